/** Mistakes in the content, written for the owner: file, line, field, and what would be right. */
import { join, relative } from 'node:path';
import { z } from 'zod';
import { type Content, readContent, type Source } from '../files/content-file.ts';
import { type FieldShape, shapeFor, valueAt } from '../files/field-shape.ts';
import { OwnerError } from './fail.ts';
import { foundInstead } from './fields.ts';

/** A mistake in a field. */
export interface OwnerMistake {
  path: string[];
  /** The owner's names of the field and its parents, as in `« Adresse › Code postal »`. */
  title: string;
  /** What would be right, as in `doit avoir cinq chiffres, comme "68170" ; il y a "6817"`. */
  reason: string;
}

/** A mistake in a content file. */
export interface ContentMistake extends OwnerMistake {
  /** Relative to the content folder. */
  file: string;
  /** The owner's name for the file, as in `Villes, Colmar`. */
  fileTitle: string;
  /** From 1. */
  line: number;
  /** Set if the file's own schema reports it: then no page can be made from the file. */
  alone?: true;
}

/** A content file, checked by its schema. It has no data if there are mistakes. */
export interface CheckedFile<Data> extends Content {
  /** Relative to the content folder. */
  file: string;
  /** The owner's name for the file. */
  title: string;
  data: Data | undefined;
  mistakes: ContentMistake[];
  /** Makes a mistake for one of its fields. */
  mistake: (path: string[], reason: string) => ContentMistake;
}

/** Reads a file and checks it by its schema. `overrides` replace its fields. */
export function readChecked<Schema extends z.ZodType>(
  source: Source,
  file: string,
  schema: Schema,
  fileTitle: (value: unknown) => string,
  overrides: object = {},
): CheckedFile<z.output<Schema>> {
  const content = readContent(source, file);
  const title = fileTitle(content.value);
  const mistake = (path: string[], reason: string): ContentMistake => ({
    file,
    fileTitle: title,
    line: content.lineOf(path),
    path,
    title: titleOf(path, shapeOf(schema), content.value),
    reason,
  });
  const known = { ...content, file, title, mistake, data: undefined };
  if (content.error) {
    const { line, reason } = content.error;
    return { ...known, mistakes: [{ ...mistake([], reason), line, alone: true }] };
  }
  const value = { ...Object(content.value), ...overrides };
  const { data, error } = schema.safeParse(value, { error: reasonOf });
  const mistakes = (error?.issues ?? [])
    .map(({ path, message }) => ({ ...mistake(path.map(String), message), alone: true as const }))
    .sort((one, other) => one.line - other.line);
  return { ...known, data, mistakes };
}

/** The data of a file. Throws an `OwnerError` with one line for each mistake if it has any. */
export function validData<Data>({ data, mistakes }: CheckedFile<Data>, source: Source): Data {
  if (data === undefined) throw ownerError(mistakes, source);
  return data;
}

/** An error with one line for each mistake in a content folder. */
export function ownerError(mistakes: ContentMistake[], { folder }: Source): OwnerError {
  // Relative to the project: the working folder may be elsewhere, or deleted.
  const root = relative(join(import.meta.dirname, '../../..'), folder).replaceAll('\\', '/');
  const lines = mistakes.map(({ file, line, path, title, reason }) => {
    const field = path.length > 0 ? `${title} (${path.join('.')}) : ` : '';
    return `${root}/${file}: ligne ${line} : ${field}${reason}`;
  });
  return new OwnerError(lines.join('\n'));
}

const shapes = new WeakMap<z.ZodType, FieldShape>();

/** The JSON schema of the values that an owner types. Results are cached. */
export function shapeOf(schema: z.ZodType): FieldShape {
  const known = shapes.get(schema);
  if (known) return known;
  // Zod's type is wider than ours; we only read these parts.
  const made: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const shape = isShape(made) ? made : {};
  shapes.set(schema, shape);
  return shape;
}
const isShape = (value: unknown): value is FieldShape =>
  typeof value === 'object' && value !== null;

/** The owner's names of a field and its parents. */
export function titleOf(path: string[], shape: FieldShape, value: unknown): string {
  if (path.length === 0) return 'le fichier';
  let at = shape;
  let below = value;
  const titles = path.map((key) => {
    const group = shapeFor(at, below);
    at = group.properties?.[key] ?? group.items ?? {};
    below = valueAt(below, [key]);
    return /^\d+$/.test(key) ? `n° ${Number(key) + 1}` : (at.title ?? key);
  });
  return `« ${titles.join(' › ')} »`;
}

const kindsOfValue: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: '« true » (oui) ou « false » (non)',
  array: 'une liste',
  object: 'un groupe de champs',
  record: 'un groupe de champs',
};

/** The French message of an issue that has no message of its own. */
function reasonOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (input === undefined) return 'manque';
  switch (issue.code) {
    case 'invalid_type':
      return `doit être ${kindsOfValue[issue.expected] ?? issue.expected}${foundInstead(input)}`;
    case 'invalid_value':
      return `"${input}" n'existe pas ; choisissez parmi : ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `champ inconnu : ${issue.keys.join(', ')}`;
    case 'too_small':
      return size('au moins', issue.minimum, input);
    case 'too_big':
      return size('au plus', issue.maximum, input);
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}

function size(bound: string, limit: number | bigint, value: unknown): string {
  if (Array.isArray(value)) return `il en faut ${bound} ${limit} ; il y en a ${value.length}`;
  if (typeof value === 'string') return `${bound} ${limit} caractères ; il y en a ${value.length}`;
  return `doit être ${bound} ${limit}${foundInstead(value)}`;
}
