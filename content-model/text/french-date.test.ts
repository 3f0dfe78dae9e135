import { expect, test } from 'vitest';
import { frenchDate } from './french-date.ts';

test.each([
  ['2026-11-21', '21 novembre 2026'],
  ['2025-08-01', '1ᵉʳ août 2025'],
  ['2026-01-11', '11 janvier 2026'],
  // Late in the day of any time zone it is still that day.
  ['2025-12-31T23:59:59Z', '31 décembre 2025'],
])('%s is the %s', (iso, words) => {
  expect(frenchDate(iso)).toBe(words);
});
