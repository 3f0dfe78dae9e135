import { expect, test } from 'vitest';
import type { Box } from './box.ts';
import { cross, runsThrough, type Segment } from './segment.ts';

const box: Box = { x: 10, y: 20, width: 4, height: 6 };

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
] as const)('a line %s runs through the box or not, from whichever end', (_, from, to, expected) => {
  expect(runsThrough([[...from], [...to]], box)).toBe(expected);
  expect(runsThrough([[...to], [...from]], box)).toBe(expected);
});

test.each([
  [[0, 0], [10, 10], [0, 10], [10, 0], true],
  [[0, 0], [10, 10], [0, 10], [4, 6], false],
  [[0, 0], [10, 10], [0, 1], [10, 11], false],
  [[0, 0], [10, 10], [5, 5], [10, 0], false],
  [[0, 0], [10, 0], [5, 1], [5, 9], false],
] as const)('the line from %j to %j and that from %j to %j cross: %j %j', (a, b, c, d, expected) => {
  const [one, other]: Segment[] = [
    [[...a], [...b]],
    [[...c], [...d]],
  ];
  if (!one || !other) expect.fail();
  expect([cross(one, other), cross(other, one)]).toEqual([expected, expected]);
});
