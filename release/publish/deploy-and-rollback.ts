import { SettingError } from '../../content-model/fail.ts';
import type { LocalTarget } from './local-target.ts';
import { builtOn, oldReleases, type Release, withKeptFiles } from './release.ts';

/** The release now online and the one before. */
export interface Deployment {
  before: Release | undefined;
  online: Release;
}

/** Deploys a built release. Until the last step nothing changes for visitors. */
export async function deployRelease(
  target: LocalTarget,
  built: Release,
  now: Date,
): Promise<Deployment> {
  const { online: before, releases } = await target.read();
  const online = { ...withKeptFiles(before, built, now), before: before?.id };
  await target.add(online, before);
  await switchFrom(target, before, online);
  await target.remove(oldReleases(releases, online));
  return { before, online };
}

/** Rolls back to the previous release. Throws a `SettingError` if there is none. */
export async function rollBack(target: LocalTarget, now: Date): Promise<Deployment> {
  const { online: before, releases } = await target.read();
  if (before === undefined)
    throw new SettingError(
      "Rien n'est en ligne ici : « Publier le site » (npm run deploy) y met la première version.",
    );
  const previous = releases.find(({ id }) => id === before.before);
  if (previous === undefined)
    throw new SettingError(
      `Il n'y a plus de version avant celle du ${builtOn(before)} : reprenez l'état d'avant du projet, et publiez-le.`,
    );
  // Open pages of the current release may still request its files.
  const online = withKeptFiles(before, previous, now);
  await target.updateKeptFiles(online, before);
  await switchFrom(target, before, online);
  return { before, online };
}

async function switchFrom(
  target: LocalTarget,
  before: Release | undefined,
  online: Release,
): Promise<void> {
  await target.switchTo(online);
  try {
    await target.upload(online);
  } catch (error) {
    // The upload failed: the link must match what visitors see.
    if (before) await target.switchTo(before);
    throw error;
  }
}
