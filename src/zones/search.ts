import { withoutAccents } from '../text/plain-letters.ts';
import { slipsBetween } from '../text/slips.ts';
import type { Country } from './abroad.ts';
import type { Commune } from './communes.ts';

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

export function parseQuery(text: string): Query {
  const [written = '', code = ''] = countryCode.exec(text) ?? [];
  const rest = text.slice(written.length);
  // `68 170` is a postcode too; `(68)` after a name is a département.
  return { digits: rest.replace(/\D/g, ''), key: searchKey(rest), country: countries[code.toUpperCase()] };
}

/** How well a name fits: 0 the name itself, 1 its beginning, 2 the beginning of one of its words. */
function rankOf(key: string, wanted: string): 0 | 1 | 2 | undefined {
  if (key === wanted) return 0;
  if (key.startsWith(wanted)) return 1;
  return key.includes(` ${wanted}`) ? 2 : undefined;
}

export interface Suggestions {
  /** Names that are exactly what was typed, postcode included where there is one. */
  same: Commune[];
  /** All that fit, best first; where none does, those that fit but for a slip or two. */
  all: Commune[];
}

/** Enough to show without scrolling far. */
const limit = 8;

/** The communes that a query may mean. A whole postcode gives all its communes. */
export function suggest(entries: SearchEntry[], { digits, key, country }: Query): Suggestions {
  if ((!digits && !key) || country) return { same: [], all: [] };
  const inArea = digits ? entries.filter(({ commune }) => commune.postcodes.some((postcode) => postcode.startsWith(digits))) : entries;
  if (!key) {
    const all = inArea.map(({ commune }) => commune).sort((a, b) => a.name.localeCompare(b.name, 'fr'));
    return { same: digits.length === 5 ? all : [], all: digits.length === 5 ? all : all.slice(0, limit) };
  }
  const fitting = inArea
    .flatMap((entry) => {
      const rank = rankOf(entry.key, key);
      return rank === undefined ? [] : [{ ...entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.kilometres - b.kilometres);
  if (fitting.length > 0) {
    const same = fitting.filter(({ rank }) => rank === 0).map(({ commune }) => commune);
    return { same, all: fitting.slice(0, Math.max(limit, same.length)).map(({ commune }) => commune) };
  }
  return { same: [], all: withSlips(inArea, key) };
}

/** Names at one slip from what was typed, or two where it is long. */
function withSlips(entries: SearchEntry[], key: string): Commune[] {
  if (key.length < 4) return [];
  const allowed = key.length < 8 ? 1 : 2;
  return entries
    .map((entry) => ({ ...entry, slips: slipsBetween(entry.key, key, allowed) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips || a.kilometres - b.kilometres)
    .slice(0, limit)
    .map(({ commune }) => commune);
}
