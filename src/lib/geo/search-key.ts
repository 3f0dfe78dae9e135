import { withoutAccents } from '../text/plain-letters.ts';

/** Abbreviations and the words that they stand for. */
const shortened: Record<string, string> = { st: 'saint', ste: 'sainte', s: 'sur' };

/** Normalises a name: accents, case, hyphens, apostrophes, `St` and a leading article. */
export function searchKey(name: string): string {
  return withoutAccents(name.toLowerCase())
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => shortened[word] ?? word)
    .join(' ')
    .replace(/^(?:le|la|les|l) (?=.)/, '');
}
