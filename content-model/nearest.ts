import { slipsBetween } from './text/slips.ts';

/** The word that was probably meant: the one that differs least, and by no more than a third of its letters. */
export function nearest(written: string, words: string[]): string | undefined {
  const near = words.flatMap((word) => {
    const allowed = Math.ceil(word.length / 3);
    const far = slipsBetween(written.toLowerCase(), word.toLowerCase(), allowed);
    return far <= allowed ? [{ word, far }] : [];
  });
  return near.toSorted((a, b) => a.far - b.far)[0]?.word;
}
