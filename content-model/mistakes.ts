/** Schema mistakes in the owner's language: line, field title, and what would be right. All mistakes at once, one line each. */
import { z } from 'zod';
import type { Content, NeededContent } from './content-file.ts';
import { SettingError } from './fail.ts';
import { type FieldShape, shapeFor, valueAt } from './field-shape.ts';
import { editDistance } from './text/edit-distance.ts';

/** A field with the name the owner knows. */
export interface OwnerField {
  path: string[];
  /** The owner's names of the field and its parents, as in `« Adresse › Code postal »`. */
  title: string;
}

/** A mistake in a field. */
export interface OwnerMistake extends OwnerField {
  /** What would be right, as in `doit avoir cinq chiffres, comme "68170" ; il y a "6817"`. */
  reason: string;
}

/** One line: `« Adresse › Code postal » (address.postalCode) : doit avoir…`. For several fields only their titles. */
export function mistakeText(fields: readonly OwnerField[], reason: string): string {
  const [first] = fields;
  if (!first) return reason;
  const named =
    fields.length > 1 || first.path.length === 0
      ? fields.map(({ title }) => title).join(', ')
      : `${first.title} (${first.path.join('.')})`;
  return `${named} : ${reason}`;
}

/** Options of a schema rule: the message, with the wrong value, and no further rules after it. */
export const must = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `${rule}${instead(input)}`,
  abort: true,
});

const instead = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= 100)
    ? ` ; il y a "${value}"`
    : '';

/** Validates a file. Throws a `SettingError` with one line for each mistake, or with the text that `first` returns. */
export function checked<Schema extends z.ZodType>(
  content: NeededContent,
  schema: Schema,
  first: (mistakes: Mistake[]) => string | undefined = () => undefined,
): z.output<Schema> {
  const { data, error } = schema.safeParse(content.value ?? {}, { error: reason });
  if (!error) return data;
  const mistakes = mistakesOf(error, content, schema);
  const line = (mistake: Mistake) =>
    `${content.name}: ligne ${mistake.line} : ${mistakeText([mistake], mistake.reason)}`;
  throw new SettingError(first(mistakes) ?? mistakes.map(line).join('\n'));
}

/** The JSON schema of the values an owner types. */
export function shapeOf(schema: z.ZodType): FieldShape {
  // Zod's type is wider than ours; we only read these parts.
  const shape: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return isShape(shape) ? shape : {};
}
const isShape = (value: unknown): value is FieldShape =>
  typeof value === 'object' && value !== null;

const kindsOfValue: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: '« true » (oui) ou « false » (non)',
  array: 'une liste',
  object: 'un groupe de champs',
  record: 'un groupe de champs',
  date: 'une date',
};

/** The French message of an issue; a schema's own message comes first. */
function reason(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'manque';
      if (issue.input instanceof Date) return 'doit être entre guillemets, comme "2026-04-02"';
      return `doit être ${kindsOfValue[issue.expected] ?? issue.expected}${instead(issue.input)}`;
    case 'invalid_value':
      return notAmong(issue.input, issue.values.map(String));
    case 'too_small':
      return size(issue.origin, issue.exact ? 'il faut' : 'au moins', issue.minimum, issue.input);
    case 'too_big':
      return size(issue.origin, issue.exact ? 'il faut' : 'au plus', issue.maximum, issue.input);
    case 'invalid_format':
      return `${written(issue.input)}n'a pas la forme attendue`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}

const notAmong = (value: unknown, known: string[]) =>
  written(value)
    ? `${written(value)}n'existe pas ; choisissez parmi : ${known.join(', ')}`
    : 'manque';

const written = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `"${value}" ` : '';

function size(origin: string, bound: string, limit: number | bigint, value: unknown): string {
  if (Array.isArray(value))
    return `il en faut ${bound.replace('il faut', 'exactement')} ${limit} ; il y en a ${value.length}`;
  if (typeof value === 'string') return `${bound} ${limit} caractères ; il y en a ${value.length}`;
  return origin === 'number' || origin === 'int'
    ? `doit être ${bound} ${limit}`
    : `${bound} ${limit}`;
}

/** A mistake in a field, with its line. */
export interface Mistake extends OwnerMistake {
  /** From 1. */
  line: number;
}

/** Mistakes in a file by its schema; none on a YAML error, which is reported elsewhere. */
export function schemaMistakes(
  content: Pick<Content, 'value' | 'mistake' | 'lineOf'>,
  schema: z.ZodType,
): Mistake[] {
  if (content.mistake) return [];
  const { error } = schema.safeParse(content.value ?? {}, { error: reason });
  return error ? mistakesOf(error, content, schema) : [];
}

function mistakesOf(
  error: z.ZodError,
  { value, lineOf }: Pick<Content, 'value' | 'lineOf'>,
  schema: z.ZodType,
): Mistake[] {
  const shape = shapeOf(schema);
  const unknown = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(issue.path, key, shape, value))
      : [],
  );
  // A misspelled field is also missing under its right name: report it once.
  const misspelled = new Set(
    unknown.flatMap(({ parent, meant }) =>
      meant === undefined ? [] : [[...parent, meant].join('.')],
    ),
  );
  const others = error.issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelled.has(path.join('.')))
    .map(({ path, message }) => ({ path: path.map(String), message }));
  return [
    ...others,
    ...unknown.map(({ parent, key, message }) => ({ path: [...parent, key], message })),
  ]
    .map(({ path, message }) => ({
      path,
      title: titleOf(path, shape, value),
      line: lineOf(path),
      reason: message,
    }))
    .sort((a, b) => a.line - b.line);
}

function unknownField(parentPath: PropertyKey[], key: string, shape: FieldShape, value: unknown) {
  const parent = parentPath.map(String);
  const known = fieldsAt(parent, shape, value);
  const free = Object.keys(known).filter((name) => valueAt(value, [...parent, name]) === undefined);
  const meant = nearest(key, free);
  const message =
    meant === undefined
      ? `ce champ n'existe pas ; choisissez parmi : ${Object.keys(known).join(', ')}`
      : `ce champ n'existe pas ; vouliez-vous dire "${meant}" ?`;
  return { parent, key, meant, message };
}

/** The shapes along a path, from the outermost. */
function shapesOf([key, ...below]: string[], shape: FieldShape, value: unknown): FieldShape[] {
  const at = shapeFor(shape, value);
  return key === undefined
    ? [at]
    : [at, ...shapesOf(below, at.properties?.[key] ?? at.items ?? {}, valueAt(value, [key]))];
}

const fieldsAt = (path: string[], shape: FieldShape, value: unknown) =>
  shapesOf(path, shape, value).at(-1)?.properties ?? {};

/** The owner's names of a field and its parents. */
export function titleOf(path: string[], shape: FieldShape, value: unknown): string {
  if (path.length === 0) return 'le fichier';
  const shapes = shapesOf(path, shape, value).slice(1);
  return `« ${path.map((key, index) => (/^\d+$/.test(key) ? `n° ${Number(key) + 1}` : (shapes[index]?.title ?? key))).join(' › ')} »`;
}

/** The closest word, with at most a third of its letters different. */
function nearest(written: string, words: string[]): string | undefined {
  const near = words.flatMap((word) => {
    const allowed = Math.ceil(word.length / 3);
    const far = editDistance(written.toLowerCase(), word.toLowerCase(), allowed);
    return far <= allowed ? [{ word, far }] : [];
  });
  return near.toSorted((a, b) => a.far - b.far)[0]?.word;
}
