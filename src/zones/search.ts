import type { Commune, Department } from '../lib/geo/communes.ts';
import { searchKey } from '../lib/geo/search-key.ts';
import { editDistance } from '../lib/text/edit-distance.ts';
import type { Zone } from './zone-rules.ts';

/** A commune with what we promise there. */
export interface Place extends Commune {
  /** The search keys of its names. */
  keys: string[];
  /** Straight-line km from the workshop. */
  kilometres: number;
  zone: Zone;
}

/** A parsed query: `68170 Rixheim` has digits and a name. */
interface Query {
  /** A postcode, the beginning of one, or the code of a département. */
  digits: string;
  key: string;
}

/** Regions that phones and maps add to a name; Buhl-Lorraine and Tremblay-en-France keep theirs. */
const regions =
  /(?:[,\s]+(?:alsace|lorraine|grand[ -]est|(?:bourgogne-)?franche[ -]comt[ée]|france))+$/i;

/** Parses `68 170 Rixheim`, `F-68170`, `Mulhouse (68)`, `Mulhouse, Haut-Rhin, France`. */
export function parseQuery(typed: string, departments: Department[]): Query {
  const text = typed.trim();
  const [code = ''] = /^(?:FR?|DE?|CH)[\s-]*(?=\d{4})/i.exec(text) ?? [];
  // A foreign postcode stays as it was typed, so that it matches no commune.
  if (/^[DC]/i.test(code)) return { digits: text, key: '' };
  const [place = '', ...behind] = text.slice(code.length).replace(regions, '').split(/[,(]/);
  const keys = behind.map(searchKey);
  const department = departments.find(({ name }) => keys.includes(searchKey(name)));
  const named = keys.filter((key) => key !== searchKey(department?.name ?? ''));
  // No lookbehind: Safari supports it from 16.4.
  const [, area, office] = /(?:^|\D)(\d{2}) ?(\d{3})(?!\d)/.exec(text) ?? [];
  const digits = office ? `${area}${office}` : text.replace(/\D/g, '');
  return {
    digits: digits || (department?.code ?? ''),
    key: searchKey([place, ...named].join(' ')),
  };
}

/** No match. */
const none = Number.POSITIVE_INFINITY;

/** The rank of a name that is only a part of the query, as in an address. */
const contained = 5;

/**
 * How well a key matches the query; 0 is exact. The second function is used if the first finds
 * nothing. A misspelt long name ranks before a short name that is contained in the query.
 */
const ranks: ((key: string, wanted: string) => number)[] = [
  (key, wanted) => {
    if (key === wanted) return 0;
    if (key.startsWith(wanted)) return 1;
    return key.includes(` ${wanted}`) ? 2 : none;
  },
  (key, wanted) => {
    const allowed = wanted.length < 8 ? 1 : 2;
    const slips = wanted.length < 4 ? none : editDistance(key, wanted, allowed);
    if (slips <= allowed) return 2 + slips;
    return ` ${wanted} `.includes(` ${key} `) ? contained : none;
  },
];

/** The places that match a key, best first. */
function ranked(places: Place[], wanted: string) {
  for (const rank of ranks) {
    const found = places
      .map((place) => ({ place, rank: Math.min(...place.keys.map((key) => rank(key, wanted))) }))
      .filter((each) => each.rank < none)
      .sort((a, b) => a.rank - b.rank);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Finds the places that a query may mean. The places must be in order of distance. `same` are those
 * that were typed, or all with a full postcode. `all` also has similar ones, best first.
 */
export function search(places: Place[], { digits, key }: Query): { same: Place[]; all: Place[] } {
  const isWhole = digits.length === 5;
  const inArea = places.filter(
    ({ department, postcodes }) =>
      department === digits || postcodes.some((postcode) => postcode.startsWith(digits)),
  );
  const whole = isWhole ? inArea : [];
  if (!key) return { same: whole, all: inArea };
  const found = ranked(inArea, key);
  const best = found[0]?.rank;
  // The name and the digits do not match: either may be wrong.
  if (best === undefined && digits)
    return { same: [], all: [...search(places, { digits: '', key }).all, ...whole] };
  const isSlip = best === 3 || best === 4;
  const taken = isWhole && best !== 0 && !isSlip ? contained : 0;
  return {
    same: found.filter(({ rank }) => rank <= taken).map(({ place }) => place),
    all: found.map(({ place }) => place),
  };
}
