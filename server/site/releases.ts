import { readdir, readlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * A release's name: its number, which counts up whatever the clock says, and the time when its build
 * started. The oldest releases have no number.
 */
const releaseName = /^(?:\d+-)?\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** The number at the start of a release's name; 0 for other names. */
export const numberOf = (name: string): number => Number(/^\d+(?=-)/.exec(name)?.[0] ?? 0);

/** Compares two releases by their start: negative if the first was started first. */
export const byStart = (one: string, other: string): number =>
  numberOf(one) - numberOf(other) || (one < other ? -1 : Number(one > other));

/** Whether a file in `releases/` has the name of a finished release. */
const isRelease = (name: string): boolean => releaseName.test(name);

/** Names of the finished releases in a folder, in the order in which they were started. */
export const releasesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isRelease).sort(byStart);

/** The release that a link points to, even if its folder is gone; undefined if it is no release. */
export async function linkedRelease(link: string): Promise<string | undefined> {
  const name = basename(await readlink(link).catch(() => ''));
  return isRelease(name) ? name : undefined;
}

/**
 * Folders of the releases that can replace the one that `dist` points to, the best first. Those
 * started before it come first, because those started after it were rolled back.
 */
export async function fallbackReleases(dist: string): Promise<string[]> {
  const folder = join(dirname(dist), 'releases');
  const online = await linkedRelease(dist);
  const names = (await releasesIn(folder)).filter((name) => name !== online).reverse();
  const isLater = (name: string) => online !== undefined && byStart(name, online) > 0;
  const inOrder = [...names.filter((name) => !isLater(name)), ...names.filter(isLater)];
  return inOrder.map((name) => join(folder, name));
}
