/** The one reader of the owner's YAML files: what a file says, where each field stands, and what keeps it from being read. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Document, isMap, isNode, isPair, LineCounter, type Node, parseDocument } from 'yaml';
import { SettingError } from './fail.ts';

/**
 * How a file is read: as texts alone, so that nobody has to know what needs quotes, and what is left empty is not there (`failsafe`), or as
 * YAML understands it.
 */
export type Reading = 'failsafe' | 'core';

/** A text of YAML that was read. */
export interface Content {
  text: string;
  document: Document.Parsed;
  /** What it says; nothing where it is no YAML. Everybody gets the same one: it is not to be changed. */
  value: unknown;
  /** What keeps it from being read, in the owner's language. */
  mistake: { line: number; reason: string } | undefined;
  /** The line, from 1, of a place in the text. */
  lineAt: (offset: number) => number;
  /** The line of a field, or of what it should stand in. */
  lineOf: (path: readonly string[]) => number;
}

/** Reads a text of YAML. Dates without quotes are what Astro takes them for. */
export function readYaml(text: string, reading: Reading = 'core'): Content {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const document = parseDocument(text, { lineCounter: lines, ...(reading === 'failsafe' ? { schema: 'failsafe' } : { customTags: ['timestamp'] }) });
  const [error] = document.errors;
  const line = error?.linePos?.[0].line ?? 1;
  const said: unknown = error ? undefined : document.toJS();
  const value = reading === 'failsafe' ? withoutGaps(said) : said;
  return {
    text,
    document,
    value,
    mistake: error && { line, reason: unquotedFact(text.split('\n')[line - 1] ?? '') ?? reasonOf(error.message.split(' at line')[0] ?? '') },
    lineAt,
    lineOf: (path) => lineAt(startOf(document, path)),
  };
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([field, below]) => (below === '' || below === null ? [] : [[field, withoutGaps(below)]])));
}

const known: Record<Reading, Map<string, Content>> = { failsafe: new Map(), core: new Map() };

/** Where the content is read from: a folder, and texts of files of it that are not saved yet. */
export interface Source {
  folder: string;
  unsaved?: Readonly<Record<string, string>>;
}

/** Reads a file. A text that was understood before is not taken apart again. */
export function readContent({ folder, unsaved }: Source, file: string, reading: Reading = 'core'): Content {
  const text = unsaved?.[file] ?? readFileSync(join(folder, file), 'utf8');
  const content = known[reading].get(text) ?? readYaml(text, reading);
  known[reading].set(text, content);
  return content;
}

/** A file without which there is no site; `name` is for messages, as in `src/content/company.yaml`. */
export type NeededContent = Pick<Content, 'value' | 'mistake' | 'lineOf'> & { name: string };

/** As `readContent`; throws a `SettingError` where the file is missing or no YAML. */
export function readNeededContent(source: Source, file: string, reading: Reading): Content & { name: string } {
  const path = join(source.folder, file);
  // As seen from the project: the command may run from anywhere, even from a folder that is gone.
  const name = relative(join(import.meta.dirname, '..'), path).replaceAll('\\', '/');
  if (!existsSync(path)) throw new SettingError(`${name} : ce fichier manque ; reprenez celui de src/content/, avec vos valeurs`);
  const content = readContent(source, file, reading);
  if (content.mistake) throw new SettingError(`${name}: ligne ${content.mistake.line} : ${content.mistake.reason}`);
  return { ...content, name };
}

/** Where a field starts, or what it should stand in. */
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

/** What YAML takes for a table of its own, and an owner meant as a text that begins with a fact. */
function unquotedFact(line: string): string | undefined {
  const [, text] = /^\s*(?:- )?(?:[\w-]+: )?(\{[^{}:]+\}.*)$/.exec(line) ?? [];
  return text && mustBeQuoted(text);
}

/** What to do with a text that begins with a brace. */
export const mustBeQuoted = (text: string): string => `un texte qui commence par { se met entre guillemets : "${text}"`;

/** The slips of who writes YAML by hand, in French; for what is rarer, where it is has to be enough. */
function reasonOf(message: string): string {
  if (/Nested mappings/.test(message)) return 'le texte contient " : " ; mettez-le entre guillemets, ou sous un ">-"';
  if (/Missing closing|closing quote/.test(message)) return 'un guillemet est ouvert et pas refermé';
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
