import type { Company } from '../../content-model/company.ts';
import { readBuiltSite } from '../hosting/built-site.ts';
import { siteMistakes } from '../hosting/site-mistakes.ts';

/** Stops the build, with one line for each, at what is wrong with the site that it made. */
export async function stopAtSiteMistakes(folder: string, { siteUrl, formForwardUrl }: Company): Promise<void> {
  const mistakes = await siteMistakes(await readBuiltSite(folder), { siteUrl, forms: formForwardUrl });
  for (const mistake of mistakes) console.error(`✖ ${mistake}`);
  if (mistakes.length > 0) process.exit(1);
}
