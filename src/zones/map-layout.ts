import type { Position } from '../lib/geo/distance.ts';
import { along, around, type Box, holdsBox, meets, withAir } from './geometry.ts';
import {
  calmest,
  freePlaces,
  type Label,
  type Name,
  nameBox,
  type Obstacles,
  type Plate,
  plateWidth,
} from './label-placement.ts';
import { type Point, projectToMap, unitsPerKm } from './projection.ts';
import type { TownPage } from './zone-rules.ts';

/** A place that a map names. */
export interface NamedPlace {
  name: string;
  position: Position;
}

/** A name without a dot, and places for it in km right of and below the workshop. */
export interface Writing {
  text: string;
  /** Whether it is a river or a lake. */
  water?: boolean;
  points: number[][];
  /** The same for the whole map, if it has the name too. */
  far?: number[][] | undefined;
}

/** Input of every map. */
export interface ZoneMapData {
  workshop: Position;
  /** Towns with a page, in the content's order: the last ones are the newest. */
  towns: TownPage[];
  /** Radii in km. */
  rings: number[];
  /** Borders of the zones, in units of the whole map. */
  borders: Point[][];
  /** The outline of our own country, and its rivers, in the same units. */
  country: Point[][];
  rivers: Point[][];
  lands: Writing[];
  /** Rivers and landscapes. The whole map names few of them. */
  nature: Writing[];
  /** Well-known places, which the maps of towns also name. */
  places: NamedPlace[];
}

/** The part of the country on a map, in units from the workshop at [0, 0]. */
export interface MapCut extends Box {
  /** Units per km. */
  scale: number;
}

/**
 * Positions of everything but borders. They are computed for phones, where labels are largest.
 */
export interface ZoneMapLayout {
  cut: MapCut;
  /** Radii in km. */
  rings: number[];
  plates: Plate[];
  lands: Label[];
  nature?: Label[];
  labels: Label[];
  /** The workshop's name in the inset of the whole map. */
  homeAgain?: Label | undefined;
  /** Towns on the map whose name found no room. */
  unnamed: string[];
  /** On the map of a town: the town's position, in the middle of its ring. */
  centre?: Point;
}

/** Font sizes. Change them here: `ZoneMap.css` only scales all of them with the map. */
export const sizes = {
  commune: 22,
  town: 23,
  home: 30,
  homeAgain: 24,
  land: 22,
  km: 21.5,
} as const;

/** The whole map: France within 200 km, and space for labels in the east. */
export const wholeMap: MapCut = { x: -410, y: -410, width: 620, height: 820, scale: unitsPerKm };

/** The workshop's dot and its house, with a margin. */
export const house = around([16, -2], 56, 34);

/** Where the text beside the house begins: a plate around it does not cover the house. */
export const besideHouse = 49;

/** The room that a name without a dot has around it where it can. */
export const berth = 8;

/** Points of a circle, close enough to draw it. */
export const circle = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 73 }, (_, step) => {
    const angle = (step * Math.PI) / 36;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Boxes along the parts of lines that are on a map. */
export const boxesAlong = (lines: Point[][], { scale, ...cut }: MapCut): Box[] =>
  lines
    .flatMap((line) =>
      along(
        line.map(([x, y]): Point => [(x * scale) / unitsPerKm, (y * scale) / unitsPerKm]),
        10,
      ),
    )
    .filter((box) => meets(box, cut));

/** The area of a plate. */
export const plateBox = ({ text, at }: Plate) =>
  around(at, plateWidth(text) * sizes.km, 2 * sizes.km);

/**
 * Places each name at the first of its points where it stands alone, or at least covers nothing.
 */
export function write(writings: Writing[], scale: number, obstacles: Obstacles): Label[] {
  return writings.flatMap(({ text, water, points }) => {
    // These letters are spaced widely and need a margin.
    const name = {
      text,
      size: sizes.land * 1.25,
      clear: 8,
      ...(water && { className: 'zone-map__water' }),
    };
    const places = points
      .flatMap(([x = 0, y = 0]) => {
        const dot: Point = [Math.round(x * scale), Math.round(y * scale)];
        return freePlaces({ ...name, dot }, obstacles);
      })
      .filter(({ anchor }) => anchor === 'start');
    const others = obstacles.taken.map((box) => withAir(box, berth));
    const place = calmest(places, { lines: [others, ...obstacles.lines] });
    if (!place) return [];
    obstacles.taken.push(nameBox(place));
    return place;
  });
}

/** The workshop's name, right of its house. */
export const nameOfHome = (home: Name): Label => ({
  ...home,
  at: [besideHouse, 0],
  anchor: 'start',
  size: sizes.home,
  className: 'zone-map__home',
});

/** Towns with a page as names to place, the workshop's first. */
export const namesOf = ({ workshop, towns }: ZoneMapData, scale: number): Name[] =>
  towns
    .map((town) => ({
      town,
      text: town.name,
      dot: projectToMap(workshop, town.position, scale),
      size: sizes.town,
      clear: 13,
    }))
    .sort((a, b) => Math.hypot(...a.dot) - Math.hypot(...b.dot));

/** A map as it is drawn, before names without room are told. */
export type Drawn = Omit<ZoneMapLayout, 'unnamed'>;

/**
 * Lays out a map so that a new town never displaces the name of an older one. If two towns have no
 * room together, the newer one is left out, with its dot.
 */
export function keepOlderNames(
  data: ZoneMapData,
  draw: (data: ZoneMapData) => Drawn,
  gone: string[] = [],
): ZoneMapLayout {
  const { workshop, towns } = data;
  const drawn = draw(data);
  const named = new Set(drawn.labels.map(({ text }) => text));
  // The workshop and the town that a map is about are never left out.
  const mayGo = new Set(
    drawn.labels.flatMap(({ town, className }) => (className ? [] : (town?.name ?? []))),
  );
  const isOnMap = ({ position }: TownPage) =>
    holdsBox(drawn.cut, around(projectToMap(workshop, position, drawn.cut.scale), 14), 12);
  const missing = towns.filter((town) => !named.has(town.name) && isOnMap(town));
  const inTheWay = towns.toReversed().find((town) => {
    const older = missing.filter((other) => towns.indexOf(other) < towns.indexOf(town));
    if (older.length === 0 || !mayGo.has(town.name)) return false;
    const { labels } = draw({ ...data, towns: towns.filter((other) => other !== town) });
    return older.some(({ name }) => labels.some(({ text }) => text === name));
  });
  if (!inTheWay) return { ...drawn, unnamed: [...missing.map(({ name }) => name), ...gone] };
  const others = towns.filter((town) => town !== inTheWay);
  return keepOlderNames({ ...data, towns: others }, draw, [inTheWay.name, ...gone]);
}
