/**
 * The builds on this machine: each is a folder in `releases/`, named after the time it was started,
 * and `dist` is a link to the one that is online.
 */
import { randomUUID } from 'node:crypto';
import {
  copyFile,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { SettingError } from '../../src/content-model/fail.ts';

/** Files with a hash in their names: a page requests exactly those it was built with. */
const hashedFolder = '_astro';
const day = 24 * 60 * 60 * 1000;
/** Milliseconds that they stay after the last build that had them, for tabs left open. */
const keptFor = 30 * day;
/** Builds that stay to go back to, the one online included. */
const keptReleases = 5;
/** A file of each release with its name, by which a deploy knows whether visitors get it. */
export const versionFile = 'version.txt';
const unfinished = '.unfinished-';

/** A release's name: sorts by time and is a valid file name everywhere. */
const nameAt = (time: Date): string => time.toISOString().replace(/[:.]/g, '-');

/** When the build of a release was started. */
export const startOf = (release: string): Date =>
  new Date(release.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));

/** The day and time of a release, for the owner. */
export const spokenTime = (release: string): string =>
  startOf(release).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** The release that `dist` leads to, undefined if there is none. */
async function onlineRelease(home: string): Promise<string | undefined> {
  const path = await realpath(join(home, 'dist')).catch(() => '');
  return (await finished(join(home, 'releases'))).find((name) => name === basename(path));
}

/** Creates the folder to build a release in, which is not served yet. */
export async function startRelease(home: string, now: Date): Promise<string> {
  const folder = join(home, 'releases', unfinished + nameAt(now));
  await mkdir(join(home, 'releases'), { recursive: true });
  // Not recursive: the error then says that the disk is read-only, not that parents are missing.
  await mkdir(folder);
  return folder;
}

/**
 * Puts the build in this folder of `startRelease` online and returns its name. Until the last step
 * nothing changes for visitors. Throws a `SettingError` if a build started later is online already:
 * it has the newer content.
 */
export async function putOnline(home: string, built: string): Promise<string> {
  const release = basename(built).replace(unfinished, '');
  const online = await onlineRelease(home);
  if (online !== undefined && online > release)
    throw new SettingError(
      `La version du ${spokenTime(online)}, commencée plus tard, est déjà en ligne : elle y reste.`,
    );
  const releases = join(home, 'releases');
  await writeFile(join(built, versionFile), release);
  if (online !== undefined) await keepHashedFiles(join(releases, online), built, startOf(release));
  await rename(built, join(releases, release));
  await switchLink(join(home, 'dist'), join(releases, release));
  await removeOld(releases, release);
  return release;
}

/**
 * Puts the release before the one online back and returns its name; the one that was online is
 * deleted. Throws a `SettingError` if there is none before.
 */
export async function rollBack(home: string): Promise<string> {
  const releases = join(home, 'releases');
  const online = await onlineRelease(home);
  const before = (await finished(releases)).findLast((name) => online && name < online);
  if (online === undefined || before === undefined)
    throw new SettingError(
      online === undefined
        ? "Rien n'est en ligne ici : « Publier le site » y met la première version."
        : `Rien avant le ${spokenTime(online)} : reprenez vos textes d'avant, et publiez-les.`,
    );
  await keepHashedFiles(join(releases, online), join(releases, before), new Date());
  await switchLink(join(home, 'dist'), join(releases, before));
  await rm(join(releases, online), { recursive: true });
  return before;
}

/** Names of the finished releases, the oldest first. */
const finished = async (releases: string): Promise<string[]> =>
  (await readdir(releases).catch(() => [])).filter((name) => !name.startsWith('.')).sort();

/** Gives `next` the hashed files that tabs opened while `online` was online may still request. */
async function keepHashedFiles(online: string, next: string, now: Date): Promise<void> {
  const target = join(next, hashedFolder);
  await mkdir(target, { recursive: true });
  const own = new Set(await readdir(target));
  for (const name of await readdir(join(online, hashedFolder))) {
    const path = join(online, hashedFolder, name);
    const { mtime } = await stat(path);
    // What a release keeps of those before it is older than itself.
    const lastHad = mtime > startOf(basename(online)) ? now : mtime;
    if (own.has(name) || now.getTime() - lastHad.getTime() > keptFor) continue;
    await copyFile(path, join(target, name));
    await utimes(join(target, name), lastHad, lastHad);
  }
}

/** Deletes releases that are too old to go back to, and what stopped builds left a day ago. */
async function removeOld(releases: string, online: string): Promise<void> {
  const old = (await finished(releases)).filter((name) => name <= online).slice(0, -keptReleases);
  const yesterday = unfinished + nameAt(new Date(startOf(online).getTime() - day));
  const left = (await readdir(releases)).filter(
    (name) => name.startsWith(unfinished) && name < yesterday,
  );
  for (const name of [...old, ...left]) await rm(join(releases, name), { recursive: true });
}

/**
 * Atomically switches a symbolic link to another folder. On Windows, where a rename cannot replace
 * a link, it is missing for an instant.
 */
export async function switchLink(path: string, target: string): Promise<void> {
  const next = `${path}.${randomUUID()}`;
  const isWindows = process.platform === 'win32';
  // A Windows junction needs no privileges but an absolute path; elsewhere a relative path lets the
  // project move.
  await symlink(isWindows ? resolve(target) : relative(dirname(path), target), next, 'junction');
  if (isWindows) await unlink(path).catch(() => {});
  await rename(next, path);
}
