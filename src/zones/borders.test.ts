import { expect, it } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import borders from './borders.json' with { type: 'json' };
import { linesOf, outlineOf } from './borders.ts';
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
