import { around, type Box, contains } from './box.ts';
import { bearing, distance, type Position } from './distance.ts';
import { type Name, nameBox, nameWidth, type PlacedName, placeNames } from './place-names.ts';
import type { Point } from './projection.ts';
import { emWidth } from './text-width.ts';

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
  /** The other communes around. */
  others: Position[];
  workshop: NamedPlace;
}

/** The drawing around a town, in units: the town is at [0, 0]. */
export interface LocalDrawing {
  names: PlacedName[];
  townName: PlacedName;
  others: Point[];
  /** Where the line to the workshop ends: at the house, or on the ring when that lies further away. */
  way?: { end: Point; isInside: boolean; tag: Box };
  /** The measure of the ring. */
  ringTag: Box;
  /** Degrees of the ring, clockwise from the right, that are drawn and left out in turn: it stops short of the names that stand on it. */
  ringDashes: number[];
}

/** What is drawn, in units. */
export const localFrame: Box = { x: -300, y: -262, width: 600, height: 524 };

/** Radius of the ring in units, whatever it is in km. */
export const ringRadius = 218;

/** Letters of the communes and of the town, where the map is smallest. */
export const letterSizes = { commune: 25, town: 38, tag: 23 } as const;

/** How wide the town's name is set: headings have narrower letters. */
export const townWidth = (name: string): number => nameWidth(name, letterSizes.town) * 0.86;

const round = Math.round;

/** A box of this size around a point, moved into the drawing. */
function boxAround([x, y]: Point, width: number, height: number): Box {
  const { x: left, y: top, width: across, height: down } = localFrame;
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  return {
    x: round(within(x - width / 2, left + 4, left + across - width - 4)),
    y: round(within(y - height / 2, top + 4, top + down - height - 4)),
    width: round(width),
    height,
  };
}

/** The words on the line to the workshop. */
export const wayLabel = (workshop: string, kilometres: number): string => `${workshop}, ${kilometres}\u00A0km`;

/** Lays out the map around a town: true in distance and direction from its centre. */
export function localDrawing({ town, radius, communes, others, workshop }: Surroundings): LocalDrawing {
  const place = (position: Position): Point => {
    const reach = (distance(town.position, position) / radius) * ringRadius;
    const angle = bearing(town.position, position);
    return [round(reach * Math.sin(angle)), round(-reach * Math.cos(angle))];
  };
  const kilometres = distance(workshop.position, town.position);
  const isHome = round(kilometres) === 0;
  const isInside = kilometres < radius;
  const tagHeight = 40;
  const tagWidth = nameWidth(wayLabel(workshop.name, round(kilometres)), letterSizes.tag) + 26;
  const far = bearing(town.position, workshop.position);
  const end: Point = isInside ? place(workshop.position) : [round(ringRadius * Math.sin(far)), round(-ringRadius * Math.cos(far))];
  const dots = communes.map(({ position }) => place(position));
  const tag = isInside ? boxAround([end[0], end[1] + 40], tagWidth, tagHeight) : tagAtEnd(end, tagWidth, tagHeight, dots);
  const way = isHome ? undefined : { end, isInside, tag };

  // The two tags and the house stand before any name, and so does the line.
  const [endX, endY] = end;
  const line = way ? Array.from({ length: 16 }, (_, step) => around([endX * ((step + 4) / 20), endY * ((step + 4) / 20)], 10)) : [];
  const ringTag = ringTagBox(`${radius} km`, [...dots, ...(way ? [end] : [])]);
  const fixed = [ringTag, ...(way ? [way.tag, ...(isInside ? [around(end, 40)] : [])] : [])];
  // Names may cross the ring, where nothing else is free.
  const ring = Array.from({ length: 72 }, (_, step): Box => {
    const angle = (step * Math.PI) / 36;
    return around([ringRadius * Math.cos(angle), ringRadius * Math.sin(angle)], 2);
  });
  const names: Name[] = communes.map(({ name }, index) => ({
    text: name,
    dot: dots[index] ?? [0, 0],
    radius: 12,
    size: letterSizes.commune,
    furthest: 6,
  }));
  const [townName, ...placed] = placeNames(
    [{ text: town.name, dot: [0, 0], radius: 21, size: letterSizes.town, width: townWidth(town.name), furthest: 0.5 }, ...names],
    { obstacles: fixed, avoided: [...line, ...ring], bounds: localFrame },
  );
  if (!townName) throw new Error('the town has no name on its map');
  const boxes = [lettersBox(townName, letterSizes.town), ...placed.map((name) => lettersBox(name, letterSizes.commune))];
  return { names: placed, townName, others: spread(others.map(place), dots), way, ringTag, ringDashes: dashesBeside(boxes) };
}

/** What the letters of a name take up, with a little air. */
function lettersBox(name: PlacedName, size: number): Box {
  const box = nameBox(name, emWidth(name.text) * size, size);
  return { ...box, x: box.x - 4, width: box.width + 8 };
}

/** The ring in dashes, none of them on one of these boxes. */
function dashesBeside(boxes: Box[]): number[] {
  const isFree = (degree: number) => {
    const angle = (degree * Math.PI) / 180;
    return !boxes.some((box) => contains(box, [ringRadius * Math.cos(angle), ringRadius * Math.sin(angle)]));
  };
  const dashes = [0];
  for (let degree = 0; degree < 360; degree += 1) {
    const isDrawn = dashes.length % 2 === 1;
    if (isFree(degree) === isDrawn) dashes.push((dashes.pop() ?? 0) + 1);
    else dashes.push(1);
  }
  return dashes;
}

/** The words at the end of the line hide as few dots as they can; wherever they go, the line still leads to them. */
function tagAtEnd([x, y]: Point, width: number, height: number, dots: Point[]): Box {
  const places = [0, -0.5, 0.5].map((share) => boxAround([x, y + share * height], width, height));
  const hidden = (box: Box) => dots.filter((dot) => contains(box, dot, 6)).length;
  return places.reduce((best, next) => (hidden(next) < hidden(best) ? next : best));
}

/** The tag stands on the ring, in its upper half, where it is furthest from every dot. */
function ringTagBox(text: string, dots: Point[]): Box {
  const at = (step: number): Point => [round(ringRadius * Math.cos((step * Math.PI) / 12)), round(-ringRadius * Math.sin((step * Math.PI) / 12))];
  const room = ([x, y]: Point) => Math.min(...dots.map(([dotX, dotY]) => Math.hypot(x - dotX, y - dotY)));
  const places = [3, 2, 4, 1, 5, 8, 9, 10, 11].map(at);
  const best = places.reduce((widest, next) => (room(next) > room(widest) + 30 ? next : widest));
  return boxAround(best, nameWidth(text, letterSizes.tag) + 30, 40);
}

/** Those that lie in the ring, and not so near to each other or to a named one that they run together. */
function spread(points: Point[], named: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [x, y] = point;
    const isFree = [...named, ...kept, [0, 0] as const].every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > 30);
    if (isFree && Math.hypot(x, y) < ringRadius - 10) kept.push(point);
  }
  return kept;
}
