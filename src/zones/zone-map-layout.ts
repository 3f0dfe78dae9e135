import type { Position } from './distance.ts';
import { around, type Box, holdsBox, meets, type Segment } from './geometry.ts';
import {
  emWidth,
  type LabelPosition,
  type LabelText,
  nameBox,
  placeLabels,
} from './label-placement.ts';
import { type Point, projectToMap, unitsPerKm } from './projection.ts';
import type { Zone } from './zone.ts';

/** A town with a page. */
export interface MapTown {
  id: string;
  name: string;
  position: Position;
  zone: Zone;
}

/** Input of every map. */
export interface ZoneMapData {
  workshop: Position;
  /** Towns with a page. */
  towns: MapTown[];
  /** Radii in km. */
  rings: number[];
  /** Labels of neighbouring lands. */
  lands: { name: string; position: Position }[];
}

/** A town's label. */
export interface Label extends LabelText, LabelPosition {
  id: string;
  zone: Zone;
  /** The workshop's town. */
  home: boolean;
  /** A second line: how far the town of this map is from the workshop. */
  away?: string | undefined;
}

/** A commune named on a page, which has no page of its own. */
export interface NamedPlace {
  name: string;
  position: Position;
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
  lands: { name: string; at: Point }[];
  labels: Label[];
  /** Communes on a piece that is near enough to tell them apart. */
  communes: (LabelText & LabelPosition)[];
  /** The way from the workshop to the town of this map, and the radius that is served there. */
  way?: { to: Point; served: number };
}

/** Font sizes on the smallest map in units. `ZoneMap.css` makes them smaller on a larger map. */
export const sizes = { commune: 20, town: 24, home: 30, land: 22, km: 21.5 } as const;
/** Size of a ring's label in em. */
export const pill = { width: 4.5, height: 2 } as const;
/** Distance of a label from its dot, and from the house or the tile of the map's town. */
const clear = { dot: 13, house: 23 } as const;
/** The house, and the tile of the map's town, with a margin. */
const mark = 34;

/** The whole map: France within 200 km, and space for labels in the east. */
export const wholeMap: MapCut = { x: -410, y: -410, width: 620, height: 820, scale: unitsPerKm };

/**
 * The surroundings of the workshop, enlarged on a tile over Switzerland, where no towns are; its
 * points lie relative to `at`.
 */
export const inset = {
  cut: { x: -176, y: -92, width: 290, height: 130, scale: 10 } as MapCut,
  at: [92, 226] as Point,
  /** Depth of its round end. */
  round: 30,
  /** Where it hangs from the workshop. */
  hung: [
    [-24, 134],
    [46, 134],
  ] as Point[],
};

/** The edge of the inset, whose middle lies at a point. */
export function insetOutline([right, down]: Point): string {
  const { x, y, width, height } = inset.cut;
  return `M${x + right} ${y + down}h${width}v${height}q${-width / 2} ${inset.round * 2} ${-width} 0z`;
}

/** Where an enlarged point lies on the whole map. */
const toInset = ([x, y]: Point): Point => [x + inset.at[0], y + inset.at[1]];

/** Where the whole map shows a place, and the workshop beside it: enlarged, if it is near. */
export function onWholeMap(workshop: Position, position: Position): { at: Point; home: Point } {
  const near = projectToMap(workshop, position, inset.cut.scale);
  return shows(inset.cut, near, 12)
    ? { at: toInset(near), home: inset.at }
    : { at: projectToMap(workshop, position), home: [0, 0] };
}

/** Whether a cut shows a point, at least so far from its edge. */
const shows = (cut: MapCut, point: Point, air = 0) => holdsBox(cut, around(point, 0), air);

/** The piece around a town and the workshop, at least 27 km wide. */
function cutAround(workshop: Position, town: Position): MapCut {
  const width = wholeMap.width;
  const [right, down] = projectToMap(workshop, town, 1);
  const scale = width / Math.max(27, Math.abs(right) / 0.5, Math.abs(down) / 0.64);
  const [x, y] = projectToMap(workshop, town, scale / 2);
  return { ...around([x, y], width), scale };
}

const isLarge = ({ size }: LabelText) => size === sizes.home;

/** A label's text and size. */
function named(town: MapTown, dot: Point, isHome: boolean, away?: string): LabelText {
  const size = isHome || away !== undefined ? sizes.home : sizes.town;
  return {
    text: town.name,
    dot,
    size,
    width: emWidth(town.name) * size,
    lines: away === undefined ? 1 : 2,
    clear: size === sizes.home ? clear.house : clear.dot,
  };
}

/** Names the towns of a cut: that of the workshop and that of the map first, then who has room. */
function nameTowns(
  { workshop, towns }: ZoneMapData,
  cut: MapCut,
  ground: { taken: Box[]; lines: Segment[]; rings: number[] },
  away: (town: MapTown) => string | undefined = () => undefined,
): Label[] {
  const shown = towns
    .map((town) => ({ town, dot: projectToMap(workshop, town.position, cut.scale) }))
    .filter(({ dot }) => shows(cut, dot, 12));
  const names = shown.map(({ town, dot }) =>
    named(town, dot, dot[0] === 0 && dot[1] === 0, away(town)),
  );
  const bounds = { x: cut.x + 6, y: cut.y + 6, width: cut.width - 12, height: cut.height - 12 };
  const place = (some: LabelText[], taken: Box[], dots: LabelText[]) =>
    placeLabels(some, { ...ground, bounds, taken, dots: dots.map(({ dot }) => dot) }).map(
      (position, index) => [some[index], position] as const,
    );
  const [large, small] = [names.filter(isLarge), names.filter((name) => !isLarge(name))];
  // A neighbour as near as that may lose its name.
  const isApart = ({ dot: [x, y] }: LabelText) =>
    large.every(({ dot }) => Math.hypot(dot[0] - x, dot[1] - y) > 45);
  const apart = names.filter((name) => isLarge(name) || isApart(name));
  const beside = place(large, ground.taken, apart);
  const first = beside.every(([, position]) => position)
    ? beside
    : place(large, ground.taken, large);
  const boxes = first.flatMap(([name, position]) =>
    name && position ? [nameBox(name, position)] : [],
  );
  const uncovered = small.filter(({ dot }) => !boxes.some((box) => meets(box, around(dot, 14))));
  const placed = new Map([...first, ...place(uncovered, [...ground.taken, ...boxes], names)]);
  return shown.flatMap(({ town, dot }, index) => {
    const name = names[index];
    const position = placed.get(name);
    if (!name || !position) return [];
    const home = dot[0] === 0 && dot[1] === 0;
    return [{ id: town.id, zone: town.zone, home, away: away(town), ...name, ...position }];
  });
}

