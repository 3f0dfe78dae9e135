import { contentFolder } from '../../content-model/content-folder.ts';
import { readSite } from '../../content-model/site.ts';

/** What the content says, as a build without settings of its own reads it. */
export const site = readSite({ folder: contentFolder }, {}, new Date());
export const { company, zones } = site;
