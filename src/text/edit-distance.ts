/**
 * Edit distance between two words: insertions, deletions, substitutions and swaps (optimal string
 * alignment). Stops counting at `allowed` + 1.
 */
export function editDistance(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return allowed + 1;
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const at = (line: number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY;
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
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
