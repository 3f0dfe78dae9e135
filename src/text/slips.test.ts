import { expect, test } from 'vitest';
import { slipsBetween } from './slips.ts';

test.each([
  ['colmar', 'colmar', 0],
  ['colmar', 'colmarr', 1],
  ['colmar', 'coimar', 1],
  ['colmar', 'comlar', 1],
  ['colmar', 'olmar', 1],
  ['colmar', 'kolmaar', 2],
  ['colmar', 'belfort', 3],
  ['colmar', 'col', 3],
])('%s and %s', (meant, typed, slips) => {
  expect(slipsBetween(meant, typed, 2)).toBe(slips);
  expect(slipsBetween(typed, meant, 2)).toBe(slips);
});
