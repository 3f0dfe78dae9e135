import type { Position } from './distance.ts';
import { around, type Box, holdsBox, meets } from './geometry.ts';
import {
  isFree,
  isOpen,
  type Label,
  type Name,
  nameBox,
  type Obstacles,
  placeLabels,
} from './label-placement.ts';
import { type Point, projectToMap, unitsPerKm } from './projection.ts';
import type { TownPage } from './zone.ts';

interface NamedPlace {
  name: string;
  position: Position;
  town?: TownPage;
}

/** A name that belongs to no dot, and points for it in km from the workshop, right and down. */
interface Writing {
  text: string;
  points: number[][];
}

/** Input of every map. */
export interface ZoneMapData {
  workshop: Position;
  /** Towns with a page. */
  towns: TownPage[];
  /** Radii in km. */
  rings: number[];
  lands: Writing[];
  waters: Writing[];
}

/** A piece of the map, in units from the workshop at [0, 0]. */
export interface MapCut extends Box {
  /** Units per km. */
  scale: number;
}

/**
 * Positions of everything but borders, laid out for phones, where labels are largest.
 */
export interface ZoneMapLayout {
  cut: MapCut;
  rings: { km: number; label: Point }[];
  lands: Label[];
  labels: Label[];
  /** The town of this map, around which its ring is; the way from the workshop leads to it. */
  way?: Point;
}

/** Sizes of the letters: change them here. `ZoneMap.css` only scales all of them with the map. */
export const sizes = { commune: 22, town: 24, home: 30, land: 22, km: 21.5 } as const;

/** The whole map: France within 200 km, and space for labels in the east. */
const wholeMap: MapCut = { x: -410, y: -410, width: 620, height: 820, scale: unitsPerKm };

/** The figure of a ring, as large as drawn, which is in em. */
const plateBox = (at: Point) => around(at, 97, 43);

/** Each name's places, at a scale. */
const placesOf = (writings: Writing[], scale: number) =>
  writings.map(({ text, points }) =>
    (['start', 'end'] as const).flatMap((anchor) =>
      points.map(([x = 0, y = 0]): Label => {
        const dot: Point = [Math.round(x * scale), Math.round(y * scale)];
        return {
          text,
          dot,
          at: [dot[0] + (anchor === 'end' ? -8 : 8), dot[1]],
          anchor,
          // The letters stand wide, and have air.
          size: sizes.land * 1.4,
          clear: 8,
        };
      }),
    ),
  );

/** Of each name's places the first where it covers nothing. */
function write(names: Label[][], obstacles: Obstacles): Label[] {
  const written: Label[] = [];
  for (const places of names) {
    const place = places.find((each) => isFree(each, written, obstacles));
    if (place) written.push(place);
  }
  return written;
}

/** Lays out the whole map. */
export function layOutZoneMap({ workshop, towns, rings, lands }: ZoneMapData): ZoneMapLayout {
  const pills = rings.map((km) => ({ km, label: onRing(km) }));
  const all = towns.map((town) => ({
    town,
    text: town.name,
    size: sizes.town,
    clear: 13,
    dot: projectToMap(workshop, town.position),
  }));
  // The house covers the dots around it: the workshop is named on its right, the others above each
  // other on its left, each tied to its dot.
  const near = all
    .filter(({ dot }) => Math.hypot(...dot) < 20)
    .sort((a, b) => Math.hypot(...a.dot) - Math.hypot(...b.dot))
    .map(
      (name, index): Label => ({
        ...name,
        size: index === 0 ? sizes.home : sizes.town,
        at: index === 0 ? [23, 0] : [-23, -10 - 23 * index],
        anchor: index === 0 ? 'start' : 'end',
        tied: index > 0,
      }),
    );
  const far = all.filter(({ dot }) => Math.hypot(...dot) >= 20);
  const obstacles = {
    bounds: wholeMap,
    taken: [
      // Around the house is room for what the look-up answers.
      around([2, 15], 84, 94),
      ...near.map(nameBox),
      ...pills.map(({ label }) => plateBox(label)),
    ],
    dots: far.map(({ dot }) => dot),
  };
  const landNames = write(placesOf(lands, unitsPerKm), obstacles);
  obstacles.taken.push(...landNames.map(nameBox));
  const labels = [...near, ...placeLabels(far, obstacles)];
  for (const { name } of towns)
    if (!labels.some(({ text }) => text === name))
      console.warn(`⚠ La carte n’a pas de place pour le nom ${name}.`);
  return {
    cut: wholeMap,
    rings: pills,
    lands: landNames,
    labels,
  };
}

