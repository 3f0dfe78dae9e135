import { bearing, distance, type Position } from './distance.ts';
import { around, type Box, meets, runsThrough, type Segment } from './geometry.ts';
import { emWidth, type LabelPosition, type LabelText, placeLabels } from './label-placement.ts';
import type { Point } from './projection.ts';

/** A position with its name. */
export interface NamedPlace {
  name: string;
  position: Position;
}

/** Input of a town's map. */
export interface LocalMapData {
  town: NamedPlace;
  /** The served radius in km. */
  radius: number;
  /** Communes named on the page. */
  communes: NamedPlace[];
  workshop: NamedPlace;
}

/** A label with its position. */
export type PlacedLabel = LabelText & LabelPosition;

/** The drawing in units, with the town at [0, 0]. */
export interface LocalDrawing {
  townName: PlacedLabel;
  /** Communes whose dot and label both fit. */
  communes: PlacedLabel[];
  /** The line to the workshop: ends at the house with its label, or at a sign on the ring. */
  way?: { end: Point; name?: PlacedLabel; sign?: Sign };
  /** The ring's distance. */
  ringSign: Sign;
}

/** A text box on the ring. */
export interface Sign {
  text: string;
  box: Box;
}

/** The drawing's bounds in units. */
export const localFrame: Box = { x: -240, y: -240, width: 480, height: 480 };

/** The ring's radius in units, for any radius in km. */
export const ringRadius = 218;

/** Font sizes on the smallest map in units. `LocalMap.css` makes all of them smaller on a larger map. */
export const letterSizes = { commune: 20, town: 31, sign: 18 } as const;

/** Maximum number of communes. */
const mostCommunes = 6;

/** Size of a town's or the workshop's mark, with a margin. */
const markSize = 36;

const round = Math.round;

/** A point on the ring, by its angle clockwise from the right. */
const onRing = (angle: number): Point => [round(ringRadius * Math.cos(angle)), round(ringRadius * Math.sin(angle))];

/** Boxes along the ring, which keep labels inside it. */
const ringBoxes = Array.from({ length: 180 }, (_, step) => around(onRing((step * Math.PI) / 90), 8));

/** A sign on a point of the ring, moved sideways into the drawing. */
function signAt([x, y]: Point, text: string): Sign {
  const [width, height] = [round(emWidth(text) * letterSizes.sign) + 20, 32];
  const most = localFrame.width / 2 - width / 2 - 2;
  return { text, box: around([Math.max(-most, Math.min(most, x)), y], width, height) };
}

/** The point on the upper half of the ring furthest from these points. */
function freestOnRing(points: Point[]): Point {
  const room = ([x, y]: Point) => Math.min(...points.map(([pointX, pointY]) => Math.hypot(x - pointX, y - pointY)));
  const places = [3, 2, 4, 1, 5, 8, 9, 10, 11].map((step) => onRing((-step * Math.PI) / 12));
  return places.reduce((widest, next) => (room(next) > room(widest) + 30 ? next : widest));
}

/** The angle between two directions from the centre. */
const angleBetween = ([x, y]: Point, [otherX, otherY]: Point) => Math.abs(Math.atan2(x * otherY - y * otherX, x * otherX + y * otherY));

const nameOf = (text: string, dot: Point, clear: number, size: number, width = emWidth(text) * size): LabelText => ({
  text,
  dot,
  size,
  width,
  clear,
});

/** Lays out a town's map, with true distances and directions from its centre. */
export function localDrawing({ town, radius, communes, workshop }: LocalMapData): LocalDrawing {
  const project = (position: Position): Point => {
    const reach = (distance(town.position, position) / radius) * ringRadius;
    const angle = bearing(town.position, position);
    return [round(reach * Math.sin(angle)), round(-reach * Math.cos(angle))];
  };
  const kilometres = distance(workshop.position, town.position);
  const isHome = round(kilometres) === 0;
  const isInside = kilometres < radius;
  const end = isInside ? project(workshop.position) : onRing(bearing(town.position, workshop.position) - Math.PI / 2);
  const wayText = `${workshop.name}, ${round(kilometres)}\u00A0km`;
  const sign = isInside ? undefined : signAt(end, wayText);
  const communeNames = communes.map(({ name, position }) => nameOf(name, project(position), 12, letterSizes.commune));
  const ringSign = signAt(freestOnRing([...communeNames.map(({ dot }) => dot), end]), `${radius}\u00A0km`);

  const taken = [...ringBoxes, ringSign.box, ...(sign ? [sign.box] : []), ...(isInside ? [around(end, markSize)] : []), around([0, 0], markSize)];
  const line: Segment = [[0, 0], end];
  const placed = (names: LabelText[]): PlacedLabel[] => {
    const ground = { bounds: localFrame, taken, lines: [line], rings: [], dots: [end, ...names.map(({ dot }) => dot)] };
    return placeLabels(names, ground).flatMap((found, index) => (found && names[index] ? [{ ...names[index], ...found }] : []));
  };
  // The heading font is narrower.
  const townName = nameOf(town.name, [0, 0], 22, letterSizes.town, emWidth(town.name) * letterSizes.town * 0.9);
  const always = isInside && !isHome ? [townName, nameOf(wayText, end, 24, letterSizes.commune)] : [townName];
  let shown = placed(always);
  const left = communeNames.filter(({ dot }) => !runsThrough(line, around(dot, 14)) && !taken.some((box) => meets(box, around(dot, 14))));
  while (left.length > 0 && shown.length < always.length + mostCommunes) {
    const communesShown = shown.slice(always.length);
    const aside = (name: LabelText) => Math.min(...communesShown.map((other) => angleBetween(name.dot, other.dot)));
    const name = left.reduce((widest, next) => (aside(next) > aside(widest) ? next : widest));
    left.splice(left.indexOf(name), 1);
    const more = placed([...shown, name]);
    if (more.length > shown.length) shown = more;
  }
  const [first, ...others] = shown;
  if (shown.length < always.length || !first) throw new Error(`${town.name} has no room for its own name on its map`);
  const [name, named] = isInside && !isHome ? [others[0], others.slice(1)] : [undefined, others];
  return { townName: first, communes: named, ringSign, way: isHome ? undefined : { end, name, sign } };
}
