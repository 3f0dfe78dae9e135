import type { Point } from './projection.ts';

/** The enlarged part, a tile: where it hangs on the map, and the depth of its round end. */
export const inset = { x: -28, y: 120, width: 212, height: 150, round: 44 } as const;

/** How much larger the tile shows the map, and the point of the map at its upper left corner. */
const scale = 6;
const from: Point = [-16, -19];

/** Where the tile shows a point of the map. */
export const toInset = ([x, y]: Point): Point => [inset.x + (x - from[0]) * scale, inset.y + (y - from[1]) * scale];

/** Whether the tile shows a point of the map. */
export function isInInset(point: Point): boolean {
  const [x, y] = toInset(point);
  return x > inset.x && x < inset.x + inset.width && y > inset.y && y < inset.y + inset.height;
}
