import type { Position } from '../lib/geo/distance.ts';
import { along, around, type Box, gap, holdsBox, meets, middleOf } from './geometry.ts';
import { plateWidth } from './label-placement.ts';
import { homeOfInset, inset, isInInset, projectToInset } from './map-inset.ts';
import { sizes } from './map-layout.ts';
import type { Point } from './projection.ts';

/** Directions around a point in sixteenths of a turn, alternating between both sides. */
const turns = Array.from({ length: 16 }, (_, index) => Math.ceil(index / 2) * (index % 2 ? 1 : -1));

/** The area of a name's plate, by default where letters are largest in proportion to the map. */
export const plateAt = (text: string, at: Point, letters = 1): Box =>
  around(at, plateWidth(text) * sizes.town * letters, 1.2 * sizes.town * letters);

/** The room between a plate and the edge of the map: 6 px on a phone. */
const beforeEdge = 12;

/** The part of a map where plates stand. */
export const withinEdge = (edge: Box, room = beforeEdge): Box =>
  around(middleOf(edge), edge.width - 2 * room, edge.height - 2 * room);

/** A drawing that shows a place: where it has the workshop and the place, and where it ends. */
export interface Drawing {
  home: Point;
  end: Point;
  edge: Box;
  /** The part of it where plates stand. */
  bounds: Box;
}

/** The drawing of the inset, if it shows a place. */
export function drawingOfInset(workshop: Position, position: Position): Drawing | undefined {
  const end = projectToInset(workshop, position);
  if (!isInInset(end)) return undefined;
  return { home: homeOfInset, end, edge: inset, bounds: withinEdge(inset, 4) };
}

/** How far the plate of the workshop's own town begins before its name, clear of the house. */
const beforeHome = 3;

/** The area of an answer's dot, with a margin. */
export const dotOf = (end: Point): Box => around(end, 16);

/** Whether a plate stands within the bounds and covers nothing. */
const isFree = (plate: Box, { bounds, taken }: { bounds: Box; taken: Box[] }) =>
  holdsBox(bounds, plate) && !taken.some((other) => meets(plate, other, 2));

/** Where plates stand, and the workshop there. */
type Room = Pick<Drawing, 'home' | 'bounds'>;

/**
 * The place nearest to a point where a name's plate covers nothing, as far as it may stand off.
 * Directions away from the workshop are tried first. The line to it crosses nothing of `apart`.
 */
function openSpot(
  text: string,
  from: Point,
  { home, bounds, taken, most, apart = [] }: Room & { taken: Box[]; most: number; apart?: Box[] },
): Point | undefined {
  const { width, height } = plateAt(text, from);
  const outward = Math.atan2(from[1] - home[1], from[0] - home[0]);
  const rings = Array.from({ length: most / 2 }, (_, ring) =>
    turns.map((turn): Point => {
      const angle = outward + (turn * Math.PI) / 8;
      const away = 8 + 2 * ring;
      const x = from[0] + Math.cos(angle) * (width / 2 + away);
      // A long name would leave the map at its sides.
      const [left, right] = [bounds.x + width / 2, bounds.x + bounds.width - width / 2];
      return [Math.max(left, Math.min(x, right)), from[1] + Math.sin(angle) * (height / 2 + away)];
    }),
  );
  return [from, ...rings.flat()].find((spot) => {
    if (!isFree(plateAt(text, spot), { bounds, taken })) return false;
    const tie = along([from, spot], 4).map(middleOf);
    return !apart.some((other) => tie.some((point) => gap(other, point) === 0));
  });
}

/** How far a plate stands off rather than cover a name, in map units: 32 px on a phone. */
const nearby = 66;

/** Whether the dot of an answer would stand on a name, which then gives way in any case. */
export const isOnPoint = (name: Box, point: Point): boolean => gap(name, point) < 8;

/**
 * Where the plate of an answer stands: near its point where it covers nothing, or else as near as
 * it can be clear of what `fixed` holds. It then covers `names`, which give way.
 */
export const plateSpot = (
  text: string,
  from: Point,
  { fixed, names, ...room }: Room & { fixed: Box[]; names: Box[] },
): Point | undefined =>
  openSpot(text, from, {
    ...room,
    taken: [...fixed, ...names.filter((name) => !isOnPoint(name, from))],
    most: nearby,
  }) ?? openSpot(text, from, { ...room, taken: fixed, most: 360 });

/**
 * Where the plate of a town with a name on the map stands: over the name, but no nearer to its dot;
 * or near the dot, if it would leave the map or touch another name. If there is no room either, it
 * stays over the name, and what it touches gives way.
 */
export function plateOfTown(
  text: string,
  own: { name: Box; anchor: string | null; dot: Point },
  { home, bounds, fixed, names, letters }: Room & { fixed: Box[]; names: Box[]; letters: number },
): Point {
  const [x, y] = middleOf(own.name);
  const over: Point = [x + ({ start: 11, end: -11 }[own.anchor ?? ''] ?? 0), y];
  const room = { home, bounds, taken: [...fixed, ...names], most: nearby };
  if (isFree(plateAt(text, over, letters), room)) return over;
  // The dots of towns next to each other lie on one line.
  const apart = [...names.filter((name) => !isOnPoint(name, own.dot)), around(home, 14)];
  return openSpot(text, own.dot, { ...room, apart }) ?? openSpot(text, own.dot, room) ?? over;
}

/** Where the plate of the workshop's own town stands: over its name, from the house on. */
export const plateOfHome = (text: string, name: Box, letters = 1): Point => [
  name.x - beforeHome + plateAt(text, [0, 0], letters).width / 2,
  middleOf(name)[1],
];
