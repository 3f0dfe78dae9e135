import { clipped, frameOf, france, outlineOf } from './borders.ts';
import { around, type Box, holdsBox, meets } from './box.ts';
import type { Position } from './distance.ts';
import { facing, type Inset, isInInset, toInset } from './inset.ts';
import { type Placed, placeNames } from './labels.ts';
import { insetFor } from './place-inset.ts';
import { type Point, placeOnMap, unitsPerKm } from './projection.ts';
import type { Segment } from './segment.ts';
import { emWidth } from './text-width.ts';
import type { Zone } from './zone.ts';

/** A town with a page. */
export interface MapTown {
  id: string;
  name: string;
  position: Position;
  zone: Zone;
}

/** What the map is made from. */
export interface MapFacts {
  workshop: Position;
  /** Towns with a page: their names stand on the map. */
  towns: MapTown[];
  /** Km. */
  reach: number;
  rings: number[];
  /** The regions whose name settles the zone. */
  groups: { id: string; answer: Zone; departments: string[] }[];
  /** What lies beside our zone. */
  lands: { name: string; position: Position }[];
}

/** A town's name on the map, in units. */
export interface Label extends Placed {
  id: string;
  name: string;
  zone: Zone;
  dot: Point;
  /** The town is in the enlarged part. */
  inset: boolean;
  /** The workshop is here. */
  home: boolean;
}

/** Where everything of the map stands that is no border: found for where names are largest against it, on a phone. */
export interface MapLayout {
  /** What is drawn, in units: the workshop is at [0, 0]. */
  frame: Box;
  inset?: Inset;
  rings: { km: number; radius: number; label: Point }[];
  lands: { name: string; at: Point }[];
  labels: Label[];
}

/** The sizes of names on a phone, in units; `ZoneMap.css` has them too. */
const sizes = { town: 24, home: 30, land: 22 } as const;
/** Around [0, 0]: the house, with some air. */
const house: Box = { x: -17, y: -19, width: 34, height: 34 };
/** A ring's label on a phone. */
const pill = { width: 104, height: 45 } as const;
/** A name begins here from its dot, and from the house. */
const clear = { dot: 13, house: 23 } as const;

/** Lays out the map around a workshop. */
export function layOut({ workshop, towns, reach, rings, groups, lands }: MapFacts): MapLayout {
  const project = (lines: number[][][]) =>
    lines.map((line) => line.map(([longitude = 0, latitude = 0]) => placeOnMap(workshop, { latitude, longitude })));
  const whole: Box = { x: -reach * unitsPerKm, y: -reach * unitsPerKm, width: 2 * reach * unitsPerKm, height: 2 * reach * unitsPerKm };
  const outlines = project(france()).map((outline) => clipped(outline, whole));
  const covered = project(groups.flatMap(({ departments }) => outlineOf(departments))).map((outline) => clipped(outline, whole));
  // A town that we do not reach has no place on the map of what we do.
  const places = towns
    .map((town) => ({ ...town, at: placeOnMap(workshop, town.position) }))
    .filter(({ at }) => Math.hypot(...at) <= reach * unitsPerKm);
  const frame = frameOf(
    outlines,
    places.map(({ at, name }) => ({ at, nameWidth: clear.dot + emWidth(name) * sizes.town + 8 })),
    reach,
  );
  const inset = insetFor(places, { frame, france: outlines, covered, reach: reach * unitsPerKm, nearby: Math.min(...rings, reach) * unitsPerKm });
  const hung: Box[] = inset ? [{ x: inset.x - 6, y: inset.y - 6, width: inset.width + 12, height: inset.height + inset.round + 12 }] : [];

  const dotted = places.map((place) => {
    const isHome = place.at[0] === 0 && place.at[1] === 0;
    const isInside = inset !== undefined && !isHome && isInInset(inset, place.at);
    return { ...place, isHome, isInside, dot: isInside ? toInset(inset, place.at) : place.at };
  });
  const outside = dotted.filter(({ isInside, isHome }) => !isInside && !isHome);
  const pills = ringLabels(
    rings,
    frame,
    [house, ...hung],
    outside.map(({ dot }) => dot),
  );
  const pillBoxes = pills.map(({ label }) => around(label, pill.width, pill.height));
  const beams = inset ? facing(inset).map((corner): Segment => [[0, 0], corner]) : [];

  const named = (town: (typeof dotted)[number]) => ({
    name: town.name,
    dot: town.dot,
    size: town.isHome ? sizes.home : sizes.town,
    clear: town.isHome ? clear.house : clear.dot,
  });
  const onMap = dotted.filter(({ isInside }) => !isInside);
  const placed = placeNames(onMap.map(named), {
    bounds: { x: frame.x + 6, y: frame.y + 6, width: frame.width - 12, height: frame.height - 12 },
    taken: [house, ...hung, ...pillBoxes],
    dots: outside.map(({ dot }) => dot),
    rings: rings.map((km) => km * unitsPerKm),
    lines: beams,
  });
  const inTile = dotted.filter(({ isInside }) => isInside);
  const [houseX, houseY] = inset ? toInset(inset, [0, 0]) : [0, 0];
  const placedInTile = inset
    ? placeNames(inTile.map(named), {
        bounds: { x: inset.x + 6, y: inset.y + 6, width: inset.width - 12, height: inset.height + inset.round * 0.5 },
        taken: [{ ...house, x: house.x + houseX, y: house.y + houseY }],
        dots: inTile.map(({ dot }) => dot),
        rings: [],
        lines: [],
      })
    : [];
  const label = ({ id, name, zone, dot, isInside, isHome }: (typeof dotted)[number], place: Placed | undefined): Label[] =>
    place ? [{ id, name, zone, dot, ...place, inset: isInside, home: isHome }] : [];
  const labels = [
    ...onMap.flatMap((town, index) => label(town, placed[index])),
    ...inTile.flatMap((town, index) => label(town, placedInTile[index])),
  ];
  // In the order of the towns, which is the one of the tab key.
  const order = new Map(towns.map(({ id }, index) => [id, index]));
  labels.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));

  const boxes = labels.map(({ start: [x, y], run, home }) => ({
    x: Math.min(x, x + run),
    y: y - (home ? sizes.home : sizes.town) * 0.45,
    width: Math.abs(run),
    height: (home ? sizes.home : sizes.town) * 0.9,
  }));
  const dots = dotted.map(({ dot }) => around(dot, 18));
  return {
    frame,
    ...(inset && { inset }),
    rings: pills,
    labels,
    lands: landLabels(lands, workshop, frame, [...boxes, ...dots, ...pillBoxes, ...hung, house], rings),
  };
}

