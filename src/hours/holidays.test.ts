import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { dayLength, isHoliday } from './holidays.ts';

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);

test('the holidays of the Haut-Rhin are those of date-holidays, for fifty years', () => {
  const library = new Holidays('FR', '68');
  for (let year = 2026; year <= 2076; year++) {
    const expected = library
      .getHolidays(year, 'fr')
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10));
    const first = Date.UTC(year, 0, 1);
    const days = Array.from({ length: 366 }, (_, index) => first + index * dayLength).filter(
      (day) => new Date(day).getUTCFullYear() === year,
    );
    expect(days.filter(isHoliday).map(isoDay)).toEqual([...new Set(expected)].sort());
  }
});
