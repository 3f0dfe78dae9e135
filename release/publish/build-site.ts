import { demandContent } from '../../content-model/check/check.ts';
import { contentFolder } from '../../content-model/content-folder.ts';
import { SettingError } from '../../content-model/fail.ts';
import { readSite, type Site } from '../../content-model/site.ts';
import { astro } from '../../tools/astro.ts';
import { readBuiltSite } from '../hosting/built-site.ts';
import { linkMistakes } from '../hosting/dead-links.ts';
import { LocalPlace } from './local-place.ts';
import { putOnline } from './place.ts';
import { describeSite, type Release, releaseId } from './release.ts';

/** Builds the site of the project in the working folder as a release of a place, checked and not yet online. Throws a `SettingError` when it cannot be built. */
export async function buildSite(place: LocalPlace, now: Date): Promise<Release> {
  // What is bad in the settings is said before anything is made.
  const site = readSite({ folder: contentFolder }, process.env, now);
  const id = releaseId(now);
  const folder = await place.workFolder(id);
  try {
    demandContent(site, false);
    console.log('Le site se construit : une minute la première fois, quelques secondes ensuite.');
    // The reason is on the terminal: silent, Astro tells of mistakes alone.
    if ((await astro('build', '--silent', '--outDir', folder)) !== 0) throw new SettingError('');
    await demandWhole(folder, site);
    return await describeSite(folder, now);
  } catch (error) {
    await place.discard(id);
    if (!(error instanceof SettingError)) throw error;
    const lines = [error.message, "Le site n'a pas pu être construit. Rien de neuf n'est en ligne ; ce qui l'était y reste."];
    throw new SettingError(lines.filter(Boolean).join('\n'));
  }
}

/** Throws a `SettingError` with a line for each thing that is wrong with the site that was made. */
async function demandWhole(folder: string, { company: { siteUrl, formForwardUrl } }: Site): Promise<void> {
  const mistakes = linkMistakes(await readBuiltSite(folder), { siteUrl, forms: formForwardUrl });
  if (mistakes.length > 0) throw new SettingError(mistakes.join('\n'));
}

/** Builds the site of the project in the working folder and has the `dist` of a folder lead to it. Throws as `buildSite` does. */
export async function buildHere(home = '.'): Promise<void> {
  const place = new LocalPlace(home);
  const now = new Date();
  await putOnline(place, await buildSite(place, now), now);
}
