/** What is wrong with the facts, the colours or the zones that an owner wrote, in his language, a line each. */
import type { BaseIssue } from 'valibot';
import type { Content } from './content-file.ts';
import { SettingError } from './fail.ts';

/** What an owner calls a field, and what he reads beside it. By the path of the field; in a list, of each item; `*` where the owner gives the names. */
export type FieldWords = Readonly<Record<string, readonly [title: string, description?: string]>>;

/** A field of a file that an owner writes. */
export interface OwnerField {
  path: string[];
  /** What he calls it and what it stands in, as in `« Adresse › Code postal »`. */
  title: string;
}

/** One thing that is wrong with a field. */
export interface OwnerMistake extends OwnerField {
  /** What would be right, as in `doit avoir cinq chiffres, comme "68170" ; il y a "6817"`. */
  reason: string;
}

/** A mistake in one line: `« Adresse › Code postal » (address.postalCode) : doit avoir…`. Of several fields only the titles are named. */
export function mistakeText(fields: readonly OwnerField[], reason: string): string {
  const [first] = fields;
  if (!first) return reason;
  const named =
    fields.length > 1 || first.path.length === 0 ? fields.map(({ title }) => title).join(', ') : `${first.title} (${first.path.join('.')})`;
  return `${named} : ${reason}`;
}

/** All that a validation found, in French. `schema` is what the file was held against. */
export function ownerMistakes(issues: readonly BaseIssue<unknown>[], schema: object, words: FieldWords): OwnerMistake[] {
  const found = issues.map((issue) => ({ issue, path: (issue.path ?? []).map(({ key }) => String(key)) }));
  return found.map(({ issue, path }) => ({ path, title: titleOf(path, words), reason: reasonOf(issue, fieldsAt(schema, path.slice(0, -1))) }));
}

/** The mistakes of a file as one error, a line each: where, what, and what would be right. */
export const refusal = (mistakes: OwnerMistake[], { name, lineOf }: Pick<Content, 'lineOf'> & { name: string }): SettingError =>
  new SettingError(mistakes.map((mistake) => `${name}: ligne ${lineOf(mistake.path)} : ${mistakeText([mistake], mistake.reason)}`).join('\n'));

/** What the owner calls a field, by its words. */
export const titleOf = (path: readonly string[], words: FieldWords): string =>
  titleBy(
    path,
    (index) =>
      wordsFor(
        path.slice(0, index + 1).filter((name) => !isIndex(name)),
        words,
      )?.[0],
  );

/** The same, where `partAt` gives the title of a part of the path. */
export function titleBy(path: readonly string[], partAt: (index: number) => string | undefined): string {
  if (path.length === 0) return 'le fichier';
  const names = path.map((key, index) => (isIndex(key) ? `n° ${Number(key) + 1}` : (partAt(index) ?? key)));
  return `« ${names.join(' › ')} »`;
}

/** The words for a field, by its path without the numbers of lists. */
const wordsFor = (path: readonly string[], words: FieldWords): FieldWords[string] | undefined =>
  words[path.join('.')] ?? words[path.map((name, index) => (index === 1 && path.length > 2 ? '*' : name)).join('.')];

const isIndex = (key: string) => /^\d+$/.test(key);

const kinds: Readonly<Record<string, string>> = {
  Object: 'doit être un groupe de champs',
  Array: 'doit être une liste',
  string: 'doit être un texte',
  number: 'doit être un nombre',
};

function reasonOf({ expected, message, input }: BaseIssue<unknown>, fields: string[]): string {
  if (expected === 'never') return `ce champ n'existe pas ; choisissez parmi : ${fields.join(', ')}`;
  // What the schema does not say itself.
  const told = message.startsWith('Invalid') ? (input === undefined ? 'manque' : (kinds[expected ?? ''] ?? "n'a pas la forme attendue")) : message;
  const written = typeof input === 'number' || (typeof input === 'string' && input !== '') ? ` ; il y a "${input}"` : '';
  return `${told}${written}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The names that the fields of a group have in a schema. */
function fieldsAt(schema: object, [key, ...below]: string[]): string[] {
  if ('wrapped' in schema && isObject(schema.wrapped)) return fieldsAt(schema.wrapped, key === undefined ? [] : [key, ...below]);
  const entries = 'entries' in schema && isObject(schema.entries) ? Object.entries(schema.entries) : [];
  if (key === undefined) return entries.map(([name]) => name);
  const next: unknown = 'item' in schema ? schema.item : 'value' in schema ? schema.value : entries.find(([name]) => name === key)?.[1];
  return isObject(next) ? fieldsAt(next, below) : [];
}
