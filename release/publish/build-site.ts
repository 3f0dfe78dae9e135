import { demandContent } from '../../content-model/check/check.ts';
import { contentFolder } from '../../content-model/content-folder.ts';
import { SettingError } from '../../content-model/fail.ts';
import { readSite, type Site } from '../../content-model/site.ts';
import { astro } from '../../tools/astro.ts';
import { readBuiltSite } from '../hosting/built-site.ts';
import { linkMistakes } from '../hosting/dead-links.ts';
import { deployRelease } from './deploy-and-rollback.ts';
import { LocalTarget } from './local-target.ts';
import { describeSite, type Release, releaseId } from './release.ts';

/** Builds and checks the site as a release that is not yet online. Throws a `SettingError` if that fails. */
export async function buildSite(target: LocalTarget, now: Date): Promise<Release> {
  // Settings are checked before anything is built.
  const site = readSite({ folder: contentFolder }, process.env, now);
  const id = releaseId(now);
  const folder = await target.workFolder(id);
  try {
    demandContent(site, false);
    console.log('Le site se construit : une minute la première fois, quelques secondes ensuite.');
    // Astro has printed the error itself.
    if ((await astro('build', '--silent', '--outDir', folder)) !== 0) throw new SettingError('');
    await checkLinks(folder, site);
    return await describeSite(folder, now);
  } catch (error) {
    await target.discard(id);
    if (!(error instanceof SettingError)) throw error;
    const lines = [
      error.message,
      "Le site n'a pas pu être construit. Rien de neuf n'est en ligne ; ce qui l'était y reste.",
    ];
    throw new SettingError(lines.filter(Boolean).join('\n'));
  }
}

/** Throws a `SettingError` with one line for each dead link. */
async function checkLinks(
  folder: string,
  { company: { siteUrl, formForwardUrl } }: Site,
): Promise<void> {
  const mistakes = linkMistakes(await readBuiltSite(folder), { siteUrl, forms: formForwardUrl });
  if (mistakes.length > 0) throw new SettingError(mistakes.join('\n'));
}

/** Builds the site and switches the `dist` of a folder to it. Throws as `buildSite` does. */
export async function buildHere(home = '.'): Promise<void> {
  const target = new LocalTarget(home);
  const now = new Date();
  await deployRelease(target, await buildSite(target, now), now);
}
