import type { Box } from './box.ts';
import type { Point } from './projection.ts';

/** A straight line from one point to another. */
export type Segment = readonly [from: Point, to: Point];

/** On which side of a line a point lies: 1, -1, or 0 on the line itself. */
const side = ([[fromX, fromY], [toX, toY]]: Segment, [x, y]: Point) => Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));

/** Whether a line runs through a box, be it through a corner; one that only touches an edge does not. */
export function runsThrough(line: Segment, { x, y, width, height }: Box): boolean {
  const [[fromX, fromY], [toX, toY]] = line;
  const [right, bottom] = [x + width, y + height];
  if (Math.max(fromX, toX) <= x || Math.min(fromX, toX) >= right || Math.max(fromY, toY) <= y || Math.min(fromY, toY) >= bottom) return false;
  const sides = [side(line, [x, y]), side(line, [right, y]), side(line, [x, bottom]), side(line, [right, bottom])];
  return Math.min(...sides) < 0 && Math.max(...sides) > 0;
}

/** Whether two lines cross; where an end of one lies on the other they do not. */
export const cross = (one: Segment, other: Segment): boolean =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0;
