import type { Position } from '../lib/geo/distance.ts';
import { around, type Box, holdsBox } from './geometry.ts';
import { type Point, projectToMap, unitsPerKm } from './projection.ts';

/** How much larger the inset is than the map around it. */
const enlarged = 6.3;

/**
 * The inset: the towns around the workshop, whose dots touch on the whole map, drawn larger where
 * nobody asks for a place, in Switzerland.
 */
export const inset: Box = { x: -30, y: 84, width: 234, height: 152 };

/** The workshop in the inset. */
export const homeOfInset: Point = [98, 190];

/** The same piece of country on the whole map. */
export const originOfInset: Box = {
  x: (inset.x - homeOfInset[0]) / enlarged,
  y: (inset.y - homeOfInset[1]) / enlarged,
  width: inset.width / enlarged,
  height: inset.height / enlarged,
};

/** How round the corners of the inset are. */
export const insetCorner = 8;

const { x, y, width, height } = originOfInset;

/** The frame around the piece of country, and the sides of the beam from there to the inset. */
export const beam: Point[][] = [
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ],
  [
    [x, y + height],
    [inset.x + insetCorner, inset.y],
  ],
  [
    [34, 14], // below the house
    [inset.x + inset.width - insetCorner, inset.y],
  ],
];

/** Draws what the whole map has there in the inset. */
export const toInset = `translate(${homeOfInset.join(' ')}) scale(${enlarged})`;

/** Where a place is in the inset. */
export function projectToInset(workshop: Position, position: Position): Point {
  const [x, y] = projectToMap(workshop, position, unitsPerKm * enlarged);
  return [homeOfInset[0] + x, homeOfInset[1] + y];
}

/** Whether the inset has room for a place's dot. */
export const isInInset = (point: Point): boolean => holdsBox(inset, around(point, 0), 12);
