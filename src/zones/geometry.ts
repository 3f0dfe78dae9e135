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

/** Boxes of this width along a line, so close that they touch. */
export const along = (line: readonly Point[], width: number): Box[] =>
  line.flatMap(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / width));
    return Array.from({ length: steps }, (_, step) =>
      around([x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps], width),
    );
  });

/** The middle of a box. */
export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** A box with this much room on each side. */
export const withAir = (box: Box, air: number): Box =>
  around(middleOf(box), box.width + 2 * air, box.height + 2 * air);

/** Whether two boxes overlap or are closer than `air`; touching is allowed. */
export const meets = (a: Box, b: Box, air = 0): boolean =>
  a.x < b.x + b.width + air &&
  b.x < a.x + a.width + air &&
  a.y < b.y + b.height + air &&
  b.y < a.y + a.height + air;

/** Whether a closed outline contains a point. */
export const isWithin = (outline: readonly Point[], [x, y]: Point): boolean =>
  outline.reduce((inside, [fromX, fromY], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [fromX, fromY];
    const isCrossed =
      fromY > y !== toY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY);
    return inside !== isCrossed;
  }, false);

/** The part of a closed outline that lies in a circle around [0, 0]. */
export function inCircle(outline: readonly Point[], radius: number): Point[] {
  const sides = Array.from({ length: 120 }, (_, side) => (side * Math.PI) / 60);
  return sides.reduce<Point[]>(
    (points, angle) => {
      const beyond = ([x, y]: Point) => x * Math.cos(angle) + y * Math.sin(angle) - radius;
      return points.flatMap((point, index) => {
        const next = points[(index + 1) % points.length] ?? point;
        const [here, there] = [beyond(point), beyond(next)];
        const share = here / (here - there);
        const onSide: Point = [
          Math.round(point[0] + (next[0] - point[0]) * share),
          Math.round(point[1] + (next[1] - point[1]) * share),
        ];
        return [...(here <= 0 ? [point] : []), ...(here * there < 0 ? [onSide] : [])];
      });
    },
    [...outline],
  );
}

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

/** Moves a box along a line as far as it stays inside another one. Returns its centre. */
export function lastInside(outer: Box, [fromX, fromY]: Point, to: Point, box: Box): Point {
  const right = to[0] - fromX;
  const down = to[1] - fromY;
  const inner = around(
    middleOf(outer),
    outer.width - box.width - 12,
    outer.height - box.height - 12,
  );
  const share = Math.min(
    1,
    (inner.x + (right < 0 ? 0 : inner.width) - fromX) / right,
    (inner.y + (down < 0 ? 0 : inner.height) - fromY) / down,
  );
  return [Math.round(fromX + right * share), Math.round(fromY + down * share)];
}
