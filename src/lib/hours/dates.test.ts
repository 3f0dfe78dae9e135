import { expect, test } from 'vitest';
import { dateText, dayAfter, monthText, periodText, startOfDay } from './dates.ts';
import { holidays } from './holidays.ts';

test.each([
  ['2027-05-14', '2027-05-14', 'le 14 mai 2027'],
  ['2027-08-01', '2027-08-15', 'du 1er au 15 août 2027'],
  ['2027-07-28', '2027-08-01', 'du 28 juillet au 1er août 2027'],
  ['2026-12-23', '2027-01-02', 'du 23 décembre 2026 au 2 janvier 2027'],
])('from %s to %s is %s', (from, to, text) => {
  const printed = periodText({ from, to });
  expect(printed.replaceAll('\u00A0', ' ')).toBe(text);
  expect(printed).not.toMatch(/\d(?:er)? (?:mai|juillet|août|décembre|janvier)/);
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

test.each([
  ['2026-11-21', '21\u00A0novembre 2026'],
  ['2025-08-01', '1er\u00A0août 2025'],
  // The day in UTC, in any time zone of the machine.
  ['2025-12-31T23:59:59Z', '31\u00A0décembre 2025'],
])('%s is the %s', (iso, words) => {
  expect(dateText(iso)).toBe(words);
});

test('a month is written out', () => {
  expect(monthText('2025-08')).toBe('août 2025');
});

// Easter Sundays, with the earliest and the latest that one may live to see.
test.each([
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2035-03-25',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2160-03-23',
])('the holidays of the Haut-Rhin in the year whose Easter is on %s', (easter) => {
  const movable = [-2, 1, 39, 50].map((days) => dayAfter(easter, days));
  const found = holidays(Number(easter.slice(0, 4)));
  expect(found.slice(-4)).toEqual(movable);
  expect(found).toHaveLength(13);
});
