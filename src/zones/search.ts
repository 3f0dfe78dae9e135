import { editDistance } from '../../content-model/text/edit-distance.ts';
import { withoutAccents } from '../../content-model/text/plain-letters.ts';
import type { Commune, Country } from './communes.ts';

/** A commune as the search sees it. */
export interface SearchEntry {
  commune: Commune;
  /** Straight-line km from the workshop; the nearer of two namesakes comes first. */
  kilometres: number;
  key: string;
}

/** What a visitor typed, taken apart: `68170 Rixheim` has both. */
export interface Query {
  digits: string;
  key: string;
  /** A postcode written as mail from another country has it: `D-79098`. */
  country?: Country | undefined;
}

const articles = /^(?:le|la|les|l) (?=.)/;
const words: Record<string, string> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes', lez: 'les', s: 'sur' };

/** A name without what people leave out or write differently: accents, case, hyphens, apostrophes, `St`, a first article. */
export function searchKey(name: string): string {
  return withoutAccents(name.toLowerCase())
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => words[word] ?? word)
    .join(' ')
    .replace(articles, '');
}

/** `F-68170`, `D-79098`, `CH 4051`: a country, then its postcode. */
const countryCode = /^\s*(FR?|DE?|CH)[\s-]*(?=\d{4})/i;
const countries: Record<string, Country> = { D: 'en Allemagne', DE: 'en Allemagne', CH: 'en Suisse' };

/** `68 170` is a postcode too. Safari before 16.4 knows no look behind. */
const postcode = /(?:^|\D)(\d{2}) ?(\d{3})(?!\d)/;
const cedex = /\bcedex\b(?: \d{1,2}\b)?/;
/** `15e`, `1er arrondissement`. */
const ordinal = /\b\d{1,2} ?(?:e|er|eme|ieme)\b(?: arr\w*)?/g;
/** The country behind an address; `Tremblay-en-France` is a name. */
const country = /(\ben )?\bfrance$/;

export function parseQuery(text: string): Query {
  const [written = '', code = ''] = countryCode.exec(text) ?? [];
  const rest = withoutAccents(text.slice(written.length).toLowerCase()).replace(ordinal, ' ');
  const place = rest.replace(cedex, ' ');
  const key = searchKey(place)
    .replace(country, (words, name?: string) => (name ? words : ''))
    .trim();
  const [, department, office] = postcode.exec(place) ?? [];
  // `(68)` after a name is a département.
  const digits = office ? `${department}${office}` : place.replace(/\D/g, '');
  // The postcode of a Cedex is that of no commune, but begins as its département does.
  return { digits: key && place !== rest ? digits.slice(0, 2) : digits, key, country: countries[code.toUpperCase()] };
}

/** How well a name fits: 0 the name itself, 1 its beginning, 2 the beginning of one of its words, 3 the name among what was typed. */
function rankOf(key: string, wanted: string): 0 | 1 | 2 | 3 | undefined {
  if (key === wanted) return 0;
  if (key.startsWith(wanted)) return 1;
  if (key.includes(` ${wanted}`)) return 2;
  return ` ${wanted} `.includes(` ${key} `) ? 3 : undefined;
}

export interface Suggestions {
  /** Names that are exactly what was typed, or that fit where a whole postcode stands with them. */
  same: Commune[];
  /** All that fit, best first; where none does, those that fit but for a slip or two. */
  all: Commune[];
}

/** Enough to show without scrolling far. */
const limit = 8;

/** Each once, under whichever of its names. */
const communesOf = (entries: SearchEntry[]) => [...new Set(entries.map(({ commune }) => commune))];

/** The communes that a query may mean. A whole postcode gives all its communes. */
export function suggest(entries: SearchEntry[], { digits, key, country }: Query): Suggestions {
  if ((!digits && !key) || country) return { same: [], all: [] };
  const isWhole = digits.length === 5;
  const inArea = digits ? entries.filter(({ commune }) => commune.postcodes.some((postcode) => postcode.startsWith(digits))) : entries;
  if (!key) {
    const all = communesOf(inArea).sort((a, b) => a.name.localeCompare(b.name, 'fr'));
    return { same: isWhole ? all : [], all: isWhole ? all : all.slice(0, limit) };
  }
  const ranked = inArea
    .flatMap((entry) => {
      const rank = rankOf(entry.key, key);
      return rank === undefined ? [] : [{ ...entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.kilometres - b.kilometres);
  const best = ranked[0]?.rank;
  if (best !== undefined) {
    // What was typed holds other names only by chance where one begins so.
    const fitting = ranked.filter(({ rank }) => rank < 3 || best === 3);
    const same = communesOf(best === 0 || !isWhole ? fitting.filter(({ rank }) => rank === 0) : fitting);
    return { same, all: communesOf(fitting).slice(0, Math.max(limit, same.length)) };
  }
  const alike = withSlips(inArea, key);
  // A name that does not go with its digits: either may be wrong.
  if (alike.length > 0 || !digits) return { same: [], all: alike };
  const { same, all } = suggest(entries, { digits: '', key });
  return { same: [], all: [...(same.length > 0 ? same : all), ...(isWhole ? communesOf(inArea) : [])].slice(0, limit) };
}

/** Names at one slip from what was typed, or two where it is long. */
function withSlips(entries: SearchEntry[], key: string): Commune[] {
  if (key.length < 4) return [];
  const allowed = key.length < 8 ? 1 : 2;
  const alike = entries
    .map((entry) => ({ ...entry, slips: editDistance(entry.key, key, allowed) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips || a.kilometres - b.kilometres);
  return communesOf(alike).slice(0, limit);
}
