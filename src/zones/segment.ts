import type { Box } from './borders.ts';
import type { Point } from './projection.ts';

/** A straight line from one point to another. */
export type Segment = readonly [from: Point, to: Point];

/** Whether a line runs through a box, be it through a corner; one that only touches an edge does not. */
export function runsThrough([[fromX, fromY], [toX, toY]]: Segment, { x, y, width, height }: Box): boolean {
  let [enters, leaves] = [0, 1];
  const sides = [
    { from: fromX, by: toX - fromX, low: x, high: x + width },
    { from: fromY, by: toY - fromY, low: y, high: y + height },
  ];
  for (const { from, by, low, high } of sides) {
    if (by === 0 && (from <= low || from >= high)) return false;
    if (by === 0) continue;
    const [one, other] = [(low - from) / by, (high - from) / by];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return enters < leaves;
}

/** On which side of a line a point lies: 1, -1, or 0 on the line itself. */
const side = ([[fromX, fromY], [toX, toY]]: Segment, [x, y]: Point) => Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));

/** Whether two lines cross; where an end of one lies on the other they do not. */
export const cross = (one: Segment, other: Segment): boolean =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0;
