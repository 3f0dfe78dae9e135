import { expect, test } from 'vitest';
import { dateText, dayAfter, hourText, longDay, monthText, periodText } from './dates.ts';
import { dayLength } from './holidays.ts';
import { startOfDay } from './paris.ts';

test.each([
  ['2027-05-14', '2027-05-14', 'le 14 mai 2027'],
  ['2027-08-01', '2027-08-15', 'du 1er au 15 août 2027'],
  ['2027-07-28', '2027-08-01', 'du 28 juillet au 1er août 2027'],
  ['2026-12-23', '2027-01-02', 'du 23 décembre 2026 au 2 janvier 2027'],
])('from %s to %s is %s', (from, to, text) => {
  expect(periodText({ from, to })).toBe(text);
});

test.each([
  ['2027-01-01', '2026-12-31T23:00:00.000Z'],
  ['2027-08-01', '2027-07-31T22:00:00.000Z'],
  // Days with a clock change begin before it.
  ['2027-03-28', '2027-03-27T23:00:00.000Z'],
  ['2027-10-31', '2027-10-30T22:00:00.000Z'],
])('%s begins in Paris at %s', (day, instant) => {
  expect(new Date(startOfDay(day)).toISOString()).toBe(instant);
});

test('days are counted over the ends of months and years', () => {
  expect([dayAfter('2027-08-31', 1), dayAfter('2027-01-05', -14)]).toEqual([
    '2027-09-01',
    '2026-12-22',
  ]);
  expect(longDay(Date.parse('2027-08-01'))).toBe('dimanche 1er août');
});

test('days and months are called as everywhere else', () => {
  for (let day = Date.parse('2026-01-01'); day < Date.parse('2027-01-01'); day += dayLength) {
    const names = new Intl.DateTimeFormat('fr-FR', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(day);
    expect(longDay(day).replace('1er', '1')).toBe(names);
  }
});

test.each([
  ['2026-11-21', '21 novembre 2026'],
  ['2025-08-01', '1ᵉʳ août 2025'],
  // The day in UTC, in any time zone of the machine.
  ['2025-12-31T23:59:59Z', '31 décembre 2025'],
])('%s is the %s', (iso, words) => {
  expect(dateText(iso)).toBe(words);
});

test('months and hours are written as the French write them', () => {
  expect(monthText('2025-08')).toBe('août 2025');
  expect([480, 510, 485, 0, 600].map(hourText)).toEqual(['8h', '8h30', '8h05', '0h', '10h']);
});
