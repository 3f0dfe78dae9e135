import type { Position } from './distance.ts';
import { around, type Box, holdsBox, type Segment } from './geometry.ts';
import { freePlaces, type Label, type Name, nameBox, placeLabels } from './label-placement.ts';
import { type Point, projectToMap, unitsPerKm } from './projection.ts';
import type { TownPage } from './zone.ts';

interface NamedPlace {
  name: string;
  position: Position;
}

/** Input of every map. */
export interface ZoneMapData {
  workshop: Position;
  /** Towns with a page. */
  towns: TownPage[];
  /** Radii in km. */
  rings: number[];
  /** Labels of neighbouring lands. */
  lands: NamedPlace[];
  /** Rivers, and points along each in km from the workshop, right and down. */
  waters: { text: string; points: number[][] }[];
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
  rings: { km: number; radius: number; label: Point }[];
  lands: Label[];
  labels: Label[];
  /** The way from the workshop to the town of this map, and the radius that is served there. */
  way?: { to: Point; served: number };
}

/** Sizes of the letters: change them here. `ZoneMap.css` only scales all of them with the map. */
export const sizes = { commune: 20, town: 24, home: 30, land: 22, km: 21.5 } as const;
/** Size of a ring's label in em. */
export const pill = { width: 4.5, height: 2 } as const;

/** The whole map: France within 200 km, and space for labels in the east. */
const wholeMap: MapCut = { x: -410, y: -410, width: 620, height: 820, scale: unitsPerKm };

/** The house, and the tile of the map's town, with a margin. */
const mark = (at: Point) => around(at, 34);

/** The letters of lands and rivers stand wide. */
const wide = { size: sizes.land * 1.18, clear: 10 };

/** Names as many places as have room: those of the first rank before those of the next. */
function label(ranks: Name[][], cut: MapCut, taken: Box[], lines: Segment[]): Label[] {
  const labels: Label[] = [];
  for (const rank of ranks) {
    const names = rank.filter(({ dot }) => holdsBox(cut, around(dot, 24)));
    const placed = placeLabels(names, {
      bounds: cut,
      taken: [...taken, ...labels.map(nameBox)],
      lines,
      // The largest may cover the dots of others.
      dots: (labels.length > 0 ? ranks.flat() : names).map(({ dot }) => dot),
    });
    labels.push(...placed);
  }
  return labels;
}

/** Lays out the whole map. */
export function layOutZoneMap({ workshop, towns, rings, lands }: ZoneMapData): ZoneMapLayout {
  const pills = rings.map((km) => ({ km, radius: km * unitsPerKm, label: onRing(km) }));
  const landNames = lands.map(({ name, position }): Label => {
    const dot = projectToMap(workshop, position);
    return { text: name, dot, at: dot, anchor: 'middle', tied: false, ...wide };
  });
  const all = towns.map((town) => ({
    town,
    text: town.name,
    size: sizes.town,
    clear: 13,
    dot: projectToMap(workshop, town.position),
  }));
  // The house covers the dots around it: these towns are named in a column, the workshop's first.
  const near = all
    .filter(({ dot }) => Math.hypot(...dot) < 20)
    .sort((a, b) => Math.hypot(...a.dot) - Math.hypot(...b.dot))
    .map(
      (name, index): Label => ({
        ...name,
        dot: [0, 0],
        size: index === 0 ? sizes.home : sizes.town,
        at: [index === 0 ? 23 : 46, 28 * index],
        anchor: 'start',
        tied: index > 0,
      }),
    );
  const far = all.filter(({ dot }) => Math.hypot(...dot) >= 20);
  const taken = [
    mark([0, 0]),
    ...near.map(nameBox),
    ...pills.map(({ label }) => around(label, pill.width * sizes.km, pill.height * sizes.km)),
    ...landNames.map(nameBox),
  ];
  const ties = near.map(({ at }): Segment => [[0, 0], at]);
  const labels = [...near, ...label([far], wholeMap, taken, ties)];
  for (const { name } of towns)
    if (!labels.some(({ text }) => text === name))
      console.warn(`⚠ La carte n’a pas de place pour le nom ${name}.`);
  return { cut: wholeMap, rings: pills, lands: landNames, labels };
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
 * Lays out a town's map: the piece of the map around it and the workshop, for near towns as far as
 * the Rhine. Communes are named where one can tell them apart, rivers once.
 */
export function layOutTownMap(
  { workshop, towns, waters }: ZoneMapData,
  { id, radius, kilometres, communes }: TownOfMap,
): ZoneMapLayout {
  const own = towns.find((town) => town.id === id);
  if (!own) throw new Error(`${id} has no page`);
  const { width } = wholeMap;
  const [right, down] = projectToMap(workshop, own.position, 1);
  const far = Math.max(Math.abs(right) / 0.5, Math.abs(down) / 0.64);
  const scale = width / Math.max(31, far);
  const to = projectToMap(workshop, own.position, scale);
  const cut = { ...around([far > 31 ? to[0] / 2 : 0, to[1] / 2], width), scale };
  const place = ({ name, position }: NamedPlace) => ({
    text: name,
    size: sizes.commune,
    clear: 10,
    dot: projectToMap(workshop, position, scale),
  });
  const named = towns.map((town) => ({ ...place(town), town, size: sizes.town, clear: 13 }));
  const isLarge = ({ town, dot }: Name) => town === own || Math.hypot(...dot) === 0;
  const large = named.filter(isLarge).map((name) => ({
    ...name,
    size: sizes.home,
    clear: 23,
    away: kilometres > 0 && name.town === own ? `${kilometres}\u00A0km` : undefined,
  }));
  const small = named.filter((name) => !isLarge(name));
  // Large names cover none of these dots, unless it is so near that it may lose its name.
  const apart = small.filter(({ dot }) => Math.hypot(dot[0] - to[0], dot[1] - to[1]) > 45);
  const others = communes.filter(({ name }) => !towns.some((town) => town.name === name));
  const ranks = [large, small, scale > 8 ? others.map(place) : []];
  const taken = [mark([0, 0]), mark(to), ...apart.map(({ dot }) => around(dot, 16))];
  const lines: Segment[] = [[[0, 0], to]];
  const labels = label(ranks, cut, taken, lines);
  const obstacles = { bounds: cut, taken, lines, dots: [] };
  const lands = waters.flatMap(
    ({ text, points }) =>
      points
        .flatMap(([x = 0, y = 0]) =>
          freePlaces({ text, dot: [x * scale, y * scale], ...wide }, labels, obstacles),
        )
        .find(({ anchor, tied }) => anchor === 'start' && !tied) ?? [],
  );
  return {
    cut,
    rings: [],
    lands,
    labels,
    way: { to, served: radius * scale },
  };
}

/**
 * Ring labels are where no towns are: in the west-north-west, or near the workshop over the Rhine.
 */
const onRing = (km: number): Point => (km < 100 ? [1.8 * km, -0.9 * km] : [-1.64 * km, -1.14 * km]);
