import { expect, test } from 'vitest';
import { around, type Box, inCircle, isWithin, lastInside, meets } from './geometry.ts';

const box: Box = { x: 10, y: 20, width: 4, height: 6 };

test.each<[string, Box, boolean, boolean]>([
  ['the same', box, true, true],
  ['over a corner', { x: 13, y: 25, width: 9, height: 9 }, true, true],
  ['all around', { x: 0, y: 0, width: 50, height: 50 }, true, true],
  ['touching from the right', { x: 14, y: 20, width: 4, height: 6 }, false, true],
  ['a little to the left', { x: 4, y: 20, width: 4, height: 6 }, false, true],
  ['a little above', { x: 10, y: 12, width: 4, height: 6 }, false, true],
  ['a little below', { x: 10, y: 28, width: 4, height: 6 }, false, true],
  ['further to the right', { x: 17, y: 20, width: 4, height: 6 }, false, false],
  ['further down', { x: 10, y: 29, width: 4, height: 6 }, false, false],
])(
  'a box %s meets it, and with three units of air, either way',
  (_, other, isMet, isMetWithAir) => {
    expect([meets(box, other), meets(other, box)]).toEqual([isMet, isMet]);
    expect([meets(box, other, 3), meets(other, box, 3)]).toEqual([isMetWithAir, isMetWithAir]);
  },
);

test.each([
  ['stays within', [30, 40], [30, 40]],
  ['straight to the right', [900, 0], [39, 0]],
  ['upwards and out at the top', [-60, -480], [-5, -42]],
] as const)('a box of 10 by 4 that is moved %s', (_, [x, y], expected) => {
  expect(lastInside(around([0, 0], 100), [0, 0], [x, y], around([0, 0], 10, 4))).toEqual(expected);
});

test('an outline is cut off at a circle, and knows what it holds', () => {
  const outline = inCircle(
    [
      [-200, -10],
      [200, -10],
      [200, 10],
      [-200, 10],
    ],
    100,
  );
  expect(Math.max(...outline.map((point) => Math.hypot(...point)))).toBeLessThan(101);
  expect(isWithin(outline, [95, 0])).toBe(true);
  expect(isWithin(outline, [105, 0])).toBe(false);
  expect(isWithin(outline, [0, 12])).toBe(false);
});
