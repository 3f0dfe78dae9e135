import { inKm } from '../lib/geo/distance.ts';
import { along, around, type Box, isWithin, middleOf } from './geometry.ts';
import { type Label, type Name, nameBox, placeLabels } from './label-placement.ts';
import { homeOfInset, inset, isInInset, originOfInset, projectToInset } from './map-inset.ts';
import {
  boxesAlong,
  circle,
  type Drawn,
  house,
  keepOlderNames,
  nameOfHome,
  namesOf,
  plateBox,
  sizes,
  wholeMap,
  write,
  type ZoneMapData,
  type ZoneMapLayout,
} from './map-layout.ts';
import { tieCrowds } from './name-columns.ts';
import { type Point, unitsPerKm } from './projection.ts';

/** Boxes that fill a part of the whole map. */
function boxesWhere(isPart: (point: Point) => boolean): Box[] {
  const size = 10;
  const columns = Array.from({ length: wholeMap.width / size }, (_, at) => wholeMap.x + at * size);
  const rows = Array.from({ length: wholeMap.height / size }, (_, at) => wholeMap.y + at * size);
  return columns.flatMap((x) =>
    rows.map((y) => ({ x, y, width: size, height: size })).filter((box) => isPart(middleOf(box))),
  );
}

/** Lays out the whole map. A town without room on it changes nothing for the others. */
export function layOutZoneMap(data: ZoneMapData): ZoneMapLayout {
  const layout = keepOlderNames(data, drawZoneMap);
  if (layout.unnamed.length === 0) return layout;
  const towns = data.towns.filter(({ name }) => !layout.unnamed.includes(name));
  return { ...drawZoneMap({ ...data, towns }), unnamed: layout.unnamed };
}

function drawZoneMap(data: ZoneMapData): Drawn {
  const { rings, lands, nature, borders, rivers, country } = data;
  const plates = rings.map((km) => ({ text: inKm(km), at: onRing(km) }));
  const [home, ...names] = namesOf(data, unitsPerKm);
  if (!home) throw new Error('The map has no town');
  const [near, far] = besideHome(data, names);
  const areas = borders.map((outline) => ({
    outline,
    boxes: boxesWhere((point) => isWithin(outline, point)),
  }));
  const ownBorders = boxesAlong(borders, wholeMap);
  const obstacles = {
    bounds: wholeMap,
    // Room for Lake Geneva.
    taken: [
      house,
      around([-120, 295], 180, 60),
      nameBox(nameOfHome(home)),
      ...plates.map(plateBox),
      inset,
      originOfInset,
    ],
    dots: [home, ...far].map(({ dot }) => dot),
    // A name stands in its own country where it can.
    lines: [boxesWhere((point) => !country.some((land) => isWithin(land, point))), ownBorders],
    apart: 20,
  };
  const crowds = tieCrowds(far, { ...obstacles, touching: 10, areas });
  const inCrowds = new Set(crowds.map(({ text }) => text));
  const alone = placeLabels(
    far.filter(({ text }) => !inCrowds.has(text)),
    obstacles,
  );
  const homeAgain = nameAgain(home);
  const edge = circle([0, 0], Math.max(...rings) * unitsPerKm);
  const waters = [...boxesAlong(rivers, wholeMap), ...along(edge, 10)];
  const written = { ...obstacles, lines: [waters, ownBorders] };
  const farNature = nature.flatMap(({ far, ...name }) => (far ? [{ ...name, points: far }] : []));
  return {
    cut: wholeMap,
    rings,
    plates,
    lands: write(lands, unitsPerKm, written),
    nature: write(farNature, unitsPerKm, written),
    labels: [nameOfHome(home), ...crowds, ...alone, ...nameInInset(near, homeAgain)],
    homeAgain,
  };
}

/** Parts the names of the inset, with their dots there, from the others. */
function besideHome({ workshop }: ZoneMapData, names: Name[]): [near: Name[], far: Name[]] {
  const near = names.flatMap((name) => {
    const dot = name.town && projectToInset(workshop, name.town.position);
    return dot && isInInset(dot) ? { ...name, dot } : [];
  });
  const inInset = new Set(near.map(({ text }) => text));
  return [near, names.filter(({ text }) => !inInset.has(text))];
}

/** The workshop's name in the inset, where it leads nowhere: the map around it has it too. */
const nameAgain = (home: Name): Label => ({
  ...home,
  town: undefined,
  dot: homeOfInset,
  at: [homeOfInset[0] + 13, homeOfInset[1]],
  anchor: 'start',
  size: sizes.homeAgain,
  className: 'zone-map__home',
});

/** Names the towns around the workshop in the inset: beside their dots, or else some on lines. */
function nameInInset(names: Name[], home: Label): Label[] {
  const obstacles = () => ({
    bounds: inset,
    taken: [around(homeOfInset, 16), nameBox(home)],
    dots: [homeOfInset, ...names.map(({ dot }) => dot)],
    lines: [],
  });
  const labels = placeLabels(names, obstacles());
  if (labels.length === names.length) return labels;
  const room = obstacles();
  const tied = tieCrowds(names, { ...room, touching: 30, areas: [] });
  const alone = names.filter(({ text }) => !tied.some((label) => label.text === text));
  return [...tied, ...placeLabels(alone, room)];
}

/**
 * The place of a ring's label, where no towns and no answers are: abroad, and clear of the inset.
 * The last ring is drawn in France only.
 */
function onRing(km: number): Point {
  if (km < 100) return [1.36 * km, -1.466 * km];
  if (km < 200) return [0.72 * km, 1.866 * km];
  return [-1.74 * km, -0.985 * km];
}
