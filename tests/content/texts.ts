import * as content from '../../src/content-model/files/content-file.ts';
import { contentFolder } from '../../src/content-model/files/content-folder.ts';
import { type Facts, fillIn } from '../../src/lib/text/fill-in.ts';
import { testSite } from '../support/site.ts';

/**
 * A text of a content file: its place, and its words as typed, with the company's facts filled in.
 */
export interface Text {
  file: string;
  field: string;
  text: string;
}

const source = { folder: contentFolder };

/** Content files, by their path in `src/content/`. */
export const contentFiles = () =>
  content.contentFiles(source).filter((file) => file !== 'company.yaml');

/** A content file as data. */
export const readContent = (file: string): unknown => content.readContent(source, file).value;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text below a value. A figure (value, unit, label) is one text, as a visitor reads it. */
function textsOf(value: unknown, file: string, facts: Facts, field = ''): Text[] {
  if (typeof value === 'string') return [{ file, field, text: fillIn(value, facts) }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsOf(item, file, facts, `${field}.${index}`));
  if (!isObject(value)) return [];
  if (typeof value.value === 'string')
    return [
      {
        file,
        field,
        text: fillIn([value.value, value.unit, value.label].filter(Boolean).join(' '), facts),
      },
    ];
  return Object.entries(value).flatMap(([key, below]) =>
    textsOf(below, file, facts, field ? `${field}.${key}` : key),
  );
}

/** Every text of the site's content. */
export function allTexts(): Text[] {
  const { facts } = testSite();
  return contentFiles().flatMap((file) => textsOf(readContent(file), file, facts));
}

/** Texts of a file whose field begins with one of the names. */
export const textsUnder = (file: string, fields: string[]) =>
  textsOf(readContent(file), file, testSite().facts).filter(({ field }) =>
    fields.some((name) => field === name || field.startsWith(`${name}.`)),
  );
