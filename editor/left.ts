/** What is left to correct before the site can be published: it is saved, and does not fit. */
import { join } from 'node:path';
import { contentMistakes } from '../content-model/check/check.ts';
import { placeAndReason } from '../content-model/check/mistake.ts';
import { readContent } from '../content-model/content-file.ts';
import { valueAt } from '../content-model/field-shape.ts';
import { contentFacts } from '../content-model/text/content-facts.ts';
import { company } from '../content-model/the-company.ts';
import { inMenuWords, placeOf } from './places.ts';
import type { Left } from './refusals.ts';

/** All of it, with the page of the editor where each is corrected. */
export const leftToCorrect = (contentFolder: string): Left[] =>
  contentMistakes(contentFolder, contentFacts(company, new Date())).map(({ file, ...mistake }) => {
    const { fields, reason } = mistake;
    const { value } = readContent(join(contentFolder, file));
    // Where no field can be led to, the line is what there is.
    const said = inMenuWords(fields.length > 0 ? reason : placeAndReason(mistake));
    return {
      ...(placeOf(file) ?? { page: '/keystatic', title: file }),
      names: fields.map(({ title }) => title),
      reason: said,
      fields: fields.map(({ path }) => ({ path, value: String(valueAt(value, path) ?? ''), reason: said })),
    };
  });
