import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['colmar', 'colmar', 0],
  ['colmar', 'colmarr', 1],
  ['colmar', 'coimar', 1],
  ['colmar', 'comlar', 1],
  ['colmar', 'olmar', 1],
  ['colmar', 'kolmaar', 2],
  ['colmar', 'belfort', 3],
  ['colmar', 'col', 3],
  ['colmar', 'oclmar', 1],
  ['colmar', 'colmra', 1],
  ['colmar', 'coxyar', 2],
  ['colmar', 'xylmar', 2],
  ['colmar', 'colmaxyz', 3],
  ['colmar', 'oclmra', 2],
  ['colmar', 'lcomar', 2],
  ['', 'co', 2],
  ['', '', 0],
])('%s and %s', (meant, typed, slips) => {
  expect(editDistance(meant, typed, 2)).toBe(slips);
  expect(editDistance(typed, meant, 2)).toBe(slips);
});
