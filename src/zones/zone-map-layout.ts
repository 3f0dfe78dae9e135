import { inKm, type Position } from '../lib/geo/distance.ts';
import {
  along,
  around,
  type Box,
  gap,
  holdsBox,
  isWithin,
  lastInside,
  meets,
  middleOf,
} from './geometry.ts';
import {
  calmest,
  freePlaces,
  isOpen,
  type Label,
  type Name,
  nameBox,
  type Obstacles,
  type Plate,
  placeLabels,
  plateWidth,
  withSides,
} from './label-placement.ts';
import { type Point, projectToMap, unitsPerKm } from './projection.ts';
import type { TownPage } from './zone-rules.ts';

interface NamedPlace {
  name: string;
  position: Position;
}

/** A name without a dot, and places for it in km right of and below the workshop. */
interface Writing {
  text: string;
  points: number[][];
}

/** Input of every map. */
interface ZoneMapData {
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
  /** Rivers and landscapes, which only the maps of towns name. */
  nature: Writing[];
  /** Well-known places, which the maps of towns also name. */
  places: NamedPlace[];
}

/** The part of the country on a map, in units from the workshop at [0, 0]. */
interface MapCut extends Box {
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
  /** Towns on the map whose name found no room. */
  unnamed: string[];
  /** On the map of a town: the town's position, in the middle of its ring. */
  centre?: Point;
}

/** Font sizes. Change them here: `ZoneMap.css` only scales all of them with the map. */
export const sizes = { commune: 22, town: 24, home: 30, tied: 22, land: 22, km: 21.5 } as const;

/** The whole map: France within 200 km, and space for labels in the east. */
const wholeMap: MapCut = { x: -410, y: -410, width: 620, height: 820, scale: unitsPerKm };

/** The workshop's dot and its house, with a margin. */
export const house = around([15, -2], 54, 34);

/** Where the text beside the house begins: a plate around it does not cover the house. */
const besideHouse = 49;

/** The room that a name without a dot has around it where it can. */
const berth = 8;

/** Points of a circle, close enough to draw it. */
const circle = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 73 }, (_, step) => {
    const angle = (step * Math.PI) / 36;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Boxes along the parts of lines that are on a map. */
const boxesAlong = (lines: Point[][], { scale, ...cut }: MapCut): Box[] =>
  lines
    .flatMap((line) =>
      along(
        line.map(([x, y]): Point => [(x * scale) / unitsPerKm, (y * scale) / unitsPerKm]),
        10,
      ),
    )
    .filter((box) => meets(box, cut));

/** Boxes that fill a part of the whole map. */
function boxesWhere(isPart: (point: Point) => boolean): Box[] {
  const size = 10;
  const columns = Array.from({ length: wholeMap.width / size }, (_, at) => wholeMap.x + at * size);
  const rows = Array.from({ length: wholeMap.height / size }, (_, at) => wholeMap.y + at * size);
  return columns.flatMap((x) =>
    rows.map((y) => ({ x, y, width: size, height: size })).filter((box) => isPart(middleOf(box))),
  );
}

/** The area of a plate. */
export const plateBox = ({ text, at }: Plate) =>
  around(at, plateWidth(text) * sizes.km, 2 * sizes.km);

/**
 * Places each name at the first of its points where it stands alone, or at least covers nothing.
 */
function write(writings: Writing[], scale: number, obstacles: Obstacles): Label[] {
  return writings.flatMap(({ text, points }) => {
    const places = points
      .flatMap(([x = 0, y = 0]) => {
        const dot: Point = [Math.round(x * scale), Math.round(y * scale)];
        // These letters are spaced widely and need a margin.
        return freePlaces({ text, dot, size: sizes.land * 1.25, clear: 8 }, obstacles);
      })
      .filter(({ anchor }) => anchor === 'start');
    const others = obstacles.taken.map((box) =>
      around(middleOf(box), box.width + 2 * berth, box.height + 2 * berth),
    );
    const place = calmest(places, { lines: [others, ...obstacles.lines] });
    if (!place) return [];
    obstacles.taken.push(nameBox(place));
    return place;
  });
}

/** The workshop's name, right of its house. */
const nameOfHome = (home: Name): Label => ({
  ...home,
  at: [besideHouse, 0],
  anchor: 'start',
  size: sizes.home,
  className: 'zone-map__home',
});

/** Towns with a page as names to place, the workshop's first. */
const namesOf = ({ workshop, towns }: ZoneMapData, scale: number): Name[] =>
  towns
    .map((town) => ({
      town,
      text: town.name,
      dot: projectToMap(workshop, town.position, scale),
      size: sizes.town,
      clear: 13,
    }))
    .sort((a, b) => Math.hypot(...a.dot) - Math.hypot(...b.dot));

type Drawn = Omit<ZoneMapLayout, 'unnamed'>;

/**
 * Lays out a map so that a new town never displaces the name of an older one. If two towns have no
 * room together, the newer one is left out, with its dot.
 */
function keepOlderNames(
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

/** Lays out the whole map. */
export const layOutZoneMap = (data: ZoneMapData): ZoneMapLayout =>
  keepOlderNames(data, drawZoneMap);

function drawZoneMap(data: ZoneMapData): Drawn {
  const { rings, lands, borders, rivers, country } = data;
  const plates = rings.map((km) => ({ text: inKm(km), at: onRing(km) }));
  const [home, ...names] = namesOf(data, unitsPerKm);
  const homeLabels = home ? [nameOfHome(home)] : [];
  // Dots next to the workshop's are so close that their names stand aside.
  const near = names.filter(({ dot }) => Math.hypot(...dot) < 20);
  const far = names.slice(near.length);
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
      ...homeLabels.map(nameBox),
      ...plates.map(plateBox),
    ],
    dots: [home, ...names].flatMap((name) => (name ? [name.dot] : [])),
    // A name stands in its own country where it can.
    lines: [boxesWhere((point) => !country.some((land) => isWithin(land, point))), ownBorders],
    apart: 24,
  };
  const besides = { ...obstacles, taken: [...obstacles.taken, besideWest] };
  const crowdLabels = tieCrowds(far, besides, areas);
  const crowd = new Set(crowdLabels.map(({ text }) => text));
  const farLabels = placeLabels(
    far.filter(({ text }) => !crowd.has(text)),
    besides,
  );
  obstacles.taken.push(...[...crowdLabels, ...farLabels].map(nameBox));
  const nearLabels = tieNames(near, obstacles);
  const edge = circle([0, 0], Math.max(...rings) * unitsPerKm);
  const waters = [...boxesAlong(rivers, wholeMap), ...along(edge, 10)];
  return {
    cut: wholeMap,
    rings,
    plates,
    lands: write(lands, unitsPerKm, { ...obstacles, lines: [waters, ownBorders] }),
    labels: [...homeLabels, ...nearLabels, ...crowdLabels, ...farLabels],
  };
}

