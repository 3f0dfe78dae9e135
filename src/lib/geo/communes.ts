/**
 * Parses the communes of the look-up: all within 210 km of the workshop, and towns of 20,000
 * inhabitants everywhere.
 *
 * `communes.txt` is made to compress well. It has three parts, separated by empty lines:
 * - one line per département: `68 Haut-Rhin 0`, with the km from the workshop to its nearest
 *   commune;
 * - on one line, the postcodes out of reach in those départements;
 * - one line per postcode and département: `68170 68 47750 7400;Rixheim 0 2;Name/Other name 3 -1`,
 *   with the latitude and longitude of its centre in thousandths of a degree, and its communes,
 *   each with its offset from there. Other names are districts, merged villages and German names,
 *   at the first postcode only. `*` marks a name that others further away share, `?` one that is
 *   better known as a country, a département or a town abroad.
 * It was generated once for this workshop and is maintained by hand (docs/decisions.md).
 */
import type { Position } from './distance.ts';

/** A département, within reach or not. */
export interface Department {
  /** Two characters, as in a postcode; Corsica has `2A` and `2B`. */
  code: string;
  name: string;
  /** Straight-line km from the workshop to its nearest commune, rounded down. */
  nearest: number;
}

/** A commune of the look-up. */
export interface Commune {
  name: string;
  otherNames: string[];
  postcodes: string[];
  /** INSEE code of its département; the postcode may begin differently. */
  department: string;
  position: Position;
  /** `*`: communes out of reach have the same name; `?`: better known as something else. */
  mark: string;
}

/** What `communes.txt` says. */
export interface Communes {
  departments: Department[];
  communes: Commune[];
  /** Postcodes out of reach in départements that are partly in reach. */
  outsidePostcodes: Set<string>;
}

/** Parses the file; a commune listed under several postcodes becomes one. */
export function readCommunes(text: string): Communes {
  const [head = '', outside = '', body = ''] = text.replaceAll("'", '’').split('\n\n');
  const departments = [...head.matchAll(/^(..) (.+) (\d+)$/gm)].map(
    ([, code = '', name = '', nearest]) => ({ code, name, nearest: Number(nearest) }),
  );
  const communes = new Map<string, Commune>();
  for (const line of body.trim().split('\n')) {
    const [area = '', ...entries] = line.split(';');
    const [postcode = '', department = '', latitude, longitude] = area.split(' ');
    for (const entry of entries) {
      const [, names = '', mark = '', north, east] =
        /^(.+?)([*?]?) (-?\d+) (-?\d+)$/.exec(entry) ?? [];
      const [name = '', ...otherNames] = names.split('/');
      const position = {
        latitude: (Number(latitude) + Number(north)) / 1000,
        longitude: (Number(longitude) + Number(east)) / 1000,
      };
      // Communes in a département may share a name, but not a position.
      const key = `${name} ${position.latitude} ${position.longitude}`;
      const same = communes.get(key);
      if (same) same.postcodes.push(postcode);
      else
        communes.set(key, { name, otherNames, postcodes: [postcode], department, position, mark });
    }
  }
  return {
    departments,
    communes: [...communes.values()],
    outsidePostcodes: new Set(outside.split(' ')),
  };
}
