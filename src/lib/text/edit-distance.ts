/**
 * Edit distance between two words: insertions, deletions, substitutions and swaps (optimal string
 * alignment). Stops counting at `allowed` + 1.
 */
export function editDistance(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return allowed + 1;
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return editDistance(a.slice(1), b.slice(1), allowed);
  if (allowed === 0) return 1;
  const after = (inA: number, inB: number) =>
    1 + editDistance(a.slice(inA), b.slice(inB), allowed - 1);
  const isSwap = a[0] === b[1] && a[1] === b[0];
  return Math.min(after(1, 0), after(0, 1), after(1, 1), isSwap ? after(2, 2) : allowed + 1);
}
