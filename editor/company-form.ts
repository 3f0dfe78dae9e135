/** The company's facts as the editor shows them: the fields of their schema, with the words that an owner reads beside each. */
import type { FieldShape } from '../build/field-shape.ts';
import { companySchema } from '../settings/company.ts';
import { companyWords } from '../settings/company-words.ts';

function shapeOf(schema: object, path: string[]): FieldShape {
  const [title = path.at(-1) ?? '', description] = companyWords[path.join('.')] ?? [];
  const about = { title, ...(description !== undefined && { description }) };
  if ('wrapped' in schema && isObject(schema.wrapped)) return shapeOf(schema.wrapped, path);
  if ('item' in schema && isObject(schema.item)) return { ...about, type: 'array', items: shapeOf(schema.item, path) };
  if (!('entries' in schema) || !isObject(schema.entries)) return { ...about, type: 'string' };
  const entries = Object.entries(schema.entries).filter((entry): entry is [string, object] => isObject(entry[1]));
  return {
    ...about,
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, below]) => [name, shapeOf(below, [...path, name])])),
    required: entries.filter(([, below]) => isNeeded(below)).map(([name]) => name),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A group is always shown; a text has to be there where an empty one stands for none. */
const isNeeded = (schema: object): boolean => !('wrapped' in schema) || ('default' in schema && schema.default !== undefined);

/** The facts: every value is a text, as `company.yaml` is read. */
export const companyShape: FieldShape = shapeOf(companySchema, []);
