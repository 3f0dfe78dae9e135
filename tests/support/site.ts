import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { officeHours } from '../../src/content-model/facts/office-hours.ts';
import { readSite } from '../../src/content-model/facts/site.ts';
import { contentFolder } from '../../src/content-model/files/content-folder.ts';
import { zoneRules } from '../../src/zones/zone-rules.ts';

/** What the content says, as a build without settings of its own reads it. */
export const testSite = () => readSite({ folder: contentFolder }, {}, new Date());

/**
 * What the look-up's page gets: the communes around the workshop, as text, and what we promise
 * where.
 */
export const lookUpData = () => ({
  communesText: readFileSync('src/lib/geo/communes.txt', 'utf8'),
  rules: zoneRules(testSite().zones),
});

const contactPage = z.object({ hours: z.object({ office: officeHours }) });

/** The opening hours, as the content has them now: an owner may change them. */
export const readOffice = () =>
  contactPage.parse(parse(readFileSync(join(contentFolder, 'pages/contact.yaml'), 'utf8'))).hours
    .office;

/** How the list of hours begins, up to where a line may not end: `8h–`. */
export const firstHours = () => `${readOffice()[0]?.hours.split('–')[0]}–`;
