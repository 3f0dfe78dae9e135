/** Reads the owner's YAML files: their values, and the line where each one stands. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import {
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { valueAt } from './field-shape.ts';

/** The content folder, with unsaved files, and with drafts that count as published. */
export interface Source {
  folder: string;
  unsaved?: Readonly<Record<string, string>>;
  drafts?: readonly string[];
}

/** A YAML text. */
export interface Content {
  /** The value without its empty fields. Shared between callers, so do not change it. */
  value: unknown;
  /** Why the text cannot be parsed, if it cannot. */
  error: { line: number; reason: string } | undefined;
  /** The line, from 1, of a field, or of its parent if missing. */
  lineOf: (path: readonly string[]) => number;
}

const known = new Map<string, Content>();

/** Parses a YAML text. Results are cached. */
export function readYaml(text: string): Content {
  const content = known.get(text) ?? parseYaml(text);
  known.set(text, content);
  return content;
}

/** Syntax errors in French for the owner, by the library's error code. */
const syntaxErrors: Partial<Record<ErrorCode, string>> = {
  MISSING_CHAR: 'il manque un signe (un guillemet qui ferme, un deux-points ou une virgule)',
  DUPLICATE_KEY: 'ce champ est déjà plus haut dans le même groupe ; gardez une des deux lignes',
  BAD_INDENT: 'cette ligne commence trop à gauche ou trop à droite',
  TAB_AS_INDENT: 'cette ligne commence par une tabulation ; mettez des espaces',
  BAD_SCALAR_START: 'un texte qui commence par ce signe se met entre guillemets',
  BLOCK_AS_IMPLICIT_KEY: 'un texte avec un deux-points se met entre guillemets',
  MULTILINE_IMPLICIT_KEY: 'il manque un deux-points, ou un guillemet qui ferme',
  BAD_ALIAS: 'un texte qui commence par ce signe se met entre guillemets',
  BAD_DQ_ESCAPE: 'entre guillemets doubles, une barre \\ s’écrit deux fois',
};

function parseYaml(text: string): Content {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const lineOf = (path: readonly string[]): number => {
    const node = path.reduce<unknown>(
      (above, key) => nodeBelow(document, above, key),
      document.contents,
    );
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  const error = (at: number, reason: string): Content => ({
    value: undefined,
    error: { line: lineAt(at), reason },
    lineOf,
  });
  // Letters in another encoding were lost when the file was read as UTF-8.
  const lost = text.search(/[\uFFFD\0]/);
  if (lost >= 0)
    return error(lost, "une lettre n'est pas en UTF-8 ; enregistrez le fichier avec cet encodage");
  const [wrong] = document.errors;
  if (wrong) {
    // The parser reports an unclosed quotation mark at the end of the file. It opens the last text,
    // so the mistake is reported there.
    let opened = wrong.pos[0];
    if (wrong.code === 'MISSING_CHAR')
      visit(document, {
        Scalar: (_, { range }) => {
          opened = range?.[0] ?? opened;
        },
      });
    return error(
      Math.min(opened, wrong.pos[0]),
      syntaxErrors[wrong.code] ?? "cette ligne n'est pas écrite comme il faut (YAML)",
    );
  }
  let unknown: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) unknown ??= alias.range?.[0];
    },
  });
  if (unknown !== undefined) return error(unknown, syntaxErrors.BAD_ALIAS ?? '');
  const value = filled(document.toJS());
  return value === undefined
    ? error(0, 'ce fichier est vide')
    : { value, error: undefined, lineOf };
}

/** The node of a field, or of an item. Empty items are not counted, as in values. */
function nodeBelow(document: Document, above: unknown, key: string): unknown {
  if (isMap(above)) return pairOf(above, key)?.value;
  return isSeq(above) ? filledItems(document, above)[Number(key)] : undefined;
}

/** A field of a group by its name, which may be written as a number. */
export const pairOf = (group: YAMLMap, name: string): Pair | undefined =>
  group.items.find(({ key }) => String(isScalar(key) ? key.value : key) === name);

/** The items of a list without the empty ones, as in values. */
export const filledItems = (document: Document, list: YAMLSeq): unknown[] =>
  list.items.filter((item) => filled(isNode(item) ? item.toJS(document) : item) !== undefined);

/** Reads a content file. If it is missing, that is its error. */
export function readContent({ folder, unsaved }: Source, file: string): Content {
  const path = join(folder, file);
  const text = unsaved?.[file] ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  if (text !== undefined) return readYaml(text);
  return { value: undefined, error: { line: 1, reason: 'ce fichier manque' }, lineOf: () => 1 };
}

/** The content files that match a pattern, with slashes on every system. */
export function contentFiles({ folder, unsaved = {} }: Source, pattern = '**/*.yaml'): string[] {
  const saved = globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const others = Object.keys(unsaved).filter((file) => matchesGlob(file, pattern));
  return [...new Set([...saved, ...others])].sort();
}

/** Whether a file is a draft, which is not published and may be incomplete. */
export const isDraft = (value: unknown): boolean => valueAt(value, ['draft']) === true;

/** The published files that match a pattern: all but drafts. */
export const publishedFiles = (source: Source, pattern?: string): string[] =>
  contentFiles(source, pattern).filter(
    (file) => source.drafts?.includes(file) || !isDraft(readContent(source, file).value),
  );

/** A value without its empty fields and items. */
export function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null)
    return value === '' || value === null ? undefined : value;
  const fields = Object.entries(value).map(([name, below]) => [name, filled(below)] as const);
  return Object.fromEntries(fields.filter(([, below]) => below !== undefined));
}
