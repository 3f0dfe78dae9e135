/**
 * The communes that the look-up knows, as written by `scripts/build-communes.ts` and read by the page.
 *
 * The file is text, made to be small once compressed, in three parts with an empty line between them:
 * - a line a département: `68 Haut-Rhin 0`, with the km from the workshop to its nearest commune;
 * - the postcodes, on one line, of the parts of those départements that are out of reach;
 * - a line an area (a postcode, or a part of one): `68170 4775 740;Rixheim 0 0;Name`, with the latitude and the longitude
 *   of its middle in hundredths of a degree, and its communes, each followed by its own place from there. A commune
 *   without a place of its own is only known to be in the area; `*` follows a name that others further away bear too.
 */
import type { Position } from './distance.ts';

export interface Department {
  /** Two characters, as in a postcode; Corsica has `2A` and `2B`. */
  code: string;
  name: string;
  /** Straight-line km from the workshop to its nearest commune. */
  nearest: number;
}

export interface Commune {
  name: string;
  postcodes: string[];
  position: Position;
  /** False where only the area of the postcode is known, not the place itself. */
  exact: boolean;
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
interface Place {
  name: string;
  postcode: string;
  /** The middle of its area. */
  area: Position;
  position: Position | undefined;
  hasNamesakes: boolean;
}

/** Parts of a degree that are kept: a hundredth is 1.1 km to the north and 0.75 km to the east. */
const precision = 100;

const units = (degrees: number) => Math.round(degrees * precision);
const degrees = (units: number) => units / precision;

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

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
  const areas = Map.groupBy(places, ({ postcode, area }) => `${postcode} ${units(area.latitude)} ${units(area.longitude)}`);
  const areaLine = (key: string, inside: Place[]) => {
    const names = inside.map(({ name, area, position, hasNamesakes }) => {
      const marked = hasNamesakes ? `${name}*` : name;
      if (!position) return marked;
      return `${marked} ${units(position.latitude) - units(area.latitude)} ${units(position.longitude) - units(area.longitude)}`;
    });
    return [key, ...names.sort(byText)].join(';');
  };
  const head = departments.map(({ code, name, nearest }) => `${code} ${name} ${nearest}`);
  const lines = [...areas].map(([key, inside]) => areaLine(key, inside)).sort(byText);
  return [...head, '', outsidePostcodes.join(' '), '', ...lines, ''].join('\n');
}

const departmentLine = /^(..) (.+) (\d+)$/;
const areaHead = /^(\d{5}) (-?\d+) (-?\d+)$/;
const placedName = /^(.+) (-?\d+) (-?\d+)$/;

/** Reads the file; a commune that stands under several postcodes becomes one. */
export function readCommunes(text: string): Communes {
  const [head = '', outside = '', body = ''] = text.split('\n\n');
  const departments = head.split('\n').flatMap((line) => {
    const [, code, name = '', nearest] = departmentLine.exec(line) ?? [];
    return code ? [{ code, name, nearest: Number(nearest) }] : [];
  });
  const communes = new Map<string, Commune>();
  for (const line of body.split('\n')) {
    const [area = '', ...names] = line.split(';');
    const [, postcode, latitude, longitude] = areaHead.exec(area) ?? [];
    if (!postcode) continue;
    for (const entry of names) {
      const [, placed, north = '0', east = '0'] = placedName.exec(entry) ?? [];
      const marked = placed ?? entry;
      const name = marked.replace('*', '').replaceAll("'", '’');
      const position = { latitude: degrees(Number(latitude) + Number(north)), longitude: degrees(Number(longitude) + Number(east)) };
      // Two communes of a département may share a name, but not their place as well.
      const key = placed ? `${name} ${position.latitude} ${position.longitude}` : `${name} ${postcode}`;
      const same = communes.get(key);
      if (same) same.postcodes.push(postcode);
      else communes.set(key, { name, postcodes: [postcode], position, exact: placed !== undefined, hasNamesakes: marked.endsWith('*') });
    }
  }
  return { departments, communes: [...communes.values()], outsidePostcodes: new Set(outside.split(' ')) };
}
