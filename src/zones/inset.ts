import type { Point } from './projection.ts';

/** The inset: the enlarged area around the workshop, on a tile over Switzerland, where no towns are. */
export const inset = {
  x: -66,
  y: 102,
  width: 270,
  height: 118,
  /** Depth of its round end. */
  round: 30,
  /** Scale relative to the map. */
  scale: 7.5,
  /** Map point of its upper left corner. */
  from: [-16.5, -16.5],
} as const;

/** Converts a map point to the inset. */
export const toInset = ([x, y]: Point): Point => [
  Math.round(inset.x + (x - inset.from[0]) * inset.scale),
  Math.round(inset.y + (y - inset.from[1]) * inset.scale),
];

/** Whether a map point is in the inset. */
export function isInInset(point: Point): boolean {
  const [x, y] = toInset(point);
  // Depth of the round end at this x.
  const depth = inset.round * (1 - ((x - inset.x - inset.width / 2) / (inset.width / 2)) ** 2);
  return (
    x > inset.x && x < inset.x + inset.width && y > inset.y && y < inset.y + inset.height + depth
  );
}

/** The foot of a wedge from the workshop, which shows what is enlarged and leaves room for the names around it. */
export const facing: [Point, Point] = [
  [64, inset.y],
  [136, inset.y],
];

/** The inset's outline. */
export const insetOutline = `M${inset.x} ${inset.y}h${inset.width}v${inset.height}q${-inset.width / 2} ${inset.round * 2}-${inset.width} 0z`;
