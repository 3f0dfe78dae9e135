/** Reads the owner's YAML files: their values, and the line where each one stands. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** The content folder, and files not saved yet. */
export interface Source {
  folder: string;
  unsaved?: Readonly<Record<string, string>>;
}

/** A YAML text. */
export interface Content {
  /** The value without its empty fields. Shared between callers, so do not change it. */
  value: unknown;
  /** The syntax error, in the words of the library. */
  error: { line: number; reason: string } | undefined;
  /** The line, from 1, of a field, or of its parent if missing. */
  lineOf: (path: readonly string[]) => number;
}

const known = new Map<string, Content>();

/** Parses a YAML text; parsed texts are kept. */
export function readYaml(text: string): Content {
  const content = known.get(text) ?? parseYaml(text);
  known.set(text, content);
  return content;
}

function parseYaml(text: string): Content {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const lineOf = (path: readonly string[]): number => {
    const node: unknown = document.getIn(path, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  return {
    value: error ? undefined : filled(document.toJS()),
    error: error && { line: lineAt(error.pos[0]), reason: error.message },
    lineOf,
  };
}

/** Reads a file of the content; one that is missing has that as its error. */
export function readContent({ folder, unsaved }: Source, file: string): Content {
  const path = join(folder, file);
  const text = unsaved?.[file] ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  if (text !== undefined) return readYaml(text);
  return { value: undefined, error: { line: 1, reason: 'ce fichier manque' }, lineOf: () => 1 };
}

/** The YAML files of the content that a pattern names, with slashes on every system. */
export function contentFiles({ folder, unsaved = {} }: Source, pattern = '**/*.yaml'): string[] {
  const saved = globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const others = Object.keys(unsaved).filter((file) => matchesGlob(file, pattern));
  return [...new Set([...saved, ...others])].sort();
}

/** A value without its empty fields and items. */
export function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null)
    return value === '' || value === null ? undefined : value;
  const fields = Object.entries(value).map(([name, below]) => [name, filled(below)] as const);
  return Object.fromEntries(fields.filter(([, below]) => below !== undefined));
}
