import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { officeHours } from '../../src/content-model/facts/office-hours.ts';
import { readSite } from '../../src/content-model/facts/site.ts';
import { contentFolder } from '../../src/content-model/files/content-folder.ts';
import { zoneRules } from '../../src/zones/zone-rules.ts';

/** The facts of the content, as a build without settings reads them. */
export const testSite = () => readSite({ folder: contentFolder }, {}, new Date());

/**
 * The data of the look-up: the communes as text, and the zone rules.
 */
export const lookUpData = () => ({
  communesText: readFileSync('src/lib/geo/communes.txt', 'utf8'),
  rules: zoneRules(testSite().zones),
});

const contactPage = z.object({ hours: z.object({ office: officeHours }) });

/** The opening hours of the content, which the owner may change. */
export const readOffice = () =>
  contactPage.parse(parse(readFileSync(join(contentFolder, 'pages/contact.yaml'), 'utf8'))).hours
    .office;

/** The beginning of the list of hours, before the first possible line break: `8h–`. */
export const firstHours = () => `${readOffice()[0]?.hours.split('–')[0]}–`;
