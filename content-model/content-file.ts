/** Reads the owner's YAML files: values, line numbers and syntax errors. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type Document,
  type DocumentOptions,
  isMap,
  isNode,
  isPair,
  LineCounter,
  type Node,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
} from 'yaml';
import { SettingError } from './fail.ts';

/** `failsafe` reads all values as text, so that nothing needs quotes, and drops empty ones; `core` is normal YAML. */
export type Reading = 'failsafe' | 'core';

/** A parsed YAML text. */
export interface Content {
  text: string;
  document: Document.Parsed;
  /** The value; undefined on a syntax error. Shared between callers, so do not change it. */
  value: unknown;
  /** The syntax error, in the owner's language. */
  mistake: { line: number; reason: string } | undefined;
  /** The line, from 1, of an offset. */
  lineAt: (offset: number) => number;
  /** The line of a field, or of its parent if missing. */
  lineOf: (path: readonly string[]) => number;
}

/** How the package `yaml` reads a file. Dates without quotes are read as Astro reads them. */
export const parsing: Record<Reading, ParseOptions & DocumentOptions & SchemaOptions> = {
  failsafe: { schema: 'failsafe' },
  core: { customTags: ['timestamp'] },
};

const known: Record<Reading, Map<string, Content>> = { failsafe: new Map(), core: new Map() };

/** Parses a YAML text; parsed texts are cached. */
export function readYaml(text: string, reading: Reading = 'core'): Content {
  const content = known[reading].get(text) ?? parseYaml(text, reading);
  known[reading].set(text, content);
  return content;
}

function parseYaml(text: string, reading: Reading): Content {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const document = parseDocument(text, { lineCounter: lines, ...parsing[reading] });
  const [error] = document.errors;
  const line = error?.linePos?.[0].line ?? 1;
  const said: unknown = error ? undefined : document.toJS();
  return {
    text,
    document,
    value: reading === 'failsafe' ? filled(said) : said,
    mistake: error && {
      line,
      reason:
        unquotedFact(text.split('\n')[line - 1] ?? '') ??
        reasonOf(error.message.split(' at line')[0] ?? ''),
    },
    lineAt,
    lineOf: (path) => lineAt(startOf(document, path)),
  };
}

/** A value without its empty fields and items, its dates as texts. */
export function filled(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(filled).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null)
    return value === '' || value === null ? undefined : value;
  const fields = Object.entries(value).map(([name, below]) => [name, filled(below)] as const);
  return Object.fromEntries(fields.filter(([, below]) => below !== undefined));
}

/** The content folder, and files not saved yet. */
export interface Source {
  folder: string;
  unsaved?: Readonly<Record<string, string>>;
}

/** Reads a file. */
export function readContent(
  { folder, unsaved }: Source,
  file: string,
  reading: Reading = 'core',
): Content {
  const text = unsaved?.[file] ?? readFileSync(join(folder, file), 'utf8');
  return readYaml(text, reading);
}

/** A required file; `name` is for messages, as in `src/content/company.yaml`. */
export type NeededContent = Pick<Content, 'value' | 'mistake' | 'lineOf'> & { name: string };

/** As `readContent`, but throws a `SettingError` if the file is missing or invalid YAML. */
export function readNeededContent(
  source: Source,
  file: string,
  reading: Reading,
): Content & { name: string } {
  const path = join(source.folder, file);
  // Relative to the project: the working folder may be elsewhere, or deleted.
  const name = relative(join(import.meta.dirname, '..'), path).replaceAll('\\', '/');
  if (!existsSync(path))
    throw new SettingError(
      `${name} : ce fichier manque ; reprenez celui de src/content/, avec vos valeurs`,
    );
  const content = readContent(source, file, reading);
  if (content.mistake)
    throw new SettingError(`${name}: ligne ${content.mistake.line} : ${content.mistake.reason}`);
  return { ...content, name };
}

/** The offset of a field, or of its parent if missing. */
function startOf(document: Document.Parsed, path: readonly string[]): number {
  let node: Node | null = document.contents;
  let start = node?.range?.[0] ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && String(item.key) === key);
      if (!pair) break;
      start = isNode(pair.key) ? (pair.key.range?.[0] ?? start) : start;
      node = isNode(pair.value) ? pair.value : null;
    } else {
      const item: unknown = node && 'items' in node ? node.items[Number(key)] : undefined;
      if (!isNode(item)) break;
      start = item.range?.[0] ?? start;
      node = item;
    }
  }
  return start;
}

/** A text that begins with a fact in braces, which YAML reads as a map. */
function unquotedFact(line: string): string | undefined {
  const [, text] = /^\s*(?:- )?(?:[\w-]+: )?(\{[^{}:]+\}.*)$/.exec(line) ?? [];
  return text && mustBeQuoted(text);
}

/** The message for a text that begins with a brace. */
export const mustBeQuoted = (text: string): string =>
  `un texte qui commence par { se met entre guillemets : "${text}"`;

/** French messages for common YAML errors; rare ones get the position and the English text. */
function reasonOf(message: string): string {
  if (/Nested mappings/.test(message))
    return 'le texte contient " : " ; mettez-le entre guillemets, ou sous un ">-"';
  if (/Missing closing|closing quote/.test(message))
    return 'un guillemet est ouvert et pas refermé';
  if (/must be unique/.test(message)) return 'ce champ y est deux fois';
  if (/indent|Tabs|must be aligned|same column/i.test(message))
    return `le retrait de la ligne n'est pas celui de ses voisines (des espaces, pas de tabulation)`;
  if (/Implicit keys|Implicit map keys|single line/.test(message))
    return 'il manque « : » et une espace après le nom du champ, ou des guillemets autour du texte';
  if (/must end with a|Flow (?:map|sequence)|flow collection/i.test(message))
    return 'un crochet ou une accolade est ouvert et pas refermé, ou une virgule manque';
  if (/cannot start|reserved|Unexpected scalar|alias|anchor|tag/i.test(message))
    return 'le texte commence par un signe que le fichier ne peut pas prendre tel quel, ou suit un guillemet fermé ; mettez-le tout entier entre guillemets';
  return `le fichier n'est pas lisible ici ; comparez avec les lignes voisines (retrait, deux-points, guillemets). En anglais : ${message}`;
}
