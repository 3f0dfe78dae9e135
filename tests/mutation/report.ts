/** A mutant, and what the tests made of it. */
export interface Result {
  file: string;
  line: number;
  original: string;
  replacement: string;
  /** One that has not ended in time has been noticed as well: nobody overlooks a site that stands still. */
  outcome: 'killed' | 'timed out' | 'survived';
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
};

/** Counts by file, and below each mutant that nobody noticed. */
export function table(results: Result[]): string {
  const row = (name: string, of: Result[]) => {
    const count = (outcome: Result['outcome']) => of.filter((result) => result.outcome === outcome).length;
    const survived = count('survived');
    const score = Math.floor((100 * (of.length - survived)) / of.length);
    return `| ${name} | ${of.length} | ${count('killed')} | ${count('timed out')} | ${survived} | ${score} % |`;
  };
  const files = Map.groupBy(results, ({ file }) => file);
  const survivors = results
    .filter(({ outcome }) => outcome === 'survived')
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(({ file, line, original, replacement }) => `${file}:${line}  ${short(original)}  →  ${short(replacement) || '(nothing)'}`);
  return [
    '| file | mutants | killed | timed out | survived | score |',
    '|---|---|---|---|---|---|',
    ...[...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, of]) => row(file, of)),
    row('all', results),
    '',
    ...survivors,
  ].join('\n');
}
