import { bearing, distance, type Position } from './distance.ts';
import { around, type Box, gap, meets, runsThrough, type Segment } from './geometry.ts';
import {
  emWidth,
  type LabelPosition,
  type LabelText,
  nameBox,
  placeLabels,
} from './label-placement.ts';
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
  /** Other towns with a page. */
  towns: NamedPlace[];
  workshop: NamedPlace;
  /** All communes, near or far: the ground on which the named ones stand. */
  ground: readonly Position[];
}

/** A label with its position. */
export type PlacedLabel = LabelText & LabelPosition;

/** The drawing in units, with the town at [0, 0]. */
export interface LocalDrawing {
  /** The middle of the disc. */
  middle: Point;
  townName: PlacedLabel;
  /** Places whose dot and label both fit. */
  places: PlacedLabel[];
  /** Units for a kilometre. */
  scale: number;
  /** The line to the workshop: ends at the house with its label, or at the edge with a sign beside it. */
  way?: { end: Point; name?: PlacedLabel; sign?: Sign };
}

/** A text on a plate, centred on a point. */
export interface Sign {
  text: string;
  /** Its font size. */
  size: number;
  at: Point;
  width: number;
  height: number;
}

/** The radius of the drawn disc in units. */
export const discRadius = 218;

/** The drawing's bounds. */
export const localFrame = (middle: Point): Box => around(middle, discRadius * 2 + 4);

/** The distance of the outermost place from the middle. */
const outermost = discRadius * 0.87;

/** Font sizes on the smallest map in units. `LocalMap.css` makes all of them smaller on a larger map. */
export const letterSizes = { place: 20, town: 31, sign: 18, ring: 16 } as const;

/** Maximum number of places. */
const mostPlaces = 6;

/** Size of a town's or the workshop's mark, with a margin. */
const markSize = 36;

const round = Math.round;

