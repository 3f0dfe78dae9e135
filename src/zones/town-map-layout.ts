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
  freePlaces,
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
  keepOlderNames,
  type NamedPlace,
  nameOfHome,
  namesOf,
  plateBox,
  sizes,
  wholeMap,
  write,
  type ZoneMapData,
  type ZoneMapLayout,
} from './map-layout.ts';
import { projectToMap } from './projection.ts';

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
  labels.push(...placeLabels(withoutCrowds(pages, obstacles, way), obstacles));
  // All others are off the circle, and in their own country where they can be.
  const { listed, left } = placeListed(
    named,
    { ...obstacles, taken: [...obstacles.taken, ...onEdge] },
    way,
  );
  labels.push(...listed);
  const room = { ...left, lines: [boxesAlong(data.country, cut), ...obstacles.lines] };
  labels.push(...placeLabels(withoutCrowds(toNames(places), room, way), room));
  const rivers = boxesAlong(data.rivers, cut);
  const off = [...room.taken.map((box) => withAir(box, berth)), ...rivers];
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
 * Places the communes that the page lists, and tells what room is left. Few names, with air around
 * them, are enough, since the list stands below the map; where it would be hardly any, there is less air.
 */
function placeListed(
  names: Name[],
  obstacles: Obstacles,
  way: Box[],
  air = 8,
): { listed: Label[]; left: Obstacles } {
  const left = { ...obstacles, taken: [...obstacles.taken], dots: [...obstacles.dots], air };
  const placeable = names.filter((name) => freePlaces(name, left).length > 0);
  const listed = placeLabels(withoutCrowds(placeable, left, way), left);
  return listed.length > 3 || air < 8 ? { listed, left } : placeListed(names, obstacles, way, 2);
}

/**
 * The names whose dots have room on the map, which become obstacles; if some would touch, only the
 * first. A town may be on the line from the workshop.
 */
const withoutCrowds = (names: Name[], { bounds, taken, dots }: Obstacles, way: Box[]): Name[] =>
  names.filter(({ dot }) => {
    const box = around(dot, 14);
    const isOpen =
      holdsBox(bounds, box, 12) &&
      !taken.some((other) => meets(other, box) && !way.includes(other)) &&
      dots.every((other) => gap(box, other) > 1);
    if (isOpen) dots.push(dot);
    return isOpen;
  });
