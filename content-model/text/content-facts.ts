import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { priceListWords } from '../../src/contacts/price-list.ts';
import { hoursSentence, officeHours } from '../../src/hours/office-hours.ts';
import type { Company } from '../company.ts';
import { readContent, type Source } from '../content-file.ts';
import type { Zones } from '../zones.ts';
import { companyFacts } from './facts.ts';
import type { Facts } from './fill-in.ts';

const contactPage = z.looseObject({ hours: z.looseObject({ office: officeHours }) });

/** The opening hours of the contact page in a sentence; mistakes in them are reported by that page's own check. */
function writtenHours(source: Source): string {
  const { data } = contactPage.safeParse(readContent(source, 'pages/contact.yaml').value);
  return data ? hoursSentence(data.hours.office) : 'Aux heures d’ouverture';
}

/** The prices with their file's size; a missing file is reported by the file checks. */
function writtenPrices({ folder }: Source, { legal: { priceList } }: Company): string | null {
  const size =
    priceList.file === undefined
      ? undefined
      : statSync(join(folder, 'documents', priceList.file), { throwIfNoEntry: false })?.size;
  return priceListWords(priceList, size) ?? null;
}

/** All facts that texts may use in braces: the company's, the opening hours and the prices. */
export const contentFacts = (
  source: Source,
  company: Company,
  zones: Zones,
  today: Date,
): Facts => ({
  ...companyFacts(company, zones, today),
  hours: writtenHours(source),
  priceList: writtenPrices(source, company),
});
