import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { priceListWords } from '../../src/contacts/price-list.ts';
import { hoursSentence, officeHours } from '../../src/hours/office.ts';
import type { Company } from '../company.ts';
import { readContent } from '../content-file.ts';
import { contentFolder, documentFolder } from '../content-folder.ts';
import { companyFacts } from './facts.ts';
import type { Facts } from './fill-in.ts';

const contactPage = z.looseObject({ hours: z.looseObject({ office: officeHours }) });

/** The opening hours in a sentence, as the contact page has them; what is wrong with them is told where that page is checked. */
function writtenHours(): string | undefined {
  const { data } = contactPage.safeParse(readContent(join(contentFolder, 'pages/contact.yaml')).value);
  return data && hoursSentence(data.hours.office);
}

/** The prices, with what their file weighs; that it is missing is told where files are checked. */
function writtenPrices({ legal: { priceList } }: Company): string | undefined {
  return priceListWords(
    priceList,
    priceList.file === undefined ? undefined : statSync(join(documentFolder, priceList.file), { throwIfNoEntry: false })?.size,
  );
}

/** What every text may name between braces: the company's facts, the opening hours, the prices. */
export const contentFacts = (company: Company, today: Date): Facts => ({
  ...companyFacts(company, today),
  hours: writtenHours(),
  priceList: writtenPrices(company),
});
