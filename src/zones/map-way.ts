import { type Box, gap, middleOf } from './geometry.ts';
import type { Point } from './projection.ts';

/** How far a line is bent, as shares of its length: to both sides alternately. */
const bends = Array.from(
  { length: 21 },
  (_, index) => Math.ceil(index / 2) * (index % 2 ? 0.03 : -0.03),
);

/** How much bend is as bad as one more name or dot on the line. */
const perCrossing = 0.25;

const cornerAt = ([x, y]: Point, bend: number): Point => [
  Math.round(x / 2 - y * bend),
  Math.round(y / 2 + x * bend),
];

/** Points along the curve from [0, 0] to a point. */
export const pointsOfWay = ([x, y]: Point, corner: Point): Point[] =>
  Array.from({ length: 200 }, (_, step) => {
    const share = step / 200;
    const [first, last] = [2 * share * (1 - share), share ** 2];
    return [corner[0] * first + x * last, corner[1] * first + y * last];
  });

/**
 * The corner of the curve from the workshop to a point: straight, or bent as little as it can be to
 * pass by names and dots. What stands at either end does not count.
 */
export function cornerOfWay(end: Point, boxes: Box[]): Point {
  const onWay = boxes.filter((box) => {
    const [x, y] = middleOf(box);
    return Math.hypot(x, y) > 20 && gap(box, end) > 6;
  });
  const ways = bends.map((bend) => {
    const corner = cornerAt(end, bend);
    const points = pointsOfWay(end, corner);
    const crossed = onWay.filter((box) => points.some((point) => gap(box, point) < 3));
    return { corner, cost: crossed.length + Math.abs(bend) / perCrossing };
  });
  const least = Math.min(...ways.map(({ cost }) => cost));
  return ways.find(({ cost }) => cost === least)?.corner ?? end;
}
