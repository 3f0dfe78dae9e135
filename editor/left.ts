/** What is left to correct before the site can be published: it is saved, and does not fit. */
import { placeAndReason } from '../content-model/check/mistake.ts';
import type { OwnerField } from '../content-model/owner-mistakes.ts';
import type { EditedSite } from './site.ts';
import { inOwnerWords, type Place, placeOf } from './words.ts';

/** One thing of it, with the page of the editor where it is corrected. */
export interface Left extends Place {
  fields: OwnerField[];
  reason: string;
}

/** All of it. */
export const leftToCorrect = (site: EditedSite): Left[] =>
  site.mistakes().map(({ file, ...mistake }) => ({
    ...(placeOf(site.kinds, file) ?? { page: '/editeur', title: file }),
    fields: mistake.fields,
    // Where no field can be led to, the line is what there is.
    reason: inOwnerWords(site.kinds, mistake.fields.length > 0 ? mistake.reason : placeAndReason(mistake)),
  }));