/** The middle between the lowest and the highest of these numbers. */
const middleOf = (numbers: number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;

/** Points on a circle, as many as are asked for, the first one to the right. */
const pointsOn = (radius: number, count: number, [x, y]: Point = [0, 0]): Point[] =>
  Array.from({ length: count }, (_, step) => {
    const angle = (step * Math.PI) / (count / 2);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Boxes along the edge, which keep labels inside it. */
const edgeAround = (middle: Point): Box[] =>
  pointsOn(discRadius, 180, middle).map((point) => around(point, 8));

/** What brings a point from [0, 0], which lies in the disc, to the edge. */
function factorToEdge([x, y]: Point, [middleX, middleY]: Point): number {
  const away = Math.hypot(x, y);
  const along = (x * middleX + y * middleY) / away;
  return (along + Math.sqrt(along ** 2 - middleX ** 2 - middleY ** 2 + discRadius ** 2)) / away;
}

/** Positions of a sign on either side of the way, the nearest to its end first. */
function signsBeside(end: Point, text: string): Sign[] {
  const [width, height] = [round(emWidth(text) * letterSizes.sign) + 20, 32];
  const [x, y] = [end[0] / Math.hypot(...end), end[1] / Math.hypot(...end)];
  const aside = (Math.abs(y) * width + Math.abs(x) * height) / 2 + 8;
  return Array.from({ length: 22 }, (_, step) => {
    const [share, off] = [0.9 - Math.floor(step / 2) * 0.05, step % 2 === 0 ? aside : -aside];
    return {
      text,
      size: letterSizes.sign,
      at: [round(end[0] * share - y * off), round(end[1] * share + x * off)],
      width,
      height,
    };
  });
}

/** The area of a sign, with a margin. */
const plate = ({ at, width, height }: Sign): Box => around(at, width + 12, height + 12);

const nameOf = (
  text: string,
  dot: Point,
  clear: number,
  size: number,
  width = emWidth(text) * size,
): LabelText => ({
  text,
  dot,
  size,
  width,
  clear,
});

/** Kilometres to the right and down, on a map with its middle at a position. */
function kilometresTo(middle: Position, position: Position): Point {
  const [away, angle] = [distance(middle, position), bearing(middle, position)];
  return [away * Math.sin(angle), -away * Math.cos(angle)];
}

/** All places that the map could name. A town much further away than the communes would press them together. */
function placesAround({ town, radius, communes, towns }: LocalMapData): NamedPlace[] {
  const away = ({ position }: NamedPlace) => distance(town.position, position);
  const most = Math.min(radius, Math.max(...communes.map(away)) * 1.7);
  return [...communes, ...towns.filter((other) => away(other) < most)];
}

/** Lays out a town's map: true distances and directions, and a disc that the places fill. */
export function localDrawing(data: LocalMapData, places = placesAround(data)): LocalDrawing {
  const { town, radius, workshop } = data;
  const kilometres = distance(workshop.position, town.position);
  const isHome = round(kilometres) === 0;
  const isInside = kilometres < radius;
  const inKm = ({ position }: NamedPlace) => kilometresTo(town.position, position);
  const drawn = places.map(inKm);
  const furthest = Math.max(1, ...drawn.map((place) => Math.hypot(...place)));
  const [workshopX, workshopY] = inKm(workshop);
  // Of a way that leaves the disc a part that has room for its sign.
  const wayShare = isInside ? 1 : (furthest * 0.6) / kilometres;
  const all: Point[] = [[0, 0], ...drawn, [workshopX * wayShare, workshopY * wayShare]];
  const [middleX, middleY] = [middleOf(all.map(([x]) => x)), middleOf(all.map(([, y]) => y))];
  const scale = outermost / Math.max(...all.map(([x, y]) => Math.hypot(x - middleX, y - middleY)));
  const project = ([x, y]: Point, factor = scale): Point => [round(x * factor), round(y * factor)];
  const middle = project([middleX, middleY]);
  const end = project(
    [workshopX, workshopY],
    isInside ? scale : factorToEdge([workshopX, workshopY], middle),
  );
  const wayText = `${workshop.name}, ${round(kilometres)}\u00A0km`;
  const names = places.map((place) =>
    nameOf(place.name, project(inKm(place)), 12, letterSizes.place),
  );
  const line: Segment = [[0, 0], end];
  const marks = [
    ...edgeAround(middle),
    around([0, 0], markSize),
    ...(isInside ? [around(end, markSize)] : []),
  ];
  const signs = isInside
    ? []
    : signsBeside(end, wayText).filter((each) => !marks.some((mark) => meets(mark, plate(each))));
  const room = (each: Sign) => Math.min(26, ...names.map(({ dot }) => gap(plate(each), dot)));
  const [sign] = signs.sort((one, other) => room(other) - room(one));

  const taken = [...marks, ...(sign ? [plate(sign)] : [])];
  const placed = (names: LabelText[]): PlacedLabel[] => {
    const ground = {
      bounds: localFrame(middle),
      taken,
      lines: [line],
      rings: [],
      dots: [end, ...names.map(({ dot }) => dot)],
    };
    return placeLabels(names, ground).flatMap((found, index) =>
      found && names[index] ? [{ ...names[index], ...found }] : [],
    );
  };
  // The heading font is narrower.
  const townName = nameOf(
    town.name,
    [0, 0],
    22,
    letterSizes.town,
    emWidth(town.name) * letterSizes.town * 0.9,
  );
  const always =
    isInside && !isHome ? [townName, nameOf(wayText, end, 24, letterSizes.place)] : [townName];
  let shown = placed(always);
  const left = names.filter(
    ({ dot }) =>
      !runsThrough(line, around(dot, 14)) && !taken.some((box) => meets(box, around(dot, 14))),
  );
  while (left.length > 0 && shown.length < always.length + mostPlaces) {
    const aside = ({ dot: [x, y] }: LabelText) =>
      Math.min(...shown.map(({ dot: [otherX, otherY] }) => Math.hypot(x - otherX, y - otherY)));
    const name = left.reduce((widest, next) => (aside(next) > aside(widest) ? next : widest));
    left.splice(left.indexOf(name), 1);
    const more = placed([...shown, name]);
    if (more.length > shown.length) shown = more;
  }
  const [first, ...others] = shown;
  if (shown.length < always.length || !first)
    throw new Error(`${town.name} has no room for its own name on its map`);
  const [name, named] = isInside && !isHome ? [others[0], others.slice(1)] : [undefined, others];
  // A place that has no room for its name takes no room itself, the outermost first.
  const fromMiddle = ({ dot: [x, y] }: LabelText) => Math.hypot(x - middle[0], y - middle[1]);
  const unnamed = names.filter(({ text }) => !named.some((other) => other.text === text));
  const idle = unnamed.sort((one, other) => fromMiddle(other) - fromMiddle(one))[0]?.text;
  const useful = places.filter((place) => place.name !== idle);
  const without = idle !== undefined && localDrawing(data, useful);
  if (without && without.places.length >= named.length) return without;
  return {
    middle,
    scale,
    townName: first,
    places: named,
    way: isHome ? undefined : { end, name, sign },
  };
}

/** The widest disc, in km from its middle, on which communes are told apart; wider, they are a carpet of 3 kB. */
const widest = 40;

/** What lies under the names: every commune as a dot, and circles around the town that tell how far it is, in units. */
export interface LocalGround {
  dots: Point[];
  rings: number[];
  /** The radius that is served, if enough of it lies in the disc. */
  served?: number;
  /** The distance of one of the rings, where nothing is covered by it. */
  sign?: Sign;
}

/** Lays out the ground of a drawn map. */
export function localGround(
  { town, radius, ground }: LocalMapData,
  { middle, scale, townName, places, way }: LocalDrawing,
): LocalGround {
  const isInside = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]) < discRadius - 6;
  const shown = [townName, ...places, ...(way?.name ? [way.name] : [])];
  const reach = discRadius / scale;
  const step = reach > widest ? 20 : reach > 18 ? 10 : 5;
  const dots = (reach > widest ? [] : ground).map((position): Point => {
    const [x, y] = kilometresTo(town.position, position);
    return [round(x * scale), round(y * scale)];
  });
  // A ring of which little can be seen is no ring.
  const isSeen = (away: number) => pointsOn(away * scale, 120).filter(isInside).length > 40;
  const rings = [1, 2, 3, 4, 5, 6].map((times) => times * step).filter(isSeen);
  const taken = [
    ...shown.flatMap((name) => [nameBox(name, name), around(name.dot, 24)]),
    ...(way?.sign ? [plate(way.sign)] : []),
    ...edgeAround(middle),
  ];
  const signs = rings.flatMap((away) => {
    const text = `${away}\u00A0km`;
    const plateOf = {
      text,
      size: letterSizes.ring,
      width: round(emWidth(text) * letterSizes.ring) + 12,
      height: 24,
    };
    return pointsOn(away * scale, 120).map(
      ([x, y]): Sign => ({ ...plateOf, at: [round(x), round(y)] }),
    );
  });
  const free = (air: number) =>
    signs.find((each) => {
      const box = around(each.at, each.width, each.height);
      return (
        isInside(each.at) &&
        !taken.some((other) => meets(other, box, air)) &&
        !(way && runsThrough([[0, 0], way.end], box))
      );
    });
  return {
    dots: dots.filter(
      (dot) => isInside(dot) && !shown.some((name) => gap(around(name.dot, 20), dot) === 0),
    ),
    rings: rings.map((away) => round(away * scale)),
    served: isSeen(radius) ? round(radius * scale) : undefined,
    // Close to a name it would read as the distance of that place.
    sign: free(20) ?? free(0),
  };
}
