import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '../../server/settings.ts';
import { readBuiltSite } from '../../server/site/built-site.ts';
import { assertContent } from '../../src/content-model/check.ts';
import { draftLines } from '../../src/content-model/drafts.ts';
import { pictureFiles, pictureFolder } from '../../src/content-model/facts/pictures.ts';
import { readSite } from '../../src/content-model/facts/site.ts';
import { OwnerError } from '../../src/content-model/owner/fail.ts';
import { contentKinds } from '../../src/content-model/schemas/kinds.ts';
import { services } from '../../src/services.ts';
import { astro } from '../../tools/astro.ts';
import { linkMistakes } from '../steps/dead-links.ts';
import { brokenPictures, withWholePictures } from '../steps/whole-pictures.ts';
import { serviceMistakes } from '../steps/whole-services.ts';
import { progressHere } from './progress.ts';
import { putOnline, startRelease } from './releases.ts';

/**
 * Builds and checks the site in a new folder, then makes `dist` point to it in one step. Returns
 * the name of the release. Throws an `OwnerError` if something is wrong; `dist` is then unchanged.
 */
export async function buildHere(home = '.'): Promise<string> {
  // Settings are checked before anything is built.
  readSettings(process.env);
  const site = readSite();
  const folder = await startRelease(home, new Date());
  try {
    assertContent(site);
    const missing = serviceMistakes(services, Object.keys(contentKinds(site)));
    if (missing.length > 0) throw new OwnerError(missing.join('\n'));
    for (const line of draftLines(site)) console.log(line);
    console.log('Le site se construit : une minute la première fois, quelques secondes ensuite.');
    const pictures = pictureFiles().map((name) => join(pictureFolder, name));
    const show = progressHere();
    const read = (count: number) => show('read', count, pictures.length);
    const broken = (await brokenPictures(pictures, '.cache/whole-pictures', read)).map(
      (path) => `${path} : cette photo est coupée ; remettez le fichier entier, ou ôtez-le`,
    );
    if (broken.length > 0) throw new OwnerError(broken.join('\n'));
    await withWholePictures('.cache', async () => {
      // Astro has printed the error itself.
      if ((await astro('build', '--outDir', folder)) !== 0) throw new OwnerError('');
    });
    const { siteUrl, formForwardUrl } = site.company;
    const mistakes = linkMistakes(await readBuiltSite(folder), { siteUrl, forms: formForwardUrl });
    if (mistakes.length > 0) throw new OwnerError(mistakes.join('\n'));
    return await putOnline(home, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!(error instanceof OwnerError)) throw error;
    const unchanged = "Le site n'est pas publié ; ce qui est en ligne y reste.";
    throw new OwnerError([error.message, unchanged].filter(Boolean).join('\n'));
  }
}
