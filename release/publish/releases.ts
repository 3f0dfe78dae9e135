/**
 * The builds on this machine. Each is a folder in `releases/`, named after its number and the time
 * it was started; `dist` is a link to the one that is online. Unfinished folders have names that no
 * release has, and the next command deletes them.
 */
import { randomUUID } from 'node:crypto';
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { errorCode } from '../../server/log.ts';
import { syncFolder } from '../../server/outbox/durable-files.ts';
import { readBuiltSite } from '../../server/site/built-site.ts';
import { byStart, linkedRelease, numberOf, releasesIn } from '../../server/site/releases.ts';
import { OwnerError } from '../../src/content-model/owner/fail.ts';

/** Files with a hash in their names: a page requests exactly those it was built with. */
const hashedFolder = '_astro';
/** Milliseconds that hashed files stay after the last build that had them, for tabs left open. */
const keptFor = 30 * 24 * 60 * 60 * 1000;
/** Number of builds that are kept for a rollback, including the one online. */
const keptReleases = 5;
/** A file with the release's name. A deploy fetches it to see whether visitors get the release. */
export const versionFile = 'version.txt';

/** The name that a folder has while this process writes or deletes it. */
const unfinished = `.unfinished-${process.pid}-`;
/** Such a name from any process. */
const anyUnfinished = /^\.unfinished-(\d+)-/;

/** When the build of a release was started. */
export const startTime = (release: string): Date =>
  new Date(release.replace(/^\d+-(?=\d{4}-)/, '').replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));

/** The day and time of a release, for the owner. */
export const spokenTime = (release: string): string =>
  startTime(release).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

const onlineRelease = (home: string) => linkedRelease(join(home, 'dist'));

/** Creates the folder to build a release in, which is not served yet. */
export async function startRelease(home: string, now: Date): Promise<string> {
  const releases = join(home, 'releases');
  await mkdir(releases, { recursive: true });
  await removeUnfinished(releases);
  const known = [(await onlineRelease(home)) ?? '', ...(await readdir(releases))];
  const numbers = known.map((name) => numberOf(name.replace(anyUnfinished, '')));
  const number = Math.max(...numbers) + 1;
  const folder = join(
    releases,
    `${unfinished}${number}-${now.toISOString().replace(/[:.]/g, '-')}`,
  );
  // Not recursive: the error then says that the disk is read-only, not that parents are missing.
  await mkdir(folder);
  return folder;
}

/**
 * Puts the build in a folder of `startRelease` online and returns its name. Until the last step
 * nothing changes for visitors. Throws an `OwnerError` if a build that was started later is online:
 * that one has the newer content.
 */
export async function putOnline(home: string, built: string): Promise<string> {
  const releases = join(home, 'releases');
  const release = basename(built).replace(anyUnfinished, '');
  const online = await onlineRelease(home);
  if (online !== undefined && byStart(online, release) > 0)
    throw new OwnerError(
      `La version du ${spokenTime(online)}, commencée plus tard, est déjà en ligne : elle y reste.`,
    );
  await writeFile(join(built, versionFile), release);
  if (online !== undefined) await keepHashedFiles(releases, online, built, startTime(release));
  await makePublic(built);
  await rename(built, join(releases, release));
  await switchTo(home, release);
  // The release is online even if old ones cannot be removed.
  await removeOld(releases, online, release).catch(() => {});
  return release;
}

/**
 * Puts the last complete release before the current one back online. The current one is kept until
 * the next deploy. Throws an `OwnerError` if there is no earlier release.
 */
export const rollBack = (home: string) =>
  putBack(home, {
    candidates: (names, online) => names.filter((name) => byStart(name, online) < 0).reverse(),
    none: (time) => `Rien avant le ${time} : reprenez vos textes d'avant, et publiez-les.`,
  });

/**
 * Undoes a rollback: puts the next release back online. Throws an `OwnerError` if there is none.
 */
export const goForward = (home: string) =>
  putBack(home, {
    candidates: (names, online) => names.filter((name) => byStart(name, online) > 0),
    none: (time) => `Rien après le ${time} : « Publier le site » met en ligne vos textes.`,
  });

