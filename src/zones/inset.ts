import type { Point } from './projection.ts';

/** The enlarged part around the workshop, a tile: it hangs over Switzerland, where it hides no town. */
export const inset = {
  x: -66,
  y: 102,
  width: 254,
  height: 112,
  /** The depth of its round end. */
  round: 30,
  /** How much larger it shows the map. */
  scale: 7,
  /** The point of the map at its upper left corner. */
  from: [-20, -17],
} as const;

/** Where the tile shows a point of the map. */
export const toInset = ([x, y]: Point): Point => [
  Math.round(inset.x + (x - inset.from[0]) * inset.scale),
  Math.round(inset.y + (y - inset.from[1]) * inset.scale),
];

/** Whether the tile shows a point of the map. */
export function isInInset(point: Point): boolean {
  const [x, y] = toInset(point);
  // How deep its round end is here.
  const depth = inset.round * (1 - ((x - inset.x - inset.width / 2) / (inset.width / 2)) ** 2);
  return x > inset.x && x < inset.x + inset.width && y > inset.y && y < inset.y + inset.height + depth;
}

/** Its corners that face the workshop: what is there is shown larger here. */
export const facing: [Point, Point] = [
  [inset.x, inset.y],
  [inset.x + inset.width, inset.y],
];

/** The outline of the tile. */
export const insetOutline = `M${inset.x} ${inset.y}h${inset.width}v${inset.height}q${-inset.width / 2} ${inset.round * 2}-${inset.width} 0z`;
