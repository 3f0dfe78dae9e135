import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import type { Company } from '../../settings/company.ts';
import { contentFolder } from '../../settings/content-folder.ts';
import { hoursSentence, officeHours } from '../hours/office.ts';
import { companyFacts } from './facts.ts';
import type { Facts } from './fill-in.ts';

const contactPage = z.looseObject({ hours: z.looseObject({ office: officeHours }) });

/** The opening hours in a sentence, as the contact page has them; what is wrong with them is told where that page is checked. */
function writtenHours(): string | undefined {
  const { data } = contactPage.safeParse(parse(readFileSync(join(contentFolder, 'pages/contact.yaml'), 'utf8'), { logLevel: 'error' }));
  return data && hoursSentence(data.hours.office);
}

/** What every text may name between braces: the company's facts, and the opening hours. */
export const contentFacts = (company: Company, today: Date): Facts => ({ ...companyFacts(company, today), hours: writtenHours() });
