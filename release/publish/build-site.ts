import { contentFolder } from '../../content-model/content-folder.ts';
import { SettingError } from '../../content-model/fail.ts';
import { readSite } from '../../content-model/site.ts';
import { build } from '../../tools/astro.ts';
import { LocalPlace } from './local-place.ts';
import { putOnline } from './place.ts';
import { describeSite, type Release, releaseId } from './release.ts';

/**
 * Builds the site of the project in the working folder as a release of a place, checked and not yet online. Throws a `SettingError`, the reason
 * being on the terminal, when it cannot be built.
 */
export async function buildSite(place: LocalPlace, now: Date, parameters: string[] = []): Promise<Release> {
  // What is bad in the settings is said before Astro starts.
  readSite({ folder: contentFolder }, process.env, now);
  const id = releaseId(now);
  const folder = await place.workFolder(id);
  try {
    if ((await build('--outDir', folder, ...parameters)) !== 0)
      throw new SettingError("Le site n'a pas pu être construit. Rien de neuf n'est en ligne ; ce qui l'était y reste.");
    return await describeSite(folder, now);
  } catch (error) {
    await place.discard(id);
    throw error;
  }
}

/** Builds the site of the project in the working folder and has the `dist` of a folder lead to it. Throws as `buildSite` does. */
export async function buildHere(parameters: string[] = [], home = '.'): Promise<void> {
  const place = new LocalPlace(home);
  const now = new Date();
  await putOnline(place, await buildSite(place, now, parameters), now);
}
