import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { dayLength, easter, isHoliday } from './holidays.ts';

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);

test.each([
  [1954, '1954-04-18'],
  [1961, '1961-04-02'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(isoDay(easter(year))).toBe(day);
});

test('the holidays of the Haut-Rhin are those of date-holidays, for fifty years', () => {
  const library = new Holidays('FR', '68');
  for (let year = 2025; year < 2075; year++) {
    const expected = library
      .getHolidays(year, 'fr')
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10));
    const first = Date.UTC(year, 0, 1);
    const days = Array.from({ length: 366 }, (_, index) => first + index * dayLength).filter((day) => new Date(day).getUTCFullYear() === year);
    expect(days.filter(isHoliday).map(isoDay)).toEqual([...new Set(expected)].sort());
  }
});
