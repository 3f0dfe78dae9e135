import { describe, expect, it } from 'vitest';
import { mapLines, pathData } from './map.ts';
import type { Point } from './projection.ts';

describe('path data', () => {
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
  ])('of %s', (_, points, expected) => {
    expect(pathData(points)).toBe(expected);
  });
});

describe('the lines of the map', () => {
  const frame = { x: -410, y: -410, width: 600, height: 820 };
  const { regions, ...lines } = mapLines({ latitude: 47.7497, longitude: 7.402 }, frame, [{ id: 'alsace', departments: ['67', '68'] }]);

  it('closes its outlines, and no others', () => {
    for (const outline of [lines.france, regions.alsace]) expect(outline).toMatch(/^(?:M[\dl -]+z)+$/);
    for (const line of [lines.departments, lines.foreign, lines.rhine]) expect(line).toMatch(/^[\dMl -]+$/);
  });

  it('draws nothing far beyond the frame', () => {
    const starts = [
      ...Object.values(lines)
        .join('')
        .matchAll(/M(-?\d+) ?(-?\d+)/g),
    ].map(([, x, y]) => [Number(x), Number(y)]);
    expect(starts.length).toBeGreaterThan(20);
    for (const [x = 0, y = 0] of starts) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(700);
  });
});
