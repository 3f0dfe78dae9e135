import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { company } from '../../company.ts';
import { contentFolder } from '../../settings/content-folder.ts';
import geometry from './geometry.json';
import { mapLines, mapRings, pathData } from './map.ts';
import { type Point, placeOnMap } from './projection.ts';

it('rings are as wide as their distance at two units a km', () => {
  expect(mapRings).toEqual([
    { km: 200, radius: 400 },
    { km: 150, radius: 300 },
    { km: 50, radius: 100 },
  ]);
});

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

/** The lines of path data, point by point. */
function linesOf(data: string): Point[][] {
  return data
    .split('M')
    .slice(1)
    .map((line) => {
      const numbers = [...line.matchAll(/-?\d+/g)].map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
        x += numbers[2 * index] ?? Number.NaN;
        y += numbers[2 * index + 1] ?? Number.NaN;
        return [x, y];
      });
    });
}

/** Whether an outline goes around a point: it is crossed an odd number of times on the way out. */
function holds(outline: string, [x, y]: Point): boolean {
  const [points = []] = linesOf(outline);
  return points.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    return crosses ? !inside : inside;
  }, false);
}

describe('the map of the workshop', () => {
  const lines = mapLines(company.position);
  const places = new Map(
    readdirSync(join(contentFolder, 'towns')).map((file): [string, Point] => {
      const { position } = parse(readFileSync(join(contentFolder, 'towns', file), 'utf8'));
      return [file.replace('.yaml', ''), placeOnMap(company.position, position)];
    }),
  );
  const inside = (outline: string) => [...places].flatMap(([town, point]) => (holds(outline, point) ? [town] : []));

  it('closes its outlines', () => {
    for (const outline of [lines.france, ...Object.values(lines.regions)]) expect(outline).toMatch(/^M[\dl -]+z$/);
  });

  it('has every town with a page in France, and in one of the two regions', () => {
    expect(inside(lines.france)).toEqual([...places.keys()]);
    const [alsace, francheComte] = [inside(lines.regions.alsace), inside(lines.regions['franche-comte'])];
    expect(alsace).toEqual(expect.arrayContaining(['rixheim', 'mulhouse', 'colmar', 'strasbourg', 'saverne']));
    expect(francheComte).toEqual(expect.arrayContaining(['belfort', 'besancon', 'dole', 'vesoul', 'pontarlier']));
    expect([...alsace, ...francheComte].sort()).toEqual([...places.keys()].sort());
  });

  it('has the rest of France in the west, beyond the drawing, and nothing of it in the east', () => {
    for (const point of [
      [-890, -880],
      [-890, 880],
      [-890, 0],
      [-450, 400],
    ] satisfies Point[])
      expect(holds(lines.france, point), `${point}`).toBe(true);
    for (const point of [
      [60, 0],
      [190, -100],
      [100, 400],
    ] satisfies Point[])
      expect(holds(lines.france, point), `${point}`).toBe(false);
  });

  it.each(['departments', 'foreign', 'rhine'] as const)('draws every line: %s', (name) => {
    const drawn = linesOf(lines[name]);
    expect(drawn).toHaveLength(geometry[name].length);
    for (const [index, line] of geometry[name].entries()) {
      const [[longitude = 0, latitude = 0] = []] = line;
      expect(drawn[index]?.[0]).toEqual(placeOnMap(company.position, { latitude, longitude }));
    }
  });
});
