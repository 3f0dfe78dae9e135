import type { Places } from '../drawn.ts';
import { ridgeAt } from '../SmallParts.tsx';
import { onSlope, overhang, rise } from '../slope.ts';
import { type Frame, lowestGuard, walls } from './frame.ts';

/** Where the numbers of a roof with two sides stand. */
export function placesOf({ left, right, kick, gutter, y, summit, above }: Frame): Places {
  const { pitch, length, panels = 0 } = left;
  const out = pitch > 40 ? 40 : 24;
  return {
    ridge: [
      [240, ridgeAt(summit, pitch) - 5],
      [54, -10],
    ],
    tile: [onSlope(left, length * 0.62, above), [-out, -34]],
    other: [onSlope(right, length * 0.55, above), [out, -34]],
    batten: [onSlope(left, length * 0.38, 16 + panels), [-out - 12, -44]],
    underlay: [onSlope(right, length * 0.22, 15), [36, -52]],
    rafter: [onSlope(left, 0, 5), [62, -26]],
    kick: [onSlope(kick, -34, 7), [-30, 52]],
    purlin: [
      [walls.left + walls.half * 0.55, y - rise(walls.half * 0.55, pitch) + 12],
      [40, 34],
    ],
    truss: [
      [221, y * 0.5 + 3],
      [-96, -y * 0.5 - 6],
    ],
    floor: [
      [320, y - 9],
      [0, 52],
    ],
    wool: [onSlope(right, length * 0.5, 6), [-52, 26]],
    sarking: [onSlope(left, length * 0.5, 24), [-out, -38]],
    gutter: [gutter, [24, 28]],
    needles: [
      [gutter[0] - 8, gutter[1] - 2],
      [4, -44],
    ],
    verge: [onSlope(left, 88, above - 6), [-out, -44]],
    border: [onSlope(left, -overhang + 4, above), [-12, -46]],
    field: [onSlope(left, length * 0.5, above), [-out, -34]],
    moss: [onSlope(right, length * 0.56 + 9, above + 3), [out, -30]],
    hail: [onSlope(left, length * 0.6, above), [-out - 14, -38]],
    drops: [onSlope(left, length * 0.7, -14), [6, 46]],
    snow: [onSlope(right, length * 0.7, above + 16), [out, -26]],
    guard: [onSlope(right, lowestGuard, above + 10), [out + 14, -36]],
    ice: [onSlope(right, -overhang, above + 6), [14, 58]],
    cladding: [
      [walls.right + 21, y + 52],
      [40, 20],
    ],
  };
}
