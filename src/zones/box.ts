import type { Point } from './projection.ts';

/** A rectangle of the drawing, in units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box with a point in its middle: a square, unless its height is said. */
export const around = ([x, y]: Point, width: number, height = width): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/** Whether two boxes overlap, or are nearer to each other than the air between them; those that only touch do not. */
export const meets = (a: Box, b: Box, air = 0): boolean =>
  a.x < b.x + b.width + air && b.x < a.x + a.width + air && a.y < b.y + b.height + air && b.y < a.y + a.height + air;

/** How far a point is from a box: 0 where it lies in it. */
export const gap = ({ x, y, width, height }: Box, [pointX, pointY]: Point): number =>
  Math.hypot(Math.max(x - pointX, 0, pointX - x - width), Math.max(y - pointY, 0, pointY - y - height));

/** Whether a box holds another one, whole, with so much air around it. */
export const holdsBox = (outer: Box, box: Box, air = 0): boolean =>
  box.x >= outer.x + air &&
  box.y >= outer.y + air &&
  box.x + box.width <= outer.x + outer.width - air &&
  box.y + box.height <= outer.y + outer.height - air;
