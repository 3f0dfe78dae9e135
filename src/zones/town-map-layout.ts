import { inKm } from '../lib/geo/distance.ts';
import {
  along,
  around,
  type Box,
  gap,
  holdsBox,
  lastInside,
  meets,
  middleOf,
  withAir,
} from './geometry.ts';
import {
  type Label,
  type Name,
  nameBox,
  type Obstacles,
  type Plate,
  placeLabels,
  plateWidth,
} from './label-placement.ts';
import {
  berth,
  besideHouse,
  boxesAlong,
  circle,
  type Drawn,
  house,
  type NamedPlace,
  nameOfHome,
  namesOf,
  plateBox,
  sizes,
  wholeMap,
  write,
  type ZoneMapData,
} from './map-layout.ts';
import { placeMost, tieMost } from './most-names.ts';
import { type Point, projectToMap } from './projection.ts';

interface TownOfMap {
  id: string;
  /** In km. */
  radius: number;
  /** Distance to the workshop. */
  kilometres: number;
  /** The communes that its page names, with or without their own page. */
  communes: NamedPlace[];
}

/**
 * Lays out a town's map: the circle that is served around the town, and the line from the workshop.
 * Communes are named if their dots do not touch. Lands, rivers and landscapes are named once.
 */
export function layOutTownMap(
  data: ZoneMapData,
  { id, radius, kilometres, communes }: TownOfMap,
): Drawn {
  const { workshop, towns, lands, nature, places } = data;
  const town = towns.find((each) => each.id === id);
  if (!town) throw new Error(`${id} has no page`);
  // The circle takes most of the map.
  const scale = 270 / radius;
  const centre = projectToMap(workshop, town.position, scale);
  const cut = { ...around(centre, wholeMap.width), scale };
  const [home, ...pages] = namesOf(data, scale);
  const [x, y] = centre;
  const reach = Math.round(radius * scale);
  // The distance of the ring is on the side away from the workshop.
  const plates: Plate[] = [{ text: inKm(radius), at: [x, y > 0 ? y + reach : y - reach] }];
  const labels: Label[] = [];
  const way = along([[0, 0], centre], 2).filter((box) => holdsBox(cut, box));
  const besideWay = way.map((box) => around(middleOf(box), 10));
  const onEdge = along(circle(centre, reach), 8);
  const text = inKm(kilometres);
  if (home && holdsBox(cut, house)) {
    const isOff = (box: Box) =>
      holdsBox(cut, box) && ![...onEdge, ...besideWay].some((other) => meets(box, other));
    const named = nameOfHome(home);
    const spot =
      besideHome.map((at) => ({ ...named, ...at })).find((at) => isOff(nameBox(at))) ?? named;
    labels.push({ ...spot, town: kilometres > 0 ? home.town : undefined });
    if (kilometres > 0) plates.push(distanceOfHome(text, spot, isOff));
  } else if (home) {
    const plate = { text: `${home.text} ${text}`, at: centre };
    plates.push({ ...plate, at: lastInside(cut, centre, home.dot, plateBox(plate)) });
  }
  const sign = around(centre, 28);
  const obstacles: Obstacles = {
    bounds: cut,
    // Names are off the circle.
    taken: [house, sign, ...way, ...onEdge, ...plates.map(plateBox), ...labels.map(nameBox)],
    dots: [],
    lines: [besideWay, boxesAlong(data.country, cut), boxesAlong(data.borders, cut)],
  };
  const toNames = (each: NamedPlace[]) =>
    each.map(
      ({ name, position }): Name => ({
        text: name,
        dot: projectToMap(workshop, position, scale),
        size: sizes.commune,
        clear: 10,
      }),
    );
  const own: Name = {
    text: town.name,
    dot: centre,
    size: sizes.home,
    clear: 21,
    className: 'zone-map__home',
  };
  const isBeyond = ({ dot }: Name) => Math.hypot(dot[0] - x, dot[1] - y) > reach;
  // Towns with a page one by one in the content's order, so that a new one takes no name away.
  const ages = new Map(towns.map(({ name }, index) => [name, index]));
  const inOrder = pages
    .filter(({ text }) => text !== town.name)
    .sort((a, b) => (ages.get(a.text) ?? 0) - (ages.get(b.text) ?? 0));
  const inside = withRoom(
    inOrder.filter((page) => !isBeyond(page)),
    obstacles,
    way,
  );
  const paged = new Set(pages.map(({ text }) => text));
  const { listed, left } = placeListed(
    [...(kilometres > 0 ? [own] : []), ...inside],
    withRoom(
      toNames(communes)
        .filter(({ text }) => !paged.has(text))
        .map((name) => ({ ...name, dot: besideSign(name.dot, centre) })),
      { ...obstacles, taken: obstacles.taken.filter((box) => box !== sign) },
      way,
    ),
    obstacles,
  );
  labels.push(...listed);
  for (const some of [...inOrder.map((page) => [page]), toNames(places)])
    labels.push(
      ...placeLabels(withoutCrowds(withRoom(some.filter(isBeyond), left, way), left), left),
    );
  const rivers = boxesAlong(data.rivers, cut);
  const off = [...left.taken.map((box) => withAir(box, berth)), ...rivers];
  const written = write(nature, scale, { ...obstacles, taken: off, lines: [besideWay] });
  return {
    cut,
    rings: [radius],
    plates,
    nature: written,
    lands: write(lands, scale, {
      ...obstacles,
      taken: [...obstacles.taken, ...[...labels, ...written].map(nameBox)],
      lines: [...obstacles.lines, rivers],
    }),
    labels,
    centre,
  };
}

