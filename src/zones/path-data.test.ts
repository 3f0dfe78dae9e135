import { expect, it } from 'vitest';
import { pathData } from './path-data.ts';
import type { Point } from './projection.ts';

it.each<[string, Point[], string]>([
  ['nothing', [], ''],
  ['a point', [[1, 2]], 'M1 2'],
  ['a point left of the workshop and above it', [[-1, -2]], 'M-1-2'],
  ['the workshop', [[0, 0]], 'M0 0'],
  [
    'steps from point to point',
    [
      [1, 2],
      [3, 5],
      [3, 4],
      [0, 0],
    ],
    'M1 2l2 3 0-1-3-4',
  ],
  [
    'a point that is there twice',
    [
      [1, 2],
      [1, 2],
      [1, 3],
      [1, 3],
      [2, 3],
    ],
    'M1 2l0 1 1 0',
  ],
])('the path data of %s', (_, points, expected) => {
  expect(pathData(points)).toBe(expected);
});
