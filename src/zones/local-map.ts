import { bearing, distance, type Position } from './distance.ts';
import { around, type Box, meets, runsThrough, type Segment } from './geometry.ts';
import { emWidth, type Name, type Place, placeNames } from './place-names.ts';
import type { Point } from './projection.ts';

/** A place with its name. */
export interface NamedPlace {
  name: string;
  position: Position;
}

/** What the map of a town shows. */
export interface Surroundings {
  town: NamedPlace;
  /** How far around the town we work, km. */
  radius: number;
  /** Communes that the page names. */
  communes: NamedPlace[];
  workshop: NamedPlace;
}

/** A name, with its place. */
export type PlacedName = Name & Place;

/** The drawing around a town, in units: the town is at [0, 0]. */
export interface LocalDrawing {
  townName: PlacedName;
  /** Those communes of which both dot and name have room. */
  communes: PlacedName[];
  /** The line to the workshop: it ends at the house, which has a name, or on the ring, past a sign. */
  way?: { end: Point; name?: PlacedName; sign?: Sign };
  /** The measure of the ring. */
  ringSign: Sign;
}

/** Words in a box. */
export interface Sign {
  text: string;
  box: Box;
}

/** What is drawn, in units. */
export const localFrame: Box = { x: -240, y: -240, width: 480, height: 480 };

/** Radius of the ring in units, whatever it is in km. */
export const ringRadius = 218;

/** Sizes of letters where the map is smallest; `LocalMap.css` has them too. */
export const letterSizes = { commune: 20, town: 31, sign: 18 } as const;

/** More names than these would be a list. */
const mostCommunes = 6;

/** Around a town or the workshop, with some air. */
const markSize = 36;

const round = Math.round;

/** A point on the ring, by its angle clockwise from the right. */
const onRing = (angle: number): Point => [round(ringRadius * Math.cos(angle)), round(ringRadius * Math.sin(angle))];

/** Boxes all along the ring: a name that meets none lies in it, whole. */
const ringBoxes = Array.from({ length: 180 }, (_, step) => around(onRing((step * Math.PI) / 90), 8));

/** A sign on the way to a point of the ring, as far out as it lies in the ring, whole. */
function signTowards([x, y]: Point, text: string): Sign {
  const [width, height] = [round(emWidth(text) * letterSizes.sign) + 20, 32];
  for (let reach = 1; ; reach -= 0.01) {
    const [middleX, middleY] = [round(x * reach), round(y * reach)];
    if (Math.hypot(Math.abs(middleX) + width / 2, Math.abs(middleY) + height / 2) < ringRadius - 8)
      return { text, box: around([middleX, middleY], width, height) };
  }
}

/** The point of the upper half of the ring that is furthest from all of these. */
function freestOnRing(points: Point[]): Point {
  const room = ([x, y]: Point) => Math.min(...points.map(([pointX, pointY]) => Math.hypot(x - pointX, y - pointY)));
  const places = [3, 2, 4, 1, 5, 8, 9, 10, 11].map((step) => onRing((-step * Math.PI) / 12));
  return places.reduce((widest, next) => (room(next) > room(widest) + 30 ? next : widest));
}

const nameOf = (text: string, dot: Point, clear: number, size: number, width = emWidth(text) * size): Name => ({ text, dot, size, width, clear });

/** Lays out the map around a town: true in distance and direction from its centre. */
export function localDrawing({ town, radius, communes, workshop }: Surroundings): LocalDrawing {
  const place = (position: Position): Point => {
    const reach = (distance(town.position, position) / radius) * ringRadius;
    const angle = bearing(town.position, position);
    return [round(reach * Math.sin(angle)), round(-reach * Math.cos(angle))];
  };
  const kilometres = distance(workshop.position, town.position);
  const isHome = round(kilometres) === 0;
  const isInside = kilometres < radius;
  const end = isInside ? place(workshop.position) : onRing(bearing(town.position, workshop.position) - Math.PI / 2);
  const wayText = `${workshop.name}, ${round(kilometres)}\u00A0km`;
  const sign = isInside ? undefined : signTowards(end, wayText);
  const communeNames = communes.map(({ name, position }) => nameOf(name, place(position), 12, letterSizes.commune));
  const ringSign = signTowards(freestOnRing([...communeNames.map(({ dot }) => dot), end]), `${radius}\u00A0km`);

  const taken = [...ringBoxes, ringSign.box, ...(sign ? [sign.box] : []), ...(isInside ? [around(end, markSize)] : []), around([0, 0], markSize)];
  const line: Segment = [[0, 0], end];
  const placed = (names: Name[]): PlacedName[] => {
    const ground = { bounds: localFrame, taken, lines: [line], rings: [], dots: [end, ...names.map(({ dot }) => dot)] };
    return placeNames(names, ground).flatMap((found, index) => (found && names[index] ? [{ ...names[index], ...found }] : []));
  };
  // Headings have narrower letters.
  const townName = nameOf(town.name, [0, 0], 22, letterSizes.town, emWidth(town.name) * letterSizes.town * 0.9);
  const always = isInside && !isHome ? [townName, nameOf(wayText, end, 24, letterSizes.commune)] : [townName];
  let shown = placed(always);
  for (const name of communeNames) {
    const dot = around(name.dot, 14);
    if (shown.length === always.length + mostCommunes || runsThrough(line, dot) || taken.some((box) => meets(box, dot))) continue;
    const more = placed([...shown, name]);
    if (more.length > shown.length) shown = more;
  }
  const [first, ...others] = shown;
  if (shown.length < always.length || !first) throw new Error(`${town.name} has no room for its own name on its map`);
  const [name, named] = isInside && !isHome ? [others[0], others.slice(1)] : [undefined, others];
  return { townName: first, communes: named, ringSign, way: isHome ? undefined : { end, name, sign } };
}
