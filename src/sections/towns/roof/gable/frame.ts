import type { Point, Wish } from '../drawn.ts';
import { along, counter, gutterOf, onSlope, rise, type Slope, upright } from '../slope.ts';

/** The outer edges of the walls, and half the way between them. */
export const walls = { left: 96, right: 384, half: 144 };

/** How far up the slope the lowest line that holds the snow stands: above the wall. */
export const lowestGuard = 16;

/** What the parts of a roof with two sides are placed by. */
export interface Frame extends Wish {
  left: Slope;
  right: Slope;
  /** The flatter foot of the left side. */
  kick: Slope;
  gutter: Point;
  /** The height of the wall plates, and the bottom of the drawing. */
  y: number;
  bottom: number;
  /** The top of the layers where both sides meet. */
  summit: number;
  /** How high the covering lies over the lower side of the rafter. */
  above: number;
  /** Whether it is of tiles. */
  tiled: boolean;
}

/** Both sides of a roof of this pitch, with the layers that are named. */
export function frameOf(wish: Wish): Frame {
  const { covering, pitch, has } = wish;
  const tiled = covering !== 'zinc' && covering !== 'steel';
  const y = rise(walls.half, pitch);
  const panels = has('sarking') ? 22 : 0;
  const left: Slope = {
    x: walls.left,
    y,
    pitch,
    length: along(walls.half, pitch),
    covering,
    panels,
    membrane: has('underlay') || has('sarking'),
    between: has('wool') && !has('sarking'),
    screwed: has('verge'),
  };
  const kick = kickOf(left);
  const right: Slope = { ...left, x: walls.right, mirrored: true };
  if (has('sarking') && has('wool')) Object.assign(right, { panels: 0, between: true, lined: 12 });
  const above = panels + (tiled ? 28 : 25) + (left.membrane ? counter : 0);
  return {
    ...wish,
    left,
    right,
    kick,
    gutter: gutterOf(has('kick') ? kick : left),
    y,
    bottom: Math.round(y + 98),
    summit: -upright(above, pitch),
    above,
    tiled,
  };
}

/** The short rafter nailed on the foot of another. */
function kickOf(slope: Slope): Slope {
  const [x, y] = onSlope(slope, 26, 13);
  return {
    ...slope,
    x,
    y,
    pitch: slope.pitch - 24,
    length: 29,
    eaves: 62,
    nailed: 24,
    without: [4],
  };
}
