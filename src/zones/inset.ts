import type { Box } from './box.ts';
import type { Point } from './projection.ts';

/** The enlarged part, a tile: where it hangs on the map, the depth of its round end, and what it shows. */
export interface Inset extends Box {
  round: number;
  /** How much larger it shows the map. */
  scale: number;
  /** The point of the map at its upper left corner. */
  from: Point;
}

/** Where the tile shows a point of the map. */
export const toInset = ({ x, y, scale, from }: Inset, [px, py]: Point): Point => [
  Math.round(x + (px - from[0]) * scale),
  Math.round(y + (py - from[1]) * scale),
];

/** Whether the tile shows a point of the map. */
export function isInInset(inset: Inset, point: Point): boolean {
  const [x, y] = toInset(inset, point);
  // How deep its round end is here.
  const depth = inset.round * (1 - ((x - inset.x - inset.width / 2) / (inset.width / 2)) ** 2);
  return x > inset.x && x < inset.x + inset.width && y > inset.y && y < inset.y + inset.height + depth;
}

/** The two corners of the tile that face the workshop: what is there is shown larger here. */
export function facing({ x, y, width, height }: Inset): [Point, Point] {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const [right, bottom] = [x + width, y + height];
  if (Math.abs(middleX) / width > Math.abs(middleY) / height) {
    const side = middleX > 0 ? x : right;
    return [
      [side, y],
      [side, bottom],
    ];
  }
  const side = middleY > 0 ? y : bottom;
  return [
    [x, side],
    [right, side],
  ];
}

/** The outline of the tile. */
export const insetOutline = ({ x, y, width, height, round }: Inset) => `M${x} ${y}h${width}v${height}q${-width / 2} ${round * 2}-${width} 0z`;
