/** A mutant, and what the tests made of it. */
export interface Result {
  file: string;
  line: number;
  original: string;
  replacement: string;
  /** One that has not ended in time has been noticed as well: nobody overlooks a site that stands still. */
  outcome: 'killed' | 'timed out' | 'survived';
}

/** Characters that are shown of a change. */
const width = 60;

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** A change on one line: where it is long, from shortly before the two texts begin to differ. */
function changeOf({ original, replacement }: Result): string {
  const before = oneLine(original);
  const after = oneLine(replacement);
  const difference = [...before].findIndex((letter, index) => letter !== after[index]);
  const start = before.length > width ? Math.max(0, difference - width / 4) : 0;
  const part = (text: string) => `${start > 0 ? '…' : ''}${text.slice(start, start + width)}${text.length > start + width ? '…' : ''}`;
  return `${part(before)}  →  ${part(after) || '(nothing)'}`;
}

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
    .map((result) => `${result.file}:${result.line}  ${changeOf(result)}`);
  return [
    '| file | mutants | killed | timed out | survived | score |',
    '|---|---|---|---|---|---|',
    ...[...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, of]) => row(file, of)),
    row('all', results),
    '',
    ...survivors,
  ].join('\n');
}
