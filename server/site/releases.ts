import { readdir, readlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * A release's name: its number, which says what was started later and which no clock decides, and
 * the time of its start. Before releases had a number, the year stood there.
 */
const releaseName = /^(?:\d+-)?\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** The number at the start of a release's name; 0 for other names. */
export const numberOf = (name: string): number => Number(/^\d+(?=-)/.exec(name)?.[0] ?? 0);

/** Compares two releases by their start: negative if the first was started first. */
export const byStart = (one: string, other: string): number =>
  numberOf(one) - numberOf(other) || (one < other ? -1 : Number(one > other));

/** Whether a file in `releases/` has the name of a finished release. */
const isRelease = (name: string): boolean => releaseName.test(name);

/** Names of the finished releases in a folder, the one started first at first. */
export const releasesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isRelease).sort(byStart);

/** The release that a link leads to, there or not; undefined if it leads to none. */
export async function linkedRelease(link: string): Promise<string | undefined> {
  const name = basename(await readlink(link).catch(() => ''));
  return isRelease(name) ? name : undefined;
}

/**
 * Folders of the other releases than the one that `dist` leads to, the best to serve instead first:
 * those started before it, for those after it were taken back.
 */
export async function releasesInstead(dist: string): Promise<string[]> {
  const folder = join(dirname(dist), 'releases');
  const online = await linkedRelease(dist);
  const names = (await releasesIn(folder)).filter((name) => name !== online).reverse();
  const isLater = (name: string) => online !== undefined && byStart(name, online) > 0;
  const inOrder = [...names.filter((name) => !isLater(name)), ...names.filter(isLater)];
  return inOrder.map((name) => join(folder, name));
}