/** The column of the names of towns beside the workshop, which other names leave free. */
const besideWest: Box = { x: -144, y: -61.5, width: 124, height: 63 };

/** The rows of a column of names, from its foot upwards. */
const column = (names: Name[], [x, foot]: Point, anchor: Label['anchor'], row: number): Label[] =>
  names.toReversed().map((name, up) => ({
    ...name,
    at: [x, foot - row * up],
    anchor,
    size: sizes.tied,
    tied: true,
  }));

/** How near the dots of a crowd are to each other. */
const crowded = 35;

/**
 * Names a town that has no place beside its dot but on another zone, and those around it, at the
 * ends of lines in a column west of them.
 */
function tieCrowds(
  names: Name[],
  obstacles: Obstacles,
  areas: { outline: Point[]; boxes: Box[] }[],
): Label[] {
  const labels: Label[] = [];
  for (const name of names) {
    if (labels.some(({ text }) => text === name.text)) continue;
    const isForeign = (box: Box) =>
      areas.some(
        ({ outline, boxes }) =>
          !isWithin(outline, name.dot) && boxes.some((other) => meets(other, box)),
      );
    const places = freePlaces(name, obstacles);
    if (places.length === 0 || places.some((place) => !isForeign(nameBox(place)))) continue;
    const crowd = names
      .filter(({ dot: [x, y] }) => Math.hypot(x - name.dot[0], y - name.dot[1]) < crowded)
      .sort((a, b) => a.dot[1] - b.dot[1]);
    const west = Math.min(...crowd.map(({ dot }) => dot[0])) - 9;
    const isFree = (label: Label) => {
      const box = nameBox(label);
      return (
        isOpen(box, obstacles) &&
        !isForeign(box) &&
        obstacles.dots.every((dot) => gap(box, dot) > 8)
      );
    };
    const rows = Array.from({ length: 24 }, (_, step) =>
      column(crowd, [west, name.dot[1] + 2 * step + 22 * (crowd.length - 1)], 'end', 22),
    );
    const tied = rows.find((each) => each.every(isFree)) ?? [];
    labels.push(...tied);
    obstacles.taken.push(...tied.map((label) => withSides(nameBox(label), obstacles)));
  }
  return labels;
}

/**
 * Names towns next to the workshop at the ends of lines: in the west, which is their own country,
 * with the last one below the workshop if it has no room there; else abroad, above its name.
 */
