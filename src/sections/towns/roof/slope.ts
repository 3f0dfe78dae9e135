import type { ReactNode } from 'react';
import type { Covering } from '../../../content-model/schemas/roof-drawing.ts';
import type { Point } from './drawn.ts';
import { reach, tiles } from './tiles.ts';

/** How far a slope reaches over its wall. */
export const overhang = 44;

/** The heights of layers: the rafter, the counter-batten on it, and the battens or boards. */
export const [rafter, counter, batten] = [13, 5, 6];

/** One side of a roof, along its rafter. */
export interface Slope {
  /** The outer upper edge of the wall plate. */
  x: number;
  y: number;
  mirrored?: boolean;
  pitch: number;
  /** Along the slope, from the plate to where its lower side ends. */
  length: number;
  covering: Covering | 'slate';
  /** What is left of it, if it ends upright against a ridge or a wall. */
  plumb?: boolean;
  /** How far it reaches over its wall. */
  eaves?: number;
  /** How far its rafter does, if not as far. */
  foot?: number;
  /** Whether its rafter begins upright, where the drawing ends. */
  cut?: boolean;
  /** Whether its rafter stands level on the plate. */
  level?: boolean;
  membrane?: boolean;
  panels?: number;
  /** How thick the wool below the rafter is. */
  lined?: number;
  /** The angle to the rafter that it is nailed on, if it is a foot of that one. */
  nailed?: number;
  /** Whether its courses go on from those of a foot. */
  goesOn?: boolean;
  between?: boolean;
  /** Whether a screw holds the head of each tile. */
  screwed?: boolean;
  /** The courses that are left out. */
  without?: number[];
  children?: ReactNode;
}

const radians = (pitch: number) => (pitch * Math.PI) / 180;

/** From the drawing to what is drawn along a slope. */
export const turn = ({ x, y, mirrored, pitch }: Slope) =>
  `translate(${x} ${y})${mirrored ? 'scale(-1 1)' : ''}rotate(-${pitch})`;

/** A point of a slope in the drawing: so far up, so far above its lower side. */
export function onSlope(
  { x, y, mirrored = false, pitch }: Slope,
  up: number,
  above: number,
): Point {
  const [sin, cos] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  const right = up * cos - above * sin;
  return [Math.round(x + (mirrored ? -right : right)), Math.round(y - up * sin - above * cos)];
}

/** Where the gutter of a slope hangs: its back at the foot of the rafter. */
export function gutterOf(slope: Slope): Point {
  const { eaves = overhang, panels = 0, membrane, covering } = slope;
  if (isMetal(covering)) return belowMetal(slope);
  const [, y] = onSlope(slope, -eaves, rafter + panels);
  // Its back is as low as the rafters are there, or lower, where a strip of zinc passes over it.
  const down = Math.round(reachToGutter(slope) * Math.tan(radians(slope.pitch)));
  return [gutterAt(slope), y + down + (membrane ? 9 : 1)];
}

/** How far it is, level, from the foot of the rafters to the back of the gutter. */
export function reachToGutter(slope: Slope): number {
  const { eaves = overhang, panels = 0 } = slope;
  return Math.abs(gutterAt(slope) - onSlope(slope, -eaves, rafter + panels)[0]) - 9;
}

/** How far right a gutter hangs: the tail of the lowest tile is above it, before its middle. */
function gutterAt(slope: Slope): number {
  const { eaves = overhang, panels = 0, membrane, covering, mirrored } = slope;
  if (isMetal(covering)) return belowMetal(slope)[0];
  const { lift, thick } = tiles[covering];
  const deck = rafter + panels + (membrane ? counter : 0);
  const [tail] = onSlope(slope, -eaves - reach, deck + batten + lift + thick);
  return tail + (mirrored ? -4 : 4);
}

/** Under a sheet, which has no tails, a gutter hangs at the edge of the boards. */
const belowMetal = (slope: Slope): Point =>
  onSlope(slope, -(slope.eaves ?? overhang) - 4, 8 + (slope.panels ?? 0));

const isMetal = (covering: Slope['covering']): covering is 'zinc' | 'steel' =>
  covering === 'zinc' || covering === 'steel';

/** How high a slope rises over a width. */
export const rise = (width: number, pitch: number) => Math.round(width * Math.tan(radians(pitch)));

/** How long it is over a width. */
export const along = (width: number, pitch: number) => width / Math.cos(radians(pitch));

/** How far the point of a roof is above its rafters, if its layers are so high along a slope. */
export const upright = (above: number, pitch: number) => above / Math.cos(radians(pitch));