/**
 * Where the workshop's name stands, best first: right of its house, below or above it, or left of its
 * dot.
 */
const besideHome: Pick<Label, 'at' | 'anchor'>[] = [
  { at: [besideHouse, 0], anchor: 'start' },
  { at: [42, 36], anchor: 'end' },
  { at: [42, -36], anchor: 'end' },
  { at: [-24, 0], anchor: 'end' },
];

/**
 * The plate with the distance to the workshop: below its house, or below its name where that is not
 * right of it.
 */
function distanceOfHome(text: string, name: Label, isOff: (box: Box) => boolean): Plate {
  const right: Point = [besideHouse + (plateWidth(text) * sizes.km) / 2, 40];
  const [x] = middleOf(nameBox(name));
  const under: Point = [Math.round(x), name.at[1] + 40];
  const spots = name.anchor === 'start' ? [right, under] : [under, right];
  const [first = right] = spots.filter((at) => {
    const box = plateBox({ text, at });
    return isOff(box) && !meets(box, nameBox(name), 2);
  });
  return { text, at: first };
}

/** How far from the middle of the town's sign the dot of a commune is at least, to be seen beside it. */
const signReach = 24;

/** The place of a dot, moved out from under the town's sign. */
function besideSign([x, y]: Point, [left, top]: Point): Point {
  const away = Math.hypot(x - left, y - top);
  if (away === 0 || away >= signReach) return [x, y];
  const farther = signReach / away;
  return [Math.round(left + (x - left) * farther), Math.round(top + (y - top) * farther)];
}

/** The room around names, from the best to the least. */
const airs = [8, 6, 4, 3];

/**
 * Places the names of the map's own town and of those that have a page, then the communes that the
 * page lists, and tells what room is left. As many as can be are named, with as much air around them
 * as that leaves.
 */
function placeListed(
  first: Name[],
  others: Name[],
  obstacles: Obstacles,
): { listed: Label[]; left: Obstacles } {
  const all = first.length + others.length;
  let beside: Label[] = [];
  for (const air of airs) {
    const more = placeMost(first, others, { ...obstacles, air });
    if (more.length > beside.length) beside = more;
    if (beside.length === all) break;
  }
  const tied = beside.length < all ? tieMost(first, others, { ...obstacles, air: 3 }) : [];
  const listed = tied.length > beside.length ? tied : beside;
  const taken = [...obstacles.taken, ...listed.map(nameBox)];
  return { listed, left: { ...obstacles, taken, dots: listed.map(({ dot }) => dot), air: 8 } };
}

/** The names whose dots are open on the map. A town may be on the line from the workshop. */
const withRoom = (names: Name[], { bounds, taken }: Obstacles, way: Box[]): Name[] =>
  names.filter(({ dot }) => {
    const box = around(dot, 14);
    return (
      holdsBox(bounds, box, 12) && !taken.some((other) => meets(other, box) && !way.includes(other))
    );
  });

/** Of names whose dots would touch, only the first; their dots become obstacles. */
const withoutCrowds = (names: Name[], { dots }: Obstacles): Name[] =>
  names.filter(({ dot }) => {
    const isOpen = dots.every((other) => gap(around(dot, 14), other) > 1);
    if (isOpen) dots.push(dot);
    return isOpen;
  });
