import type { Facts } from '../../lib/text/fill-in.ts';
import type { Site } from '../facts/site.ts';
import { pageFields } from './page-fields.ts';
import { blockParts, listParts } from './page-parts.ts';
import { pictureFields } from './picture-fields.ts';
import { textTypes } from './text-types.ts';

/**
 * What a schema takes from its site: text types, fields of most pages and parts of several. Texts
 * may use the facts of the site and the names in `later`. Small schemas take a few by name, large
 * ones all of them as `field`.
 */
export function siteFields({ facts, pictures }: Pick<Site, 'facts' | 'pictures'>, later?: Facts) {
  const types = textTypes(facts, later);
  const fields = { ...types, ...pageFields(types), ...pictureFields(pictures, types) };
  return { ...fields, ...listParts(fields), ...blockParts(fields) };
}

/** The fields of a site. */
export type SiteFields = ReturnType<typeof siteFields>;
