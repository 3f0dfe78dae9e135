import { expect, it } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import { townTable } from '../../tests/support/towns.ts';
import { pathData, projectToMap } from './projection.ts';

const { company } = testSite();

it.each(townTable)(
  '$name stands on the map as far from the workshop as it is, at two units a km',
  ({ latitude, longitude, km }) => {
    const [x, y] = projectToMap(company.position, { latitude, longitude });
    expect(Math.abs(Math.hypot(x, y) / 2 - km)).toBeLessThanOrEqual(1);
  },
);

it('has the north above and the west on the left', () => {
  expect(projectToMap({ latitude: 47, longitude: 7 }, { latitude: 48, longitude: 7 })).toEqual([
    0, -222,
  ]);
  expect(projectToMap({ latitude: 0, longitude: 7 }, { latitude: 0, longitude: 6 })).toEqual([
    -222, -0,
  ]);
});

it('a path goes in steps from point to point, and none is there twice', () => {
  expect(pathData([])).toBe('');
  expect(
    pathData([
      [-1, -2],
      [3, 5],
      [3, 5],
      [3, 4],
      [0, 0],
    ]),
  ).toBe('M-1 -2l4 7 0 -1 -3 -4');
});