function tieNames(names: Name[], obstacles: Obstacles): Label[] {
  const southward = names.toSorted((a, b) => a.dot[1] - b.dot[1]);
  const isFree = (label: Label) => isOpen(nameBox(label), obstacles);
  const heights = Array.from({ length: 24 }, (_, step) => 2 * step);
  const choices = [...southward.keys(), southward.length].flatMap((aside) =>
    [0, 1].map((below) => {
      const west = southward.slice(0, Math.max(0, southward.length - aside - below));
      const south = southward.slice(west.length, west.length + below);
      const first = (places: Label[][]) => places.find((labels) => labels.every(isFree)) ?? [];
      return [
        ...first(heights.map((up) => column(west, [-20, -8 - up], 'end', 22))),
        ...first(heights.map((down) => column(south, [-14, 26 + down], 'middle', 0))),
        ...column(southward.slice(west.length + below), [besideHouse, -31], 'start', 26).filter(
          isFree,
        ),
      ];
    }),
  );
  const labels = choices.find(({ length }) => length === names.length) ?? choices.at(-1) ?? [];
  obstacles.taken.push(...labels.map(nameBox));
  return labels;
}

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
export const layOutTownMap = (data: ZoneMapData, town: TownOfMap): ZoneMapLayout =>
  keepOlderNames(data, (towns) => drawTownMap(towns, town));

function drawTownMap(data: ZoneMapData, { id, radius, kilometres, communes }: TownOfMap): Drawn {
  const { workshop, towns, lands, nature, places } = data;
  const town = towns.find((each) => each.id === id);
  if (!town) throw new Error(`${id} has no page`);
  // The circle takes three quarters of the map.
  const scale = 235 / radius;
  const centre = projectToMap(workshop, town.position, scale);
  const cut = { ...around(centre, wholeMap.width), scale };
  const [home, ...pages] = namesOf(data, scale);
  const [x, y] = centre;
  const reach = Math.round(radius * scale);
  // The distance of the ring is on the side away from the workshop.
  const plates: Plate[] = [{ text: inKm(radius), at: [x, y > 0 ? y + reach : y - reach] }];
  const labels: Label[] = [];
  const text = inKm(kilometres);
  if (home && holdsBox(cut, house)) {
    labels.push({ ...nameOfHome(home), town: kilometres > 0 ? home.town : undefined });
    if (kilometres > 0)
      plates.push({ text, at: [besideHouse + (plateWidth(text) * sizes.km) / 2, 40] });
  } else if (home) {
    const plate = { text: `${home.text} ${text}`, at: centre };
    plates.push({ ...plate, at: lastInside(cut, centre, home.dot, plateBox(plate)) });
  }
  const way = along([[0, 0], centre], 2).filter((box) => holdsBox(cut, box));
  const besideWay = way.map((box) => around(middleOf(box), 10));
  const onEdge = along(circle(centre, reach), 8);
  const obstacles: Obstacles = {
    bounds: cut,
    taken: [house, around(centre, 28), ...way, ...plates.map(plateBox), ...labels.map(nameBox)],
    dots: [],
    lines: [besideWay, boxesAlong(data.borders, cut), onEdge],
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
  const named = toNames(communes);
  const own = {
    text: town.name,
    dot: centre,
    size: sizes.home,
    clear: 21,
    className: 'zone-map__home',
  };
  // Clear of the communes around it, if there is room.
  const [place] = [named.map(({ dot }) => dot), []].flatMap((dots) =>
    freePlaces(own, { ...obstacles, dots }),
  );
  if (place && kilometres > 0) {
    labels.push(place);
    obstacles.taken.push(nameBox(place));
  }
  // Other places are named only where these leave room.
  for (const names of [[...pages, ...named], toNames(places)]) {
    const open: Name[] = [];
    for (const name of names) {
      const box = around(name.dot, 14);
      // A town may be on the line from the workshop. If dots would touch, only the first is shown.
      if (
        holdsBox(cut, box, 12) &&
        !obstacles.taken.some((other) => meets(other, box) && !way.includes(other)) &&
        obstacles.dots.every((dot) => gap(box, dot) > 1)
      ) {
        open.push(name);
        obstacles.dots.push(name.dot);
      }
    }
    labels.push(...placeLabels(open, obstacles));
  }
  return {
    cut,
    rings: [radius],
    plates,
    // A river is often the border.
    nature: write(nature, scale, { ...obstacles, lines: [besideWay, onEdge] }),
    lands: write(lands, scale, {
      ...obstacles,
      lines: [...obstacles.lines, boxesAlong(data.rivers, cut)],
    }),
    labels,
    centre,
  };
}

/**
 * The place of a ring's label, where no towns and no answers are: abroad, in the south-south-east.
 * The last ring is drawn in France only, and has it in the west-north-west.
 */
const onRing = (km: number): Point =>
  km < 200 ? [1.03 * km, 1.715 * km] : [-1.74 * km, -0.985 * km];