/** Lays out the whole map; the towns around the workshop are named in the inset. */
export function layOutZoneMap(data: ZoneMapData): ZoneMapLayout {
  const { workshop, towns, rings, lands } = data;
  const pills = rings.map((km) => ({ km, radius: km * unitsPerKm, label: onRing(km) }));
  const landNames = lands.map(({ name, position }) => ({
    name,
    at: projectToMap(workshop, position),
  }));
  const isNear = ({ position }: MapTown) => {
    const point = projectToMap(workshop, position, inset.cut.scale);
    return shows(inset.cut, point, 12) && (point[0] !== 0 || point[1] !== 0);
  };
  const { cut, at, round } = inset;
  const far = { ...data, towns: towns.filter((town) => !isNear(town)) };
  const labels = nameTowns(far, wholeMap, {
    taken: [
      around([0, 0], mark),
      {
        x: cut.x + at[0] - 6,
        y: cut.y + at[1] - 6,
        width: cut.width + 12,
        height: cut.height + round + 12,
      },
      ...pills.map(({ label }) => around(label, pill.width * sizes.km, pill.height * sizes.km)),
      ...landNames.map(({ name, at }) => around(at, emWidth(name) * sizes.land * 1.18, sizes.land)),
    ],
    lines: inset.hung.map((corner): Segment => [[0, 0], corner]),
    rings: rings.map((km) => km * unitsPerKm),
  });
  const near = nameTowns({ ...data, towns: towns.filter(isNear) }, cut, {
    taken: [around([0, 0], mark)],
    lines: [],
    rings: [],
  }).map((label) => ({ ...label, dot: toInset(label.dot), at: toInset(label.at) }));
  // Sorted like the towns, for the tab order.
  const order = new Map(towns.map(({ id }, index) => [id, index]));
  const all = [...labels, ...near].sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  for (const { name, id } of towns)
    if (!all.some((label) => label.id === id))
      console.warn(`⚠ La carte n’a pas de place pour le nom ${name}.`);
  return { cut: wholeMap, rings: pills, lands: landNames, labels: all, communes: [] };
}

/** The scale, in units per km, from which on communes are named. */
const near = 8;

interface TownOfMap {
  id: string;
  /** In km. */
  radius: number;
  /** To the workshop. */
  kilometres: number;
  /** The communes that its page names. */
  communes: NamedPlace[];
}

/**
 * Lays out a town's map: the piece of the map around it and the workshop. A place without room for
 * its name is left out.
 */
export function layOutTownMap(
  data: ZoneMapData,
  { id, radius, kilometres, communes }: TownOfMap,
): ZoneMapLayout {
  const town = data.towns.find((each) => each.id === id);
  if (!town) throw new Error(`${id} has no page`);
  const cut = cutAround(data.workshop, town.position);
  const to = projectToMap(data.workshop, town.position, cut.scale);
  const isHome = kilometres === 0;
  const marks = [around([0, 0], mark), around(to, mark)];
  const lines: Segment[] = isHome ? [] : [[[0, 0], to]];
  const labels = nameTowns(data, cut, { taken: marks, lines, rings: [] }, (each) =>
    each.id === id && !isHome ? `${kilometres}\u00A0km` : undefined,
  );
  const boxes = labels.flatMap((label) => {
    const { x, y, width, height } = nameBox(label, label);
    return [{ x, y: y - 4, width, height: height + 8 }, around(label.dot, mark)];
  });
  const dots = communes
    .map(({ name, position }) => ({
      text: name,
      dot: projectToMap(data.workshop, position, cut.scale),
      size: sizes.commune,
      width: emWidth(name) * sizes.commune,
      lines: 1 as const,
      clear: 10,
    }))
    .filter(({ dot }) => cut.scale > near && shows(cut, dot, 12))
    .filter(({ dot }) => !boxes.some((box) => meets(box, around(dot, 12))));
  const placed = placeLabels(dots, {
    bounds: { x: cut.x + 6, y: cut.y + 6, width: cut.width - 12, height: cut.height - 12 },
    taken: [...marks, ...boxes],
    lines,
    rings: [],
    dots: dots.map(({ dot }) => dot),
  });
  return {
    cut,
    rings: [],
    lands: [],
    labels,
    communes: dots.flatMap((name, index) => {
      const position = placed[index];
      return position && !position.tied ? [{ ...name, ...position }] : [];
    }),
    way: { to, served: radius * cut.scale },
  };
}

/**
 * Ring labels are where no towns are: in the west-north-west, or near the workshop over the Rhine.
 */
const onRing = (km: number): Point => {
  const angle = ((km < 100 ? -27 : 215) * Math.PI) / 180;
  return [
    Math.round(km * unitsPerKm * Math.cos(angle)),
    Math.round(km * unitsPerKm * Math.sin(angle)),
  ];
};
