import type { Position } from './distance.ts';
import { around, type Box, type Segment } from './geometry.ts';
import { facing, inset, isInInset, toInset } from './inset.ts';
import { emWidth, type LabelPosition, type LabelText, placeLabels } from './label-placement.ts';
import { type Point, projectToMap, unitsPerKm } from './projection.ts';
import type { Zone } from './zone.ts';

/** A town with a page. */
export interface MapTown {
  id: string;
  name: string;
  position: Position;
  zone: Zone;
}

/** Input of the zone map. */
export interface ZoneMapData {
  workshop: Position;
  /** Towns labelled on the map. */
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
}

/** Positions of everything but borders, laid out for phones, where labels are largest. */
export interface ZoneMapLayout {
  rings: { km: number; radius: number; label: Point }[];
  lands: { name: string; at: Point }[];
  labels: Label[];
}

/** The drawing in map units with the workshop at [0, 0]: France within 200 km, and space for labels in the east. */
export const frame: Box = { x: -410, y: -410, width: 620, height: 820 };

/** Font sizes on the smallest map in units. `ZoneMap.css` makes all of them smaller on a larger map. */
export const sizes = { town: 24, home: 30, land: 22, km: 21.5 } as const;
/** The house at [0, 0], with a margin. */
const house: Box = { x: -17, y: -19, width: 34, height: 34 };
/** Size of a ring's label in em. */
export const pill = { width: 4.5, height: 2 } as const;
/** Distance of a label from its dot, and from the house. */
const clear = { dot: 13, house: 23 } as const;

/** The inset's area, with a margin. */
const hung: Box = {
  x: inset.x - 6,
  y: inset.y - 6,
  width: inset.width + 12,
  height: inset.height + inset.round + 12,
};
const houseInTile = toInset([0, 0]);
/** Where the name of the workshop's town begins in the inset, above its round end. */
export const homeInInset: Point = [houseInTile[0] + clear.house, houseInTile[1] - 7];

/** Lays out the zone map. */
export function layOutZoneMap({ workshop, towns, rings, lands }: ZoneMapData): ZoneMapLayout {
  const dotted = towns.map((town) => {
    const at = projectToMap(workshop, town.position);
    const isHome = at[0] === 0 && at[1] === 0;
    const isInside = !isHome && isInInset(at);
    return { ...town, isHome, isInside, dot: isInside ? toInset(at) : at };
  });
  const outside = dotted.filter(({ isInside, isHome }) => !isInside && !isHome);
  const pills = rings.map((km) => ({ km, radius: km * unitsPerKm, label: onRing(km) }));
  const landNames = lands.map(({ name, position }) => ({
    name,
    at: projectToMap(workshop, position),
  }));
  const landBoxes = landNames.map(({ name, at }) =>
    around(at, emWidth(name) * sizes.land * 1.18, sizes.land),
  );
  const pillBoxes = pills.map(({ label }) =>
    around(label, pill.width * sizes.km, pill.height * sizes.km),
  );

  const named = ({ name, dot, isHome }: (typeof dotted)[number]): LabelText => {
    const size = isHome ? sizes.home : sizes.town;
    return {
      text: name,
      dot,
      size,
      width: emWidth(name) * size,
      clear: isHome ? clear.house : clear.dot,
    };
  };
  const onMap = dotted.filter(({ isInside }) => !isInside);
  const ground = {
    bounds: { x: frame.x + 6, y: frame.y + 6, width: frame.width - 12, height: frame.height - 12 },
    taken: [house, hung, ...pillBoxes, ...landBoxes],
    dots: outside.map(({ dot }) => dot),
    rings: rings.map((km) => km * unitsPerKm),
    lines: facing.map((corner): Segment => [[0, 0], corner]),
  };
  const placed = placeLabels(onMap.map(named), ground, { mayBeTied: true });
  const inTile = dotted.filter(({ isInside }) => isInside);
  const groundInTile = {
    bounds: {
      x: inset.x + 6,
      y: inset.y + 6,
      width: inset.width - 12,
      height: inset.height + inset.round * 0.5,
    },
    taken: [
      around(houseInTile, 38),
      {
        x: homeInInset[0],
        y: homeInInset[1] - sizes.town / 2,
        width: inset.width,
        height: sizes.town,
      },
    ],
    dots: inTile.map(({ dot }) => dot),
    rings: [],
    lines: [],
  };
  const placedInTile = placeLabels(inTile.map(named), groundInTile, { mayBeTied: true });
  const label = (
    town: (typeof dotted)[number],
    labelPosition: LabelPosition | undefined,
  ): Label[] =>
    labelPosition
      ? [{ id: town.id, zone: town.zone, home: town.isHome, ...named(town), ...labelPosition }]
      : [];
  const labels = [
    ...onMap.flatMap((town, index) => label(town, placed[index])),
    ...inTile.flatMap((town, index) => label(town, placedInTile[index])),
  ];
  // Sorted like the towns, for the tab order.
  const order = new Map(towns.map(({ id }, index) => [id, index]));
  labels.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));

  return { rings: pills, labels, lands: landNames };
}

/** Ring labels are where no towns are: in the west-north-west, or near the workshop over the Rhine. */
const onRing = (km: number): Point => {
  const angle = ((km < 100 ? -27 : 215) * Math.PI) / 180;
  return [
    Math.round(km * unitsPerKm * Math.cos(angle)),
    Math.round(km * unitsPerKm * Math.sin(angle)),
  ];
};
