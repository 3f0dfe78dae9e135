import { SettingError } from '../../content-model/fail.ts';
import type { LocalPlace } from './local-place.ts';
import { builtOn, following, type Release, superfluous } from './release.ts';

/** What went online, and what was before. */
export interface Step {
  before: Release | undefined;
  online: Release;
}

/** Puts online what was built in a place. Until its last step nothing changes for visitors. */
export async function putOnline(place: LocalPlace, built: Release, now: Date): Promise<Step> {
  const { online: before, releases } = await place.read();
  const online = { ...following(before, built, now), before: before?.id };
  await place.add(online, before);
  await switchFrom(place, before, online);
  await place.remove(superfluous(releases, online));
  return { before, online };
}

/** Goes back to what was online before. Throws a `SettingError` where there is nothing to go back to. */
export async function goBack(place: LocalPlace, now: Date): Promise<Step> {
  const { online: before, releases } = await place.read();
  if (before === undefined) throw new SettingError("Rien n'est en ligne ici : « Publier le site » (npm run deploy) y met la première version.");
  const target = releases.find(({ id }) => id === before.before);
  if (target === undefined)
    throw new SettingError(`Il n'y a plus de version avant celle du ${builtOn(before)} : reprenez l'état d'avant du projet, et publiez-le.`);
  // Tabs of the build that is left stay open as well.
  const online = following(before, target, now);
  await place.renew(online, before);
  await switchFrom(place, before, online);
  return { before, online };
}

async function switchFrom(place: LocalPlace, before: Release | undefined, online: Release): Promise<void> {
  await place.switchTo(online);
  try {
    await place.announce(online);
  } catch (error) {
    // What is online is what visitors see, also for the next step.
    if (before) await place.switchTo(before);
    throw error;
  }
}
