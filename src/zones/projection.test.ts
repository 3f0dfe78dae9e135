import { expect, it } from 'vitest';
import { company } from '../../tests/support/site.ts';
import { townTable } from '../../tests/support/towns.ts';
import { type Point, pathData, placeOnMap } from './projection.ts';

it.each(townTable)('$name stands on the map as far from the workshop as it is, at two units a km', ({ latitude, longitude, km }) => {
  const [x, y] = placeOnMap(company.position, { latitude, longitude });
  expect(Math.abs(Math.hypot(x, y) / 2 - km)).toBeLessThanOrEqual(1);
});

it('has the north above and the west on the left', () => {
  expect(placeOnMap({ latitude: 47, longitude: 7 }, { latitude: 48, longitude: 7 })).toEqual([0, -222]);
  expect(placeOnMap({ latitude: 0, longitude: 7 }, { latitude: 0, longitude: 6 })).toEqual([-222, -0]);
});

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
