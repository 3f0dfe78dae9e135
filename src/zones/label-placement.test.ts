import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '../../content-model/content-folder.ts';
import { testSite } from '../../tests/support/site.ts';
import { lookUpData } from '../../tests/support/zones.ts';
import { readCommunes } from './communes.ts';
import {
  around,
  type Box,
  comesNear,
  cross,
  gap,
  holdsBox,
  meets,
  runsThrough,
  type Segment,
} from './geometry.ts';
import { facing, inset, toInset } from './inset.ts';
import { emWidth, type LabelText, nameBox, placeLabels } from './label-placement.ts';
import {
  discRadius,
  localDrawing,
  localFrame,
  localGround,
  type PlacedLabel,
} from './local-map-layout.ts';
import { communeFinder } from './nearest.ts';
import { type Point, projectToMap, unitsPerKm } from './projection.ts';
import {
  frame,
  layOutZoneMap,
  type MapTown,
  pill,
  sizes,
  type ZoneMapData,
} from './zone-map-layout.ts';

const { company, zones } = testSite();

interface Drawing {
  names: PlacedLabel[];
  /** Houses, signs and the inset. */
  marks: Box[];
  lines: Segment[];
  bounds: Box;
}

const town = (file: string) => parse(readFileSync(join(contentFolder, 'towns', file), 'utf8'));
const files = readdirSync(join(contentFolder, 'towns'));
const { communes: allCommunes } = readCommunes(lookUpData().communesText);
const findCommune = communeFinder(allCommunes);

function mapOf(file: string): Drawing & { places: PlacedLabel[] } {
  const { name, position, radius, around: lies } = town(file);
  const communes = lies.communes.map((commune: string) => ({
    name: commune,
    ...findCommune(commune, position),
  }));
  const workshop = { name: company.address.city, position: company.position };
  const others = towns.filter((other) => ![name, workshop.name].includes(other.name));
  const data = {
    town: { name, position },
    radius,
    communes,
    towns: others,
    workshop,
    ground: allCommunes.map((each) => each.position),
  };
  const drawing = localDrawing(data);
  const { middle, townName, places, way } = drawing;
  const scale =
    localGround(data, drawing).sign ?? expect.fail(`${name}: no ring tells its distance`);
  const sign = [scale, ...(way?.sign ? [way.sign] : [])].map(({ at, width, height }) =>
    around(at, width, height),
  );
  const edge = Array.from({ length: 360 }, (_, angle): Box => {
    return around(
      [middle[0] + Math.cos(angle) * discRadius, middle[1] + Math.sin(angle) * discRadius],
      3,
    );
  });
  const line: Segment[] = way ? [[[0, 0], way.end]] : [];
  expect(
    sign.filter(
      (plate) =>
        edge.some((mark) => meets(mark, plate)) || line.some((each) => runsThrough(each, plate)),
    ),
  ).toEqual([]);
  return {
    names: [townName, ...places, ...(way?.name ? [way.name] : [])],
    marks: [around([0, 0], 28), ...sign, ...(way?.name ? [around(way.end, 36)] : []), ...edge],
    lines: line,
    bounds: localFrame(middle),
    places,
  };
}

const towns: MapTown[] = files.map((file) => {
  const { name, position, group } = town(file);
  return { id: file, name, position, zone: group === 'priority' ? 'rapid' : 'planned' };
});
const more = [
  'Thann',
  'Cernay',
  'Guebwiller',
  'Obernai',
  'Molsheim',
  'Wissembourg',
  'Gray',
  'Morteau',
].map((name): MapTown => {
  const found = findCommune(name, company.position) ?? expect.fail(name);
  return { id: name, name, position: found.position, zone: 'rapid' };
});
const { lands } = parse(
  readFileSync(join(contentFolder, 'pages/zone-intervention.yaml'), 'utf8'),
).map;

function zoneMap(among: MapTown[]): Drawing[] {
  const layout = layOutZoneMap({
    workshop: company.position,
    towns: among,
    rings: zones.rings,
    lands,
  });
  expect(layout.labels.map(({ text }) => text)).toEqual(among.map(({ name }) => name));
  const tile = { x: inset.x, y: inset.y, width: inset.width, height: inset.height + inset.round };
  const pills = layout.rings.map(({ label }) =>
    around(label, pill.width * sizes.km, pill.height * sizes.km),
  );
  const names = layout.lands.map(({ name, at }) =>
    around(at, emWidth(name) * sizes.land, sizes.land * 0.73),
  );
  const [inside, outside] = [true, false].map((isInside) =>
    layout.labels.filter(({ dot }) => (gap(tile, dot) === 0) === isInside),
  );
  return [
    {
      names: outside ?? [],
      marks: [around([0, 0], 28), tile, ...pills, ...names],
      lines: facing.map((corner) => [[0, 0], corner]),
      bounds: frame,
    },
    { names: inside ?? [], marks: [around(toInset([0, 0]), 28)], lines: [], bounds: tile },
  ];
}

const tieOf = ({ tied, dot, at }: PlacedLabel): Segment[] => (tied ? [[dot, at]] : []);

