/**
 * The communes that the look-up knows: those up to 210 km from the workshop, and towns of 20,000 inhabitants everywhere.
 *
 * They stand in `communes.txt`, which is small once compressed, in three parts with an empty line between them:
 * - a line a département: `68 Haut-Rhin 0`, with the km from the workshop to its nearest commune;
 * - the postcodes, on one line, of the parts of those départements that are out of reach;
 * - a line a postcode and département: `68170 68 47750 7400;Rixheim 0 2;Name 3 -1`, with the latitude and the longitude of its
 *   middle in thousandths of a degree, and its communes, each followed by its own place from there; `*` follows a name that
 *   others further away bear too.
 * It was prepared once for this workshop, and is kept by hand: a commune that changes its name changes it there (docs/decisions.md).
 */
import type { Position } from './distance.ts';

/** A country next door, as the answer names it. */
export type Country = 'en Suisse' | 'en Allemagne';

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

/** Places are in thousandths of a degree: 111 m to the north and 75 m to the east. */
const degrees = (thousandths: number) => thousandths / 1000;

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
