import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { priceListWords } from '../../src/contacts/price-list.ts';
import { hoursSentence, officeHours } from '../../src/hours/office.ts';
import type { Company } from '../company.ts';
import { readContent, type Source } from '../content-file.ts';
import type { Zones } from '../zones.ts';
import { companyFacts } from './facts.ts';
import type { Facts } from './fill-in.ts';

const contactPage = z.looseObject({ hours: z.looseObject({ office: officeHours }) });

/** The opening hours in a sentence, as the contact page has them; what is wrong with them is told where that page is checked, and only there. */
function writtenHours(source: Source): string {
  const { data } = contactPage.safeParse(readContent(source, 'pages/contact.yaml').value);
  return data ? hoursSentence(data.hours.office) : 'Aux heures d’ouverture';
}

/** The prices, with what their file weighs; that it is missing is told where files are checked. */
function writtenPrices({ folder }: Source, { legal: { priceList } }: Company): string | null {
  const size = priceList.file === undefined ? undefined : statSync(join(folder, 'documents', priceList.file), { throwIfNoEntry: false })?.size;
  return priceListWords(priceList, size) ?? null;
}

/** What every text may name between braces: the company's facts, the opening hours, the prices. */
export const contentFacts = (source: Source, company: Company, zones: Zones, today: Date): Facts => ({
  ...companyFacts(company, zones, today),
  hours: writtenHours(source),
  priceList: writtenPrices(source, company),
});
