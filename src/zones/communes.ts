/**
 * The communes that the look-up knows, as written by `scripts/build-communes.ts` and read by the page.
 *
 * The file is text, made to be small once compressed, in three parts with an empty line between them:
 * - a line a département: `68 Haut-Rhin 0`, with the km from the workshop to its nearest commune;
 * - the postcodes, on one line, of the parts of those départements that are out of reach;
 * - a line a postcode and département: `68170 68 47750 7400;Rixheim 0 2;Name 3 -1`, with the latitude and the longitude of its
 *   middle in thousandths of a degree, and its communes, each followed by its own place from there; `*` follows a name that
 *   others further away bear too.
 */
import type { Position } from './distance.ts';

export interface Department {
  /** Two characters, as in a postcode; Corsica has `2A` and `2B`. */
  code: string;
  name: string;
  /** Straight-line km from the workshop to its nearest commune, or less. */
  nearest: number;
}

export interface Commune {
  name: string;
  postcodes: string[];
  /** INSEE code of its département; its postcode may begin with another. */
  department: string;
  position: Position;
  /** Communes elsewhere in France, out of reach and not in the file, bear the same name. */
  hasNamesakes: boolean;
}

export interface Communes {
  departments: Department[];
  communes: Commune[];
  /** Postcodes that are surely out of reach, though their département is not. */
  outsidePostcodes: Set<string>;
}

/** A commune under one of its postcodes, as the build script has it. */
type Place = Omit<Commune, 'postcodes'> & { postcode: string };

/** Parts of a degree that are kept: a thousandth is 111 m to the north and 75 m to the east. */
const precision = 1000;

const units = (degrees: number) => Math.round(degrees * precision);
const degrees = (units: number) => units / precision;

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Halfway between the outermost. */
const middle = (values: number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2);

/** The text of the file. */
export function writeCommunes({
  departments,
  places,
  outsidePostcodes,
}: {
  departments: Department[];
  places: Place[];
  outsidePostcodes: string[];
}): string {
  const areas = Map.groupBy(places, ({ postcode, department }) => `${postcode} ${department}`);
  const areaLine = (key: string, inside: Place[]) => {
    const north = middle(inside.map(({ position }) => units(position.latitude)));
    const east = middle(inside.map(({ position }) => units(position.longitude)));
    const names = inside.map(({ name, position, hasNamesakes }) =>
      [hasNamesakes ? `${name}*` : name, units(position.latitude) - north, units(position.longitude) - east].join(' '),
    );
    return [`${key} ${north} ${east}`, ...names.sort(byText)].join(';');
  };
  const head = departments.map(({ code, name, nearest }) => `${code} ${name} ${nearest}`);
  const lines = [...areas].map(([key, inside]) => areaLine(key, inside)).sort(byText);
  return [...head, '', outsidePostcodes.join(' '), '', ...lines, ''].join('\n');
}

const departmentLine = /^(..) (.+) (\d+)$/;
const areaHead = /^(\d{5}) (..) (-?\d+) (-?\d+)$/;
const placedName = /^(.+?)(\*?) (-?\d+) (-?\d+)$/;

/** Reads the file; a commune that stands under several postcodes becomes one. */
export function readCommunes(text: string): Communes {
  const [head = '', outside = '', body = ''] = text.split('\n\n');
  const departments = head.split('\n').flatMap((line) => {
    const [, code, name = '', nearest] = departmentLine.exec(line) ?? [];
    return code ? [{ code, name, nearest: Number(nearest) }] : [];
  });
  const communes = new Map<string, Commune>();
  for (const line of body.split('\n')) {
    const [area = '', ...entries] = line.split(';');
    const [, postcode, department, latitude, longitude] = areaHead.exec(area) ?? [];
    if (!postcode || !department) continue;
    for (const entry of entries) {
      const [, typed = '', mark, north, east] = placedName.exec(entry) ?? [];
      const name = typed.replaceAll("'", '’');
      const position = { latitude: degrees(Number(latitude) + Number(north)), longitude: degrees(Number(longitude) + Number(east)) };
      // Two communes of a département may share a name, but not their place as well.
      const key = `${name} ${position.latitude} ${position.longitude}`;
      const same = communes.get(key);
      if (same) same.postcodes.push(postcode);
      else communes.set(key, { name, postcodes: [postcode], department, position, hasNamesakes: mark !== '' });
    }
  }
  return { departments, communes: [...communes.values()], outsidePostcodes: new Set(outside.split(' ')) };
}
