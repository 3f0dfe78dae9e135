/**
 * The communes of the mainland, as `scripts/build-communes.ts` writes them, and what the look-up knows of them around a workshop.
 *
 * The file is text: a line a département (`68 Haut-Rhin`), an empty line, then a line a postcode and département, with the latitude and
 * the longitude of its middle in thousandths of a degree, and its communes, each followed by its own place from there:
 * `68170 68 47750 7400;Rixheim 0 2`. Marks may follow a name: `!` a large town, `~` one whose place is only that of its
 * neighbours, `+` one that another has taken in.
 */
import { type Department, writeCommunes } from './communes.ts';
import { distance, type Position } from './distance.ts';
import { searchKey } from './search.ts';

/** A commune of France. */
export interface FrenchCommune {
  name: string;
  postcodes: string[];
  /** INSEE code of its département; its postcode may begin with another. */
  department: string;
  position: Position;
  /** Named however far it is. */
  isLarge: boolean;
  /** Its place is the middle of its neighbours. */
  isEstimated: boolean;
  /** Another commune has taken it in. */
  isFormer: boolean;
}

/** All of them, and their départements. */
export interface France {
  departments: Pick<Department, 'code' | 'name'>[];
  communes: FrenchCommune[];
}

/** Every commune is named so far beyond the reach, in km: a neighbour just outside gets its distance. */
const beyond = 10;
/** What the place of a commune that is only estimated may be off, in km; of the others, the middle of the area from the town. */
const mayBeOff = { estimated: 20, known: 1 };

const units = (degrees: number) => Math.round(degrees * 1000);
const middle = (values: number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2);
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The text of the file. */
export function writeFrance({ departments, communes }: France): string {
  const areas = Map.groupBy(
    communes.flatMap((commune) => commune.postcodes.map((postcode) => ({ commune, key: `${postcode} ${commune.department}` }))),
    ({ key }) => key,
  );
  const lines = [...areas].map(([key, inside]) => {
    const north = middle(inside.map(({ commune }) => units(commune.position.latitude)));
    const east = middle(inside.map(({ commune }) => units(commune.position.longitude)));
    const names = inside.map(({ commune: { name, position, isLarge, isEstimated, isFormer } }) => {
      const marks = `${isLarge ? '!' : ''}${isEstimated ? '~' : ''}${isFormer ? '+' : ''}`;
      return `${name}${marks} ${units(position.latitude) - north} ${units(position.longitude) - east}`;
    });
    return [`${key} ${north} ${east}`, ...names.sort(byText)].join(';');
  });
  return [...departments.map(({ code, name }) => `${code} ${name}`), '', ...lines.sort(byText), ''].join('\n');
}

const areaHead = /^(\d{5}) (..) (-?\d+) (-?\d+)$/;
const placedName = /^(.+?)([!~+]*) (-?\d+) (-?\d+)$/;

/** Reads the file; a commune that stands under several postcodes becomes one. */
export function readFrance(text: string): France {
  const [head = '', body = ''] = text.split('\n\n');
  const departments = head.split('\n').map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }));
  const communes = new Map<string, FrenchCommune>();
  for (const line of body.split('\n')) {
    const [area = '', ...entries] = line.split(';');
    const [, postcode, department, latitude, longitude] = areaHead.exec(area) ?? [];
    if (!postcode || !department) continue;
    for (const entry of entries) {
      const [, name = '', marks = '', north, east] = placedName.exec(entry) ?? [];
      const position = { latitude: (Number(latitude) + Number(north)) / 1000, longitude: (Number(longitude) + Number(east)) / 1000 };
      const key = `${name} ${department} ${position.latitude} ${position.longitude}`;
      const same = communes.get(key);
      if (same) same.postcodes.push(postcode);
      else
        communes.set(key, {
          ...{ name, postcodes: [postcode], department, position },
          ...{ isLarge: marks.includes('!'), isEstimated: marks.includes('~'), isFormer: marks.includes('+') },
        });
    }
  }
  return { departments, communes: [...communes.values()] };
}

/** Postcodes of no département of the mainland; with Saint-Pierre-et-Miquelon and Monaco as the nearest, far less than they are. */
const overseas = [
  { code: '97', name: 'Outre-mer', nearest: 3500 },
  { code: '98', name: 'Monaco et outre-mer', nearest: 0 },
];
const monaco = { latitude: 43.738, longitude: 7.425 };

/** What the look-up knows around a workshop, as its page reads it (`communes.ts`), and the communes in reach whose place is only estimated. */
export function communesAround({ departments, communes }: France, workshop: Position, reach: number): { text: string; estimated: FrenchCommune[] } {
  const all = communes.map((commune) => ({ ...commune, kilometres: distance(workshop, commune.position) }));
  const current = all.filter(({ isFormer }) => !isFormer);
  const isNear = ({ kilometres }: { kilometres: number }) => kilometres <= reach + beyond;
  const named = current.filter((commune) => isNear(commune) || commune.isLarge);
  const formerlyNamed = all.filter((commune) => commune.isFormer && isNear(commune));

  const nearestOf = (code: string) =>
    Math.min(
      ...current
        .filter(({ department }) => department === code)
        .map(({ kilometres, isEstimated }) => Math.max(0, kilometres - (isEstimated ? mayBeOff.estimated : mayBeOff.known))),
    );
  const covered = new Set(named.filter(isNear).map(({ department }) => department));
  const namedPostcodes = new Set(named.flatMap(({ postcodes }) => postcodes));
  const outsidePostcodes = new Set(
    current.flatMap(({ department, postcodes }) => (covered.has(department) ? postcodes.filter((postcode) => !namedPostcodes.has(postcode)) : [])),
  );
  const isNamed = new Set(named);
  const namesElsewhere = new Set(current.filter((commune) => !isNamed.has(commune)).map(({ name }) => searchKey(name)));

  const text = writeCommunes({
    departments: [
      ...departments.map(({ code, name }) => ({ code, name, nearest: Math.floor(nearestOf(code)) })),
      ...overseas.map((place) => (place.nearest > 0 ? place : { ...place, nearest: Math.floor(distance(workshop, monaco)) })),
    ],
    places: [...named, ...formerlyNamed].flatMap(({ name, postcodes, department, position }) =>
      postcodes.map((postcode) => ({ name, postcode, department, position, hasNamesakes: namesElsewhere.has(searchKey(name)) })),
    ),
    outsidePostcodes: [...outsidePostcodes].sort(byText),
  });
  return { text, estimated: named.filter((commune) => commune.isEstimated && isNear(commune)) };
}
