import type { Point } from './projection.ts';

/** A rectangle in map units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box centred on a point; square by default. */
export const around = ([x, y]: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Whether two boxes overlap or are closer than `air`; touching is allowed. */
export const meets = (a: Box, b: Box, air = 0): boolean =>
  a.x < b.x + b.width + air &&
  b.x < a.x + a.width + air &&
  a.y < b.y + b.height + air &&
  b.y < a.y + a.height + air;

/** Distance of a point from a box; 0 inside. */
export const gap = ({ x, y, width, height }: Box, [pointX, pointY]: Point): number =>
  Math.hypot(
    Math.max(x - pointX, 0, pointX - x - width),
    Math.max(y - pointY, 0, pointY - y - height),
  );

/** Whether a box contains another with a margin of `air`. */
export const holdsBox = (outer: Box, box: Box, air = 0): boolean =>
  box.x >= outer.x + air &&
  box.y >= outer.y + air &&
  box.x + box.width <= outer.x + outer.width - air &&
  box.y + box.height <= outer.y + outer.height - air;

/** A line segment. */
export type Segment = readonly [from: Point, to: Point];

/** The side of a line a point is on: 1, -1, or 0 on the line. */
const side = ([[fromX, fromY], [toX, toY]]: Segment, [x, y]: Point) =>
  Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));

/** Whether a line crosses a box; touching an edge does not count. */
export function runsThrough(line: Segment, { x, y, width, height }: Box): boolean {
  const [[fromX, fromY], [toX, toY]] = line;
  const [right, bottom] = [x + width, y + height];
  const isBeside = Math.max(fromX, toX) <= x || Math.min(fromX, toX) >= right;
  const isAboveOrBelow = Math.max(fromY, toY) <= y || Math.min(fromY, toY) >= bottom;
  if (isBeside || isAboveOrBelow) return false;
  const sides = [x, right].flatMap((cornerX) =>
    [y, bottom].map((cornerY) => side(line, [cornerX, cornerY])),
  );
  return Math.min(...sides) < 0 && Math.max(...sides) > 0;
}