/** All at one angle, where they hide the least; seen from the workshop in the west-north-west where that is as good. */
function ringLabels(rings: number[], frame: Box, taken: Box[], dots: Point[]): MapLayout['rings'] {
  const at = (km: number, angle: number): Point => [Math.round(km * unitsPerKm * Math.cos(angle)), Math.round(km * unitsPerKm * Math.sin(angle))];
  const angles = Array.from({ length: 72 }, (_, step) => (step * 5 * Math.PI) / 180);
  const preferred = (215 * Math.PI) / 180;
  const cost = (angle: number) =>
    rings.reduce(
      (sum, km) => {
        const [x, y] = at(km, angle);
        const box = around([x, y], pill.width, pill.height);
        const hidden = taken.filter((each) => meets(box, each, 4)).length + dots.filter((dot) => meets(box, around(dot, 26))).length;
        // A town this near has hardly room for its name.
        const cramped = dots.filter(([dx, dy]) => Math.hypot(dx - x, dy - y) < 80).length;
        return sum + (holdsBox(frame, box, 4) ? 0 : 1000) + hidden * 200 + cramped * 4;
      },
      Math.abs(Math.atan2(Math.sin(angle - preferred), Math.cos(angle - preferred))),
    );
  const [best = preferred] = angles.sort((a, b) => cost(a) - cost(b));
  return rings.map((km) => ({ km, radius: km * unitsPerKm, label: at(km, best) }));
}

/** Names of lands stand where they have room, near their place; one without room in the frame is left out. */
function landLabels(lands: MapFacts['lands'], workshop: Position, frame: Box, taken: Box[], rings: number[]): MapLayout['lands'] {
  const placed: Box[] = [];
  return lands.flatMap(({ name, position }) => {
    const [x, y] = placeOnMap(workshop, position);
    const width = emWidth(name) * sizes.land * 1.18;
    const tries: { at: Point; box: Box }[] = [];
    for (let radius = 0; radius <= 140; radius += 4)
      for (let step = 0; step < (radius === 0 ? 1 : 24); step++) {
        const at: Point = [Math.round(x + radius * Math.cos((step * Math.PI) / 12)), Math.round(y + radius * Math.sin((step * Math.PI) / 12))];
        tries.push({ at, box: around(at, width, sizes.land) });
      }
    const onRing = ({ x: left, y: top, width: wide, height }: Box) =>
      rings.some((km) => {
        const corners = [left, left + wide].flatMap((cx) => [top, top + height].map((cy) => Math.hypot(cx, cy) < km * unitsPerKm));
        return new Set(corners).size > 1;
      });
    const free = tries.find(({ box }) => holdsBox(frame, box, 3) && ![...taken, ...placed].some((each) => meets(box, each, 6)) && !onRing(box));
    if (!free) return [];
    placed.push(free.box);
    return [{ name, at: free.at }];
  });
}
