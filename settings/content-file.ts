import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { SettingError } from './fail.ts';

/** What a file of content says, and where. */
export interface WrittenContent {
  written: unknown;
  /** `src/content/brand.yaml: line 9`, or without a line for what is not there. */
  place: (path: string[]) => string;
}

/** Reads a file of a content folder, with every value as a text, or as YAML understands it; throws a `SettingError` where it cannot be read. */
export function readContentFile(folder: string, name: string, schema: 'failsafe' | 'core'): WrittenContent {
  const path = join(folder, name);
  // As seen from the project: the command may run from anywhere, even from a folder that is gone.
  const file = relative(join(import.meta.dirname, '..'), path).replaceAll('\\', '/');
  if (!existsSync(path)) throw new SettingError(`${file} is missing; right: the one of src/content/, with your values`);
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { schema, lineCounter });
  const [error] = document.errors;
  if (error)
    throw new SettingError(
      `${file}: line ${error.linePos?.[0].line}: ${error.message.split(' at line')[0]}; a value with " : " or # stands in quotes`,
    );
  return {
    written: document.toJS(),
    place: (field) => {
      const node = document.getIn(field, true);
      return isNode(node) && node.range ? `${file}: line ${lineCounter.linePos(node.range[0]).line}` : file;
    },
  };
}