/** Puts the first complete one of the candidates online. Returns it and the one it replaced. */
async function putBack(
  home: string,
  {
    candidates,
    none,
  }: { candidates: (names: string[], online: string) => string[]; none: (time: string) => string },
): Promise<{ release: string; left: string }> {
  const releases = join(home, 'releases');
  await removeUnfinished(releases);
  const online = await onlineRelease(home);
  if (online === undefined)
    throw new OwnerError(
      "Rien n'est en ligne ici : « Publier le site » y met la première version.",
    );
  for (const release of candidates(await releasesIn(releases), online)) {
    const folder = join(releases, release);
    const isWhole = await readBuiltSite(folder).then(
      () => true,
      () => false,
    );
    if (!isWhole) continue;
    await keepHashedFiles(releases, online, folder, new Date());
    await switchTo(home, release);
    return { release, left: online };
  }
  throw new OwnerError(none(spokenTime(online)));
}

/**
 * Copies hashed files of the release that is online to the next one: tabs that are open now may
 * still request them. Each file is copied completely or not at all.
 */
async function keepHashedFiles(
  releases: string,
  online: string,
  next: string,
  now: Date,
): Promise<void> {
  const source = join(releases, online, hashedFolder);
  const target = join(next, hashedFolder);
  await mkdir(target, { recursive: true });
  const own = new Set(await readdir(target));
  // Somebody may have deleted the release that is online.
  for (const name of await readdir(source).catch(() => [])) {
    const { mtime } = await stat(join(source, name));
    // A file that is older than its release was copied from an earlier one, and keeps its time.
    const lastHad = mtime > startTime(online) ? now : mtime;
    if (own.has(name) || now.getTime() - lastHad.getTime() > keptFor) continue;
    const copy = join(releases, unfinished + randomUUID());
    await copyFile(join(source, name), copy);
    await utimes(copy, lastHad, lastHad);
    await rename(copy, join(target, name));
  }
}

/**
 * Makes a build readable for every user, as the server may run as another one. Then flushes it to
 * disk, before `dist` points to it.
 */
async function makePublic(built: string): Promise<void> {
  const entries = await readdir(built, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    await chmod(path, entry.isDirectory() ? 0o755 : 0o644);
    if (entry.isDirectory()) {
      await syncFolder(path);
      continue;
    }
    await using file = await open(path, 'r+');
    await file.sync();
  }
  for (const folder of [built, dirname(built)]) await chmod(folder, 0o755);
  await syncFolder(built);
}

/** Makes `dist` point to a release, and flushes that to disk. */
async function switchTo(home: string, release: string): Promise<void> {
  const releases = join(home, 'releases');
  await syncFolder(releases);
  await switchLink(join(home, 'dist'), join(releases, release));
  await syncFolder(home);
}

/** Deletes releases that are too old to go back to, and those that were rolled back. */
async function removeOld(
  releases: string,
  before: string | undefined,
  online: string,
): Promise<void> {
  const names = (await releasesIn(releases)).filter((name) => byStart(name, online) <= 0);
  const isLeft = (name: string) => before !== undefined && byStart(name, before) > 0;
  const left = names.filter((name) => name !== online && isLeft(name));
  const kept = names.filter((name) => !left.includes(name)).slice(-keptReleases);
  for (const name of names.filter((each) => !kept.includes(each))) {
    // Renamed first: a half-deleted folder is no release to go back to.
    const gone = join(releases, unfinished + name);
    await rename(join(releases, name), gone);
    await rm(gone, { recursive: true });
  }
}

/** Deletes what interrupted commands left behind. */
async function removeUnfinished(releases: string): Promise<void> {
  for (const name of await readdir(releases).catch(() => [])) {
    const process = anyUnfinished.exec(name)?.[1];
    // A folder that cannot be deleted now does no harm.
    if (process !== undefined && !isRunning(Number(process)))
      await rm(join(releases, name), { recursive: true, force: true }).catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user, so it runs.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Atomically switches a symbolic link to another folder. On Windows a rename cannot replace a link,
 * so the link is missing for an instant.
 */
export async function switchLink(path: string, target: string): Promise<void> {
  const next = join(dirname(target), unfinished + randomUUID());
  const isWindows = process.platform === 'win32';
  // A Windows junction needs no privileges but an absolute path; elsewhere a relative path lets the
  // project move.
  await symlink(isWindows ? resolve(target) : relative(dirname(path), target), next, 'junction');
  if (isWindows) await unlink(path).catch(() => {});
  await rename(next, path);
}
