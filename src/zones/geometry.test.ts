import { expect, test } from 'vitest';
import { type Box, meets, runsThrough } from './geometry.ts';

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
  ['from left to right', [0, 23], [30, 23], true],
  ['downwards', [12, 0], [12, 40], true],
  ['over a corner', [8, 22], [12, 18.5], true],
  ['past a corner', [8, 22], [12, 17.5], false],
  ['from within', [12, 23], [40, 80], true],
  ['all within', [11, 22], [13, 24], true],
  ['to just before it', [0, 23], [9.9, 23], false],
  ['away from it', [15, 23], [40, 23], false],
  ['beside it', [0, 27], [30, 27], false],
  ['along its edge', [0, 20], [30, 20], false],
  ['above it, upright', [12, 0], [12, 19], false],
  ['beside it, upright', [15, 0], [15, 40], false],
] as const)(
  'a line %s runs through the box or not, from whichever end',
  (_, from, to, expected) => {
    expect(runsThrough([[...from], [...to]], box)).toBe(expected);
    expect(runsThrough([[...to], [...from]], box)).toBe(expected);
  },
);
