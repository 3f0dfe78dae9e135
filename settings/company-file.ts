import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { SettingError } from './fail.ts';

/** What a file of facts says, and where. */
export interface WrittenFacts {
  /** Texts, lists of them, and tables of both; what is left empty is not there. */
  facts: unknown;
  /** `src/content/company.yaml: line 9`, or without a line for what is not there. */
  place: (path: string[]) => string;
}

/** Reads the facts of a content folder. Every value is a text, so that nobody has to know what needs quotes. */
export function readCompanyFile(folder: string): WrittenFacts {
  const path = join(folder, 'company.yaml');
  const file = relative('.', path).replaceAll('\\', '/');
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { schema: 'failsafe', lineCounter });
  const [error] = document.errors;
  if (error)
    throw new SettingError(
      `${file}: line ${error.linePos?.[0].line}: ${error.message.split(' at line')[0]}; a value with " : " or # stands in quotes`,
    );
  return {
    facts: withoutGaps(document.toJS()),
    place: (field) => {
      const node = document.getIn(field, true);
      return isNode(node) && node.range ? `${file}: line ${lineCounter.linePos(node.range[0]).line}` : file;
    },
  };
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([field, below]) => (below === '' || below === null ? [] : [[field, withoutGaps(below)]])));
}
