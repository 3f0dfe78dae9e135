import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFolder } from '../../src/content-model/content-folder.ts';
import { officeHours } from '../../src/content-model/office-hours.ts';

const contactPage = z.object({ hours: z.object({ office: officeHours }) });

/** The opening hours, as the content has them now: an owner may change them. */
export const readOffice = () =>
  contactPage.parse(parse(readFileSync(join(contentFolder, 'pages/contact.yaml'), 'utf8'))).hours
    .office;

/** How the list of hours begins, up to where a line may not end: `8h–`. */
export const firstHours = () => `${readOffice()[0]?.hours.split('–')[0]}–`;
