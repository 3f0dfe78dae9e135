import { editDistance } from '../../content-model/text/edit-distance.ts';
import { withoutAccents } from '../../content-model/text/plain-letters.ts';
import type { Commune, Country } from './communes.ts';

/** A commune in the search index. */
export interface SearchEntry {
  commune: Commune;
  /** Straight-line km from the workshop; the nearer of two namesakes comes first. */
  kilometres: number;
  key: string;
}

/** A parsed query: `68170 Rixheim` has digits and a name. */
export interface Query {
  digits: string;
  key: string;
  /** From an international postcode such as `D-79098`. */
  country?: Country | undefined;
}

const articles = /^(?:le|la|les|l) (?=.)/;
const words: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  sts: 'saints',
  stes: 'saintes',
  lez: 'les',
  s: 'sur',
};

/** Normalises a name: accents, case, hyphens, apostrophes, `St` and a leading article. */
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

/** A country code before its postcode: `F-68170`, `D-79098`, `CH 4051`. */
const countryCode = /^\s*(FR?|DE?|CH)[\s-]*(?=\d{4})/i;
const countries: Record<string, Country> = {
  D: 'en Allemagne',
  DE: 'en Allemagne',
  CH: 'en Suisse',
};

/** `68 170` is also a postcode. No lookbehind: Safari supports it from 16.4. */
const postcode = /(?:^|\D)(\d{2}) ?(\d{3})(?!\d)/;
const cedex = /\bcedex\b(?: \d{1,2}\b)?/;
/** `15e`, `1er arrondissement`. */
const ordinal = /\b\d{1,2} ?(?:e|er|eme|ieme)\b(?: arr\w*)?/g;
/** The country after an address, but not in `Tremblay-en-France`. */
const country = /(\ben )?\bfrance$/;

export function parseQuery(text: string): Query {
  const [written = '', code = ''] = countryCode.exec(text) ?? [];
  const rest = withoutAccents(text.slice(written.length).toLowerCase()).replace(ordinal, ' ');
  const withoutCedex = rest.replace(cedex, ' ');
  const key = searchKey(withoutCedex)
    .replace(country, (words, name?: string) => (name ? words : ''))
    .trim();
  const [, department, office] = postcode.exec(withoutCedex) ?? [];
  // `(68)` after a name is a département.
  const digits = office ? `${department}${office}` : withoutCedex.replace(/\D/g, '');
  // A Cedex postcode belongs to no commune; only its département is used.
  return {
    digits: key && withoutCedex !== rest ? digits.slice(0, 2) : digits,
    key,
    country: countries[code.toUpperCase()],
  };
}

/** Rank of a match: 0 exact, 1 prefix, 2 prefix of a word, 3 the name is part of the query. */
function rankOf(key: string, wanted: string): 0 | 1 | 2 | 3 | undefined {
  if (key === wanted) return 0;
  if (key.startsWith(wanted)) return 1;
  if (key.includes(` ${wanted}`)) return 2;
  return ` ${wanted} `.includes(` ${key} `) ? 3 : undefined;
}

export interface Suggestions {
  /** Exact matches, or all matches of a whole postcode. */
  same: Commune[];
  /** All matches, best first; without any, similar names. */
  all: Commune[];
}

/** Maximum number of suggestions. */
const limit = 8;

/** Each commune once, whichever of its names matched. */
const communesOf = (entries: SearchEntry[]) => [...new Set(entries.map(({ commune }) => commune))];

/** Finds the communes a query may mean. A whole postcode returns all its communes. */
export function suggest(entries: SearchEntry[], { digits, key, country }: Query): Suggestions {
  if ((!digits && !key) || country) return { same: [], all: [] };
  const isWhole = digits.length === 5;
  const inArea = digits
    ? entries.filter(({ commune }) =>
        commune.postcodes.some((postcode) => postcode.startsWith(digits)),
      )
    : entries;
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
    // A rank of 3 is accidental if a better match exists.
    const fitting = ranked.filter(({ rank }) => rank < 3 || best === 3);
    const same = communesOf(
      best === 0 || !isWhole ? fitting.filter(({ rank }) => rank === 0) : fitting,
    );
    return { same, all: communesOf(fitting).slice(0, Math.max(limit, same.length)) };
  }
  const alike = withSlips(inArea, key);
  // The name does not match the digits: either may be wrong.
  if (alike.length > 0 || !digits) return { same: [], all: alike };
  const { same, all } = suggest(entries, { digits: '', key });
  return {
    same: [],
    all: [...(same.length > 0 ? same : all), ...(isWhole ? communesOf(inArea) : [])].slice(
      0,
      limit,
    ),
  };
}

/** Names at edit distance 1, or 2 for long names. */
function withSlips(entries: SearchEntry[], key: string): Commune[] {
  if (key.length < 4) return [];
  const allowed = key.length < 8 ? 1 : 2;
  const alike = entries
    .map((entry) => ({ ...entry, slips: editDistance(entry.key, key, allowed) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips || a.kilometres - b.kilometres);
  return communesOf(alike).slice(0, limit);
}
