import { readNeededContent } from './content-file.ts';

/** What a file of facts says, and where. */
export interface WrittenFacts {
  /** Texts, lists of them, and tables of both; what is left empty is not there. */
  facts: unknown;
  /** As in `src/content/company.yaml`. */
  name: string;
  /** The line of a field, or of what it should stand in. */
  lineOf: (path: readonly string[]) => number;
}

/** Reads the facts of a content folder. Every value is a text, so that nobody has to know what needs quotes. */
export function readCompanyFile(folder: string): WrittenFacts {
  const { value, name, lineOf } = readNeededContent(folder, 'company.yaml', 'failsafe');
  return { facts: withoutGaps(value), name, lineOf };
}

/** Facts without those that are left empty. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([field, below]) => (below === '' || below === null ? [] : [[field, withoutGaps(below)]])));
}
