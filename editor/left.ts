/** What is left to correct before the site can be published: it is saved, and does not fit. */
import { contentMistakes } from '../content-model/check/check.ts';
import { placeAndReason } from '../content-model/check/mistake.ts';
import { readContent } from '../content-model/content-file.ts';
import { valueAt } from '../content-model/field-shape.ts';
import type { Site } from '../content-model/site.ts';
import { fileKinds } from './forms.ts';
import { inMenuWords, placeOf } from './places.ts';
import type { Left } from './refusals.ts';

/** All of it, with the page of the editor where each is corrected. */
export function leftToCorrect(site: Site): Left[] {
  const kinds = fileKinds(site);
  return contentMistakes(site).map(({ file, ...mistake }) => {
    const { fields, reason } = mistake;
    const { value } = readContent(site, file);
    // Where no field can be led to, the line is what there is.
    const said = inMenuWords(fields.length > 0 ? reason : placeAndReason(mistake), kinds);
    return {
      ...(placeOf(file, kinds) ?? { page: '/keystatic', title: file }),
      names: fields.map(({ title }) => title),
      reason: said,
      fields: fields.map(({ path }) => ({ path, value: String(valueAt(value, path) ?? ''), reason: said })),
    };
  });
}
