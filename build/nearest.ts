/** How many letters one has to add, take away or change to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= other.length; j++)
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)));
  }
  return row.at(-1) ?? 0;
}

/** The word that was probably meant: the one that differs least, and by no more than a third of its letters. */
export function nearest(written: string, words: string[]): string | undefined {
  const near = words
    .map((word) => ({ word, far: distance(written.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.ceil(word.length / 3));
  return near.toSorted((a, b) => a.far - b.far)[0]?.word;
}
