import { contentFolder } from '../../src/content-model/content-folder.ts';
import { readSite } from '../../src/content-model/site.ts';

/** What the content says, as a build without settings of its own reads it. */
export const testSite = () => readSite({ folder: contentFolder }, {}, new Date());
