import type { Outcome } from './workbench.ts';

/** A mutant, and how its tests have ended. */
export interface Result {
  file: string;
  line: number;
  original: string;
  replacement: string;
  /** Tests that did not end have noticed it as well: nobody overlooks a site that stands still. */
  outcome: Outcome;
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

export const tableHead = '| file | mutants | killed | timed out | survived | score |\n|---|---|---|---|---|---|';

/** A line of the table: how the mutants of a file, or of all, have fared. */
export function tableRow(name: string, results: Result[]): string {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const score = Math.floor(100 * noticed(results));
  return `| ${name} | ${results.length} | ${count('failed')} | ${count('timed out')} | ${count('passed')} | ${score} % |`;
}

/** The part of the mutants that the tests have noticed, from 0 to 1. */
export const noticed = (results: Result[]): number => results.filter(({ outcome }) => outcome !== 'passed').length / results.length;

/** What those that were tried say of all, where they were drawn by lot: in 95 of 100 lots it is no further off (Agresti and Coull). */
export function lotLine(results: Result[], all: number): string {
  const tried = results.length;
  // Two more of each keep a small lot without survivors from being sure of itself.
  const score = (noticed(results) * tried + 2) / (tried + 4);
  const margin = 1.96 * Math.sqrt(((score * (1 - score)) / (tried + 4)) * ((all - tried) / (all - 1)));
  return `${tried} of ${all} tried: ${(100 * noticed(results)).toFixed(1)} % ± ${(100 * margin).toFixed(1)}`;
}

/** A line for each mutant that nobody noticed. */
export function survivors(results: Result[]): string[] {
  return results
    .filter(({ outcome }) => outcome === 'passed')
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(survivorLine);
}

/** A mutant that nobody noticed, on one line. */
export const survivorLine = (result: Result): string => `${result.file}:${result.line}  ${changeOf(result)}`;
