import { statSync } from 'node:fs';
import { join } from 'node:path';
import { withPrepositions } from '../../lib/text/elision.ts';
import type { Facts } from '../../lib/text/fill-in.ts';
import { readContent, type Source } from '../files/content-file.ts';
import { valueAt } from '../files/field-shape.ts';
import { type Company, figures, habits, legal } from './company.ts';
import { hoursSentence, officeHours } from './office-hours.ts';
import { priceListWords } from './price-list-words.ts';
import type { Zones } from './zones.ts';

/**
 * The opening hours of the contact page as a sentence. The schema of that page reports mistakes in
 * them.
 */
function writtenHours(source: Source): string {
  const written = valueAt(readContent(source, 'pages/contact.yaml').value, ['hours', 'office']);
  const { data } = officeHours.safeParse(written);
  return data ? hoursSentence(data) : 'Aux heures d’ouverture';
}

/** The prices, with the size of their file. The checks report a missing file. */
function writtenPrices({ folder }: Source, { priceList }: Company['legal']): string | null {
  const path = join(folder, 'documents', priceList.file ?? '');
  const size = priceList.file && statSync(path, { throwIfNoEntry: false })?.size;
  return priceListWords(priceList, size || undefined) ?? null;
}

/** The values of fields that may be missing. */
const given = (fields: object, values: Record<string, unknown>): Facts =>
  Object.fromEntries(
    Object.keys(fields).map((name) => {
      const value = values[name];
      const written = typeof value === 'number' ? value.toLocaleString('fr-FR') : value;
      return [name, written ? String(written) : null];
    }),
  );

/** Facts that content may use in braces, as in `{phone}`; `null` if the owner has not given one. */
export function contentFacts(source: Source, company: Company, zones: Zones): Facts {
  const { name, address, foundedIn, phone, email, siteUrl } = company;
  return {
    ...withPrepositions('name', name),
    ...withPrepositions('city', address.city),
    foundedIn: String(foundedIn),
    radius: String(zones.reach),
    rapidRadius: String(zones.nearby),
    phone: phone.display,
    email,
    siteUrl,
    street: address.street,
    postalCode: address.postalCode,
    ...given(figures, company.figures),
    ...given(habits, company.habits),
    ...given(legal, company.legal),
    ...withPrepositions('court', company.legal.court),
    hours: writtenHours(source),
    priceList: writtenPrices(source, company.legal),
  };
}
