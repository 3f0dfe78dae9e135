import { readdir } from 'node:fs/promises';

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
export const isRelease = (name: string): boolean => releaseName.test(name);

/** Names of the finished releases in a folder, the one started first at first. */
export const releasesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isRelease).sort(byStart);
