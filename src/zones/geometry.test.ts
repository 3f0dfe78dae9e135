import { expect, test } from 'vitest';
import { around, type Box, cross, gap, holdsBox, meets, runsThrough, type Segment } from './geometry.ts';
import type { Point } from './projection.ts';

const box: Box = { x: 10, y: 20, width: 4, height: 6 };

test('a box has its point in its middle, and is a square unless its height is said', () => {
  expect(around([12, 23], 4, 6)).toEqual(box);
  expect(around([12, 23], 4)).toEqual({ x: 10, y: 21, width: 4, height: 4 });
});

test.each<[string, Point, number]>([
  ['in the middle', [12, 23], 0],
  ['on an edge', [14, 23], 0],
  ['to the left', [8, 23], 2],
  ['to the right', [16, 23], 2],
  ['above', [12, 18], 2],
  ['below', [12, 28], 2],
  ['off a corner', [17, 30], 5],
])('a point %s is so far from the box', (_, point, distance) => {
  expect(gap(box, point)).toBe(distance);
});

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
])('a box %s meets it, and with three units of air, either way', (_, other, isMet, isMetWithAir) => {
  expect([meets(box, other), meets(other, box)]).toEqual([isMet, isMet]);
  expect([meets(box, other, 3), meets(other, box, 3)]).toEqual([isMetWithAir, isMetWithAir]);
});

test.each<[string, Box, boolean, boolean]>([
  ['the same', box, true, false],
  ['two units away on each side', { x: 8, y: 18, width: 8, height: 10 }, true, true],
  ['one unit away on the left', { x: 9, y: 18, width: 8, height: 10 }, true, false],
  ['that ends before its right edge', { x: 8, y: 18, width: 5, height: 10 }, false, false],
  ['that begins below its top', { x: 8, y: 21, width: 8, height: 10 }, false, false],
  ['that ends above its bottom', { x: 8, y: 18, width: 8, height: 7 }, false, false],
])('a box held by one %s is so, and with two units of air', (_, outer, isHeld, isHeldWithAir) => {
  expect([holdsBox(outer, box), holdsBox(outer, box, 2)]).toEqual([isHeld, isHeldWithAir]);
});

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
