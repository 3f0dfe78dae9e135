/**
 * Parses the communes of the look-up: all within 210 km of the workshop, and towns of 20,000 inhabitants everywhere.
 *
 * `communes.txt` is made to compress well. It has three parts, separated by empty lines:
 * - one line per département: `68 Haut-Rhin 0`, with the km from the workshop to its nearest commune;
 * - on one line, the postcodes out of reach in those départements;
 * - one line per postcode and département: `68170 68 47750 7400;Rixheim 0 2;Name 3 -1`, with the latitude and longitude of its
 *   centre in thousandths of a degree, and its communes, each with its offset from there; `*` marks a name that others
 *   further away share.
 * It was generated once for this workshop and is maintained by hand (docs/decisions.md).
 */
import type { Position } from './distance.ts';

/** A neighbouring country, as worded in the answer. */
export type Country = 'en Suisse' | 'en Allemagne';

export interface Department {
  /** Two characters, as in a postcode; Corsica has `2A` and `2B`. */
  code: string;
  name: string;
  /** Straight-line km from the workshop to its nearest commune, rounded down. */
  nearest: number;
}

export interface Commune {
  name: string;
  postcodes: string[];
  /** INSEE code of its département; the postcode may begin differently. */
  department: string;
  position: Position;
  /** Other communes in France, out of reach and not in the file, have the same name. */
  hasNamesakes: boolean;
}

export interface Communes {
  departments: Department[];
  communes: Commune[];
  /** Postcodes out of reach in départements that are partly in reach. */
  outsidePostcodes: Set<string>;
}

/** Positions are in thousandths of a degree: 111 m north, 75 m east. */
const degrees = (thousandths: number) => thousandths / 1000;

const departmentLine = /^(..) (.+) (\d+)$/;
const areaHead = /^(\d{5}) (..) (-?\d+) (-?\d+)$/;
const placedName = /^(.+?)(\*?) (-?\d+) (-?\d+)$/;

/** Parses the file; a commune listed under several postcodes becomes one. */
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
      const position = {
        latitude: degrees(Number(latitude) + Number(north)),
        longitude: degrees(Number(longitude) + Number(east)),
      };
      // Communes in a département may share a name, but not a position.
      const key = `${name} ${position.latitude} ${position.longitude}`;
      const same = communes.get(key);
      if (same) same.postcodes.push(postcode);
      else
        communes.set(key, {
          name,
          postcodes: [postcode],
          department,
          position,
          hasNamesakes: mark !== '',
        });
    }
  }
  return {
    departments,
    communes: [...communes.values()],
    outsidePostcodes: new Set(outside.split(' ')),
  };
}
