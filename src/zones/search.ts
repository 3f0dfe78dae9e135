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
  country?: Country;
}

const articles = /^(?:le|la|les|l) (?=.)/;
const words: Record<string, string> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes', lez: 'les', s: 'sur' };

/** A name without what people leave out or write differently: accents, case, hyphens, apostrophes, `St`, a first article. */
export function searchKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
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

/** Letters added, left out, exchanged or swapped (optimal string alignment); more than `allowed` is not counted further. */
export function slipsBetween(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return allowed + 1;
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const at = (line: number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(current, column - 1) + 1,
          at(previous, column) + 1,
          at(previous, column - 1) + cost,
          swapped ? at(older, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...current) > allowed) return allowed + 1;
    older = previous;
    previous = current;
  }
  return previous[b.length] ?? allowed + 1;
}
