/** What is left to correct before the site can be published: it is saved, and does not fit. */
import { join } from 'node:path';
import { contentMistakes } from '../build/content-check.ts';
import { valueAt } from '../build/field-shape.ts';
import { company } from '../company.ts';
import { readContent } from '../settings/content-file.ts';
import { apart } from '../settings/owner-mistakes.ts';
import { contentFacts } from '../src/text/content-facts.ts';
import { inMenuWords, placeOf } from './places.ts';
import type { Left } from './refusals.ts';

/** All of it, with the page of the editor where each is corrected. */
export const leftToCorrect = (contentFolder: string): Left[] =>
  contentMistakes(contentFolder, contentFacts(company, new Date())).map(({ file, fields, text }) => {
    const { field, reason } = apart(text);
    const { value } = readContent(join(contentFolder, file));
    const said = inMenuWords(reason);
    return {
      ...(placeOf(file) ?? { page: '/keystatic', title: file }),
      names: field === '' ? [] : field.split(/(?<=»), (?=«)/),
      reason: said,
      fields: fields.map((path) => ({ path, value: String(valueAt(value, path) ?? ''), reason: said })),
    };
  });
