/**
 * The files that the settings read, as the editor shows and checks them: the company's facts, the zones. Their fields are those of
 * the schemas in `content-model/`, with the words that an owner reads beside each.
 */
import * as v from 'valibot';
import { companyMistakes, companySchema } from '../content-model/company.ts';
import { withoutGaps } from '../content-model/company-file.ts';
import { companyWords } from '../content-model/company-words.ts';
import type { FieldShape } from '../content-model/field-shape.ts';
import type { FieldWords } from '../content-model/owner-mistakes.ts';
import { checkZones, zonesSchema, zonesWords } from '../content-model/zones.ts';

function shapeOf(schema: object, words: FieldWords, path: string[] = []): FieldShape {
  const [title, description] = words[path.join('.')] ?? [];
  const about: FieldShape = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(isSchema(schema) && v.getMetadata(schema)),
  };
  const below = (name: 'wrapped' | 'item' | 'value' | 'entries') => {
    const found: unknown = Object.entries(schema).find(([key]) => key === name)?.[1];
    return isObject(found) ? found : undefined;
  };
  const [wrapped, item, value, fields] = [below('wrapped'), below('item'), below('value'), below('entries')];
  if (wrapped) return shapeOf(wrapped, words, path);
  if (item) return { ...about, type: 'array', items: shapeOf(item, words, path) };
  if (value) return { ...about, type: 'object', additionalProperties: shapeOf(value, words, [...path, '*']) };
  if ('options' in schema && Array.isArray(schema.options)) return { ...about, type: 'string', enum: schema.options.map(String) };
  if (!fields) return { ...about, type: 'type' in schema && schema.type === 'number' ? 'number' : 'string' };
  const entries = Object.entries(fields).filter((entry): entry is [string, object] => isObject(entry[1]));
  return {
    ...about,
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, shapeOf(field, words, [...path, name])])),
    required: entries.filter(([, field]) => isNeeded(field)).map(([name]) => name),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isSchema = (value: object): value is v.GenericSchema => 'kind' in value && value.kind === 'schema';

/** A group is always shown; a text has to be there where an empty one stands for none. */
const isNeeded = (schema: object): boolean => !('wrapped' in schema) || ('default' in schema && schema.default !== undefined);

/** By the name of its file: the fields, and what is wrong with what a file says. */
export const settingsForms = {
  /** Every value is a text, as `company.yaml` is read. */
  company: { shape: shapeOf(companySchema, companyWords), mistakes: (written: unknown) => companyMistakes(withoutGaps(written)) },
  zones: {
    shape: shapeOf(zonesSchema, zonesWords),
    mistakes: (written: unknown) => {
      const checked = checkZones(written);
      return 'mistakes' in checked ? checked.mistakes : [];
    },
  },
};
