import { expect, it } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import borders from './borders.json' with { type: 'json' };
import { lakes, linesOf, outlineOf, rhine, springs } from './borders.ts';
import { along, around, gap } from './geometry.ts';
import { projectToMap } from './projection.ts';

const { company } = testSite();
const steps = (outline: string) => outline.match(/-?\d+ ?-?\d+/g)?.length ?? 0;

it('the borders are drawn around the workshop', () => {
  expect(Math.hypot(...projectToMap(company.position, borders.workshop))).toBeLessThan(2);
});

it('the outline of neighbours is one, closed, and leaves the border between them out', () => {
  const alsace = outlineOf(['67', '68']);
  expect(alsace).toMatch(/^M[\dl -]+z$/);
  expect(steps(alsace)).toBeLessThan(steps(outlineOf(['67'])) + steps(outlineOf(['68'])));
});

it('départements that do not touch have an outline each, and one that the map does not show has none', () => {
  expect(outlineOf(['67', '39'])).toMatch(/^M[^M]+zM[^M]+z$/);
  expect(outlineOf(['29'])).toBe('');
});

it('reads the lines of its path data', () => {
  expect(linesOf('M10-5l2 3-1-1zM0 4l5 0')).toEqual([
    [
      [10, -5],
      [12, -2],
      [11, -3],
    ],
    [
      [0, 4],
      [5, 4],
    ],
  ]);
});

it('rivers begin at their springs, not where they meet another water', () => {
  // Langres, Le Châtelet-sur-Meuse, Bussang and Mouthe.
  for (const [latitude, longitude] of [
    [47.85, 5.33],
    [47.98, 5.64],
    [47.88, 6.86],
    [46.71, 6.2],
  ] as const) {
    const place = around(projectToMap(company.position, { latitude, longitude }), 30);
    expect(springs().filter((spring) => gap(place, spring) === 0)).toHaveLength(1);
  }
  const waters = linesOf(rhine + lakes).flatMap((line) => along(line, 4));
  for (const spring of springs())
    expect(waters.filter((box) => gap(box, spring) < 2)).toHaveLength(0);
});