/** What a label covers, what its leader line crosses, and other dots it could belong to. */
function faults({ names, marks, lines, bounds }: Drawing): string[] {
  return names.flatMap((name) => {
    const box = nameBox(name, name);
    const others = names.filter((other) => other !== name);
    // On a larger map names are smaller against it, as `ZoneMap.css` has it.
    const boxes = [1, 0.7].map((scale) =>
      nameBox({ ...name, size: name.size * scale, width: name.width * scale }, name),
    );
    const found = [
      !holdsBox(bounds, box) && 'leaves the drawing',
      marks.some((mark) => meets(box, mark)) && 'stands on a mark',
      [...lines, ...others.flatMap(tieOf)].some((line) => runsThrough(line, box)) &&
        'stands on a line',
      ...others.flatMap((other) => [
        meets(box, nameBox(other, other)) && `stands on ${other.text}`,
        meets(box, around(other.dot, 12)) && `stands on the dot of ${other.text}`,
        !name.tied &&
          boxes.some((each) => gap(each, other.dot) <= gap(each, name.dot)) &&
          `could be ${other.text}`,
        tieOf(name).some((tie) => comesNear(tie, other.dot, 6)) &&
          `has its line over the dot of ${other.text}`,
        tieOf(name).some((tie) => tieOf(other).some((another) => cross(tie, another))) &&
          `has its line over that of ${other.text}`,
      ]),
    ];
    return found.flatMap((fault) => (fault ? [`${name.text} ${fault}`] : []));
  });
}

describe('every name stands on nothing, and is nearer to its own dot than to another one, or tied to it', () => {
  test.each(files)('on the map of %s, filled on every side, with six places at most', (file) => {
    const drawing = mapOf(file);
    expect(faults(drawing)).toEqual([]);
    expect(drawing.names.filter(({ tied }) => tied)).toEqual([]);
    expect(drawing.places.length).toBeLessThanOrEqual(6);
    const { x, y, width } = drawing.bounds;
    const points = [...drawing.names.map(({ dot }) => dot), ...drawing.lines.map(([, end]) => end)];
    for (const degrees of [0, 60, 120, 180, 240, 300]) {
      const angle = (degrees * Math.PI) / 180;
      const out = points.map(
        (point) =>
          (point[0] - x - width / 2) * Math.cos(angle) +
          (point[1] - y - width / 2) * Math.sin(angle),
      );
      expect(Math.max(...out) / discRadius, `${degrees}°`).toBeGreaterThan(0.25);
    }
  });

  test.each([
    ['of today, without a leader line', towns, 0],
    ['with eight more', [...towns, ...more], 8],
  ])('on the map of the zone, the towns %s', (_, among, mostTied) => {
    const drawings = zoneMap(among);
    expect(drawings.flatMap(faults)).toEqual([]);
    const names = drawings.flatMap((drawing) => drawing.names);
    expect(names.filter(({ tied }) => tied).length).toBeLessThanOrEqual(mostTied);
    for (const { text, dot, at, size } of names)
      expect(Math.hypot(at[0] - dot[0], at[1] - dot[1]), text).toBeLessThanOrEqual(4 * size + 1);
  });
});

test.each<ZoneMapData['lands'][number]>(lands)(
  'the name of $name stands off the rings',
  ({ name, position }) => {
    const { x, y, width, height } = around(
      projectToMap(company.position, position),
      emWidth(name) * sizes.land,
      sizes.land * 0.73,
    );
    const corners = [x, x + width].flatMap((across) =>
      [y, y + height].map((down) => Math.hypot(across, down)),
    );
    for (const km of zones.rings)
      expect(new Set(corners.map((away) => away < km * unitsPerKm)).size, `${km} km`).toBe(1);
  },
);

test('a name is rather left out than tied by a line over another dot', () => {
  const name: LabelText = { text: 'Ici', dot: [0, 0], size: 24, width: 40, clear: 13 };
  const corridor = {
    bounds: { x: -8, y: -12, width: 400, height: 24 },
    taken: [],
    lines: [],
    rings: [],
  };
  const beside = (dot: Point) =>
    placeLabels([name], { ...corridor, dots: [name.dot, dot] }, { mayBeTied: true });
  expect(beside([30, 12])).toMatchObject([{ tied: true }]);
  expect(beside([30, 0])).toEqual([undefined]);
});

/** Widths measured in a browser in Hanken Grotesk 600 at font size 100. */
const measured = {
  Illfurth: 302,
  Wimmenau: 509,
  Mommenheim: 637,
  Colmar: 336,
  'Saint-Louis': 494,
  'L’Isle-sur-le-Doubs': 836,
  Héricourt: 432,
  Œrmingen: 466,
  HGDN: 278,
  Zaessingue: 504,
};
test.each(Object.entries(measured))(
  '%s is reckoned as wide as it is set, and a fifth more at most',
  (text, width) => {
    expect(emWidth(text) * 100).toBeGreaterThanOrEqual(width);
    expect(emWidth(text) * 100).toBeLessThan(width * 1.2);
  },
);
