import type { Position } from './distance.ts';
import { around, type Box, type Segment } from './geometry.ts';
import { facing, inset, isInInset, toInset } from './inset.ts';
import { emWidth, type Name, type Place, placeNames } from './place-names.ts';
import { type Point, placeOnMap, unitsPerKm } from './projection.ts';
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
  rings: number[];
  /** What lies beside our zone. */
  lands: { name: string; position: Position }[];
}

/** A town's name on the map. */
export interface Label extends Name, Place {
  id: string;
  zone: Zone;
  /** The workshop is here. */
  home: boolean;
}

/** Where everything of the map stands that is no border: found for where names are largest against it, on a phone. */
export interface MapLayout {
  rings: { km: number; radius: number; label: Point }[];
  lands: { name: string; at: Point }[];
  labels: Label[];
}

/** What is drawn, in units, the workshop being at [0, 0]: France within 200 km of it, and in the east room for the names of towns. */
export const frame: Box = { x: -410, y: -410, width: 620, height: 820 };

/** The sizes of names on a phone, in units; `ZoneMap.css` has them too. */
const sizes = { town: 24, home: 30, land: 22 } as const;
/** Around [0, 0]: the house, with some air. */
const house: Box = { x: -17, y: -19, width: 34, height: 34 };
/** A ring's label on a phone. */
const pill = { width: 104, height: 45 } as const;
/** A name begins here from its dot, and from the house. */
const clear = { dot: 13, house: 23 } as const;

/** What the enlarged part takes up. */
const hung: Box = { x: inset.x - 6, y: inset.y - 6, width: inset.width + 12, height: inset.height + inset.round + 12 };
const houseInTile = toInset([0, 0]);

/** Lays out the map around the workshop. */
export function layOut({ workshop, towns, rings, lands }: MapFacts): MapLayout {
  const dotted = towns.map((town) => {
    const at = placeOnMap(workshop, town.position);
    const isHome = at[0] === 0 && at[1] === 0;
    const isInside = !isHome && isInInset(at);
    return { ...town, isHome, isInside, dot: isInside ? toInset(at) : at };
  });
  const outside = dotted.filter(({ isInside, isHome }) => !isInside && !isHome);
  const pills = rings.map((km) => ({ km, radius: km * unitsPerKm, label: onRing(km) }));
  const landNames = lands.map(({ name, position }) => ({ name, at: placeOnMap(workshop, position) }));
  const landBoxes = landNames.map(({ name, at }) => around(at, emWidth(name) * sizes.land * 1.18, sizes.land));
  const pillBoxes = pills.map(({ label }) => around(label, pill.width, pill.height));

  const named = ({ name, dot, isHome }: (typeof dotted)[number]): Name => {
    const size = isHome ? sizes.home : sizes.town;
    return { text: name, dot, size, width: emWidth(name) * size, clear: isHome ? clear.house : clear.dot };
  };
  const onMap = dotted.filter(({ isInside }) => !isInside);
  const ground = {
    bounds: { x: frame.x + 6, y: frame.y + 6, width: frame.width - 12, height: frame.height - 12 },
    taken: [house, hung, ...pillBoxes, ...landBoxes],
    dots: outside.map(({ dot }) => dot),
    rings: rings.map((km) => km * unitsPerKm),
    lines: facing.map((corner): Segment => [[0, 0], corner]),
  };
  const placed = placeNames(onMap.map(named), ground, { mayBeTied: true });
  const inTile = dotted.filter(({ isInside }) => isInside);
  const groundInTile = {
    bounds: { x: inset.x + 6, y: inset.y + 6, width: inset.width - 12, height: inset.height + inset.round * 0.5 },
    taken: [{ ...house, x: house.x + houseInTile[0], y: house.y + houseInTile[1] }],
    dots: inTile.map(({ dot }) => dot),
    rings: [],
    lines: [],
  };
  const placedInTile = placeNames(inTile.map(named), groundInTile, { mayBeTied: true });
  const label = (town: (typeof dotted)[number], place: Place | undefined): Label[] =>
    place ? [{ id: town.id, zone: town.zone, home: town.isHome, ...named(town), ...place }] : [];
  const labels = [
    ...onMap.flatMap((town, index) => label(town, placed[index])),
    ...inTile.flatMap((town, index) => label(town, placedInTile[index])),
  ];
  // In the order of the towns, which is the one of the tab key.
  const order = new Map(towns.map(({ id }, index) => [id, index]));
  labels.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));

  return { rings: pills, labels, lands: landNames };
}

/** The label of a ring stands on it in the west-north-west, where no town is. */
const onRing = (km: number): Point => {
  const angle = (215 * Math.PI) / 180;
  return [Math.round(km * unitsPerKm * Math.cos(angle)), Math.round(km * unitsPerKm * Math.sin(angle))];
};
