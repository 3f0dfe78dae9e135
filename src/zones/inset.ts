import type { Point } from './projection.ts';

/** The enlarged part, a tile: where it hangs on the map, and the depth of its round end. */
export const inset = { x: 6, y: 112, width: 176, height: 132, round: 40 } as const;

/** How much larger the tile shows the map, and the point of the map at its upper left corner. */
const scale = 5;
const from: Point = [-16, -21];

/** Where the tile shows a point of the map. */
export const toInset = ([x, y]: Point): Point => [inset.x + (x - from[0]) * scale, inset.y + (y - from[1]) * scale];