interface TownOfMap {
  id: string;
  /** In km. */
  radius: number;
  /** To the workshop. */
  kilometres: number;
  /** The communes that its page names, with or without a page of their own. */
  communes: NamedPlace[];
}

/**
 * Lays out a town's map: the piece of the map around the workshop and what is served around the
 * town. Communes are named where one can tell them apart, lands and rivers once.
 */
export function layOutTownMap(
  { workshop, towns, lands, waters }: ZoneMapData,
  { id, radius, kilometres, communes }: TownOfMap,
): ZoneMapLayout {
  const own = towns.find((town) => town.id === id);
  if (!own) throw new Error(`${id} has no page`);
  const [right, down] = projectToMap(workshop, own.position, 1);
  const [west, east] = [Math.min(0, right - radius), Math.max(0, right + radius)];
  const [north, south] = [Math.min(0, down - radius), Math.max(0, down + radius)];
  // East of the workshop is room for its name, and around the ring some of the country.
  const [wide, high] = [east - west, south - north];
  const scale = Math.min(250 / radius, 560 / wide, 560 / high, 440 / Math.abs(west));
  const middle: Point = [
    Math.round((Math.min(-30, west * scale) + Math.max(150, east * scale)) / 2),
    Math.round(((north + south) * scale) / 2),
  ];
  const cut = { ...around(middle, wholeMap.width), scale };
  const to = projectToMap(workshop, own.position, scale);
  const reach = radius * scale;
  const away = kilometres > 0 ? `${kilometres}\u00A0km` : undefined;
  // A ring smaller than the name would run through it.
  const beyond = reach < 80 ? reach + 8 : undefined;
  const pages: NamedPlace[] = [own, ...towns].map((town) => ({ ...town, town }));
  const named: Name[] = [];
  for (const { name: text, position, town } of [...pages, ...communes]) {
    const dot = projectToMap(workshop, position, scale);
    const name = { text, town, dot };
    // Of dots that would touch, or lie under the tile or the house, the first is shown.
    const isApart = named.every(
      ({ dot: [x, y], clear }) => Math.hypot(x - dot[0], y - dot[1]) > clear - 2,
    );
    if (!isApart || !holdsBox(cut, around(dot, 44))) continue;
    if (town === own) named.push({ ...name, size: sizes.home, clear: 21, beyond, away });
    else if (Math.hypot(...dot) === 0) named.push({ ...name, size: sizes.home, clear: 21 });
    else if (town) named.push({ ...name, size: sizes.town, clear: 13 });
    else named.push({ ...name, size: sizes.commune, clear: 10 });
  }
  const obstacles: Obstacles = {
    bounds: cut,
    // The house, with a margin.
    taken: [around([0, -2], 34), around(to, 28)],
    way: [[0, 0], to],
    dots: named.flatMap(({ town, dot }) => (town ? [dot] : [])),
  };
  const large = placeLabels(
    named.filter(({ size }) => size === sizes.home),
    obstacles,
  );
  // The figure stands on the ring, away from the workshop if it can.
  const outwards = Math.atan2(...to);
  const plates = Array.from({ length: 24 }, (_, step): Point => {
    const angle = outwards + (step * Math.PI) / 12;
    return [
      Math.round(to[0] + Math.sin(angle) * reach),
      Math.round(to[1] + Math.cos(angle) * reach),
    ];
  });
  const label = plates.find((at) => isOpen(plateBox(at), large, obstacles));
  const covers = large.map(nameBox);
  if (label) covers.push(plateBox(label));
  obstacles.taken.push(...covers);
  const others = named.filter(
    ({ size, dot }) => size < sizes.home && !covers.some((box) => meets(box, around(dot, 20))),
  );
  obstacles.dots = [...large, ...others].map(({ dot }) => dot);
  const small = placeLabels(others, obstacles);
  obstacles.taken.push(...small.map(nameBox));
  return {
    cut,
    rings: label ? [{ km: radius, label }] : [],
    lands: write(placesOf([...waters, ...lands], scale), obstacles),
    labels: [...large, ...small],
    way: to,
  };
}

/**
 * Ring labels are where no towns are: in the west-north-west, or near the workshop over the Rhine.
 */
const onRing = (km: number): Point => (km < 100 ? [1.8 * km, -0.9 * km] : [-1.77 * km, -0.93 * km]);
