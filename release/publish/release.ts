import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addressOf, filesIn } from '../hosting/built-site.ts';

/** Folder of files with a hash in their names: a page requests exactly the files it was built with. */
export const hashedFolder = '_astro';

/** How long they stay after the last build that had them, for tabs left open. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Number of releases kept for rollback, the current one included. */
const keptReleases = 5;

const time = z.iso.datetime();
const fileName = z.string().refine((name) => !/\\|(^|\/)\.\.(\/|$)/.test(name));
const id = z.string().regex(/^[\w-]+$/);

const releaseSchema = z.object({
  id,
  builtAt: time,
  /** Id of the release that was online before. */
  before: id.optional(),
  /** Content digests by URL path, without hashed files. */
  pages: z.record(z.string(), z.string()),
  /** Its own hashed files. */
  hashed: z.array(fileName),
  /** Hashed files of earlier builds, kept for open tabs, and when a build last had them. */
  kept: z.record(fileName, time),
});

/** The record of a release, stored as `release.json` beside its folder `site`. */
export type Release = z.output<typeof releaseSchema>;

/** Parses `release.json`; throws if it is invalid. */
export const readRelease = (text: string): Release => releaseSchema.parse(JSON.parse(text));

/** A release id: sorts by time and is a valid file name everywhere. */
export const releaseId = (now: Date): string => now.toISOString().replace(/[:.]/g, '-');

const spoken = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** The build time, for the owner. */
export const builtOn = ({ builtAt }: Pick<Release, 'builtAt'>): string =>
  spoken.format(new Date(builtAt));

/** Makes the record of a new build, which has no kept files yet. */
export async function describeSite(folder: string, now: Date): Promise<Release> {
  const names = await filesIn(folder);
  const isHashed = (name: string) => name.startsWith(`${hashedFolder}/`);
  const isSibling = (name: string) => /\.(br|gz)$/.test(name) && names.includes(name.slice(0, -3));
  const pages = names.filter(
    (name) => !['_headers', '_redirects'].includes(name) && !isHashed(name) && !isSibling(name),
  );
  const digest = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('base64url')
      .slice(0, 16);
  return {
    id: releaseId(now),
    builtAt: now.toISOString(),
    pages: Object.fromEntries(
      await Promise.all(pages.map(async (name) => [addressOf(name), await digest(name)] as const)),
    ),
    hashed: names.filter(isHashed).map((name) => name.slice(hashedFolder.length + 1)),
    kept: {},
  };
}

/** Adds to a release the hashed files that open tabs of the current one may still request. */
export function withKeptFiles(online: Release | undefined, next: Release, now: Date): Release {
  if (online === undefined) return next;
  const keptFiles = [
    ...Object.entries(next.kept),
    ...Object.entries(online.kept),
    ...online.hashed.map((name) => [name, now.toISOString()] as const),
  ];
  const kept: Record<string, string> = {};
  for (const [name, lastHad] of keptFiles) {
    const latest = kept[name] !== undefined && kept[name] > lastHad ? kept[name] : lastHad;
    if (!next.hashed.includes(name) && now.getTime() - Date.parse(latest) <= keptFor)
      kept[name] = latest;
  }
  return { ...next, kept };
}

/** Releases that are no longer needed for rollback once `online` is. */
export function oldReleases(releases: readonly Release[], online: Release): Release[] {
  const needed = new Set<string>();
  for (let next: Release | undefined = online; next && needed.size < keptReleases; ) {
    needed.add(next.id);
    const { before }: Release = next;
    next = releases.find((release) => release.id === before && !needed.has(release.id));
  }
  return releases.filter((release) => !needed.has(release.id));
}

/** Paths that differ between two releases, sorted. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares two releases; without an older one everything is new. */
export function changesBetween(older: Release | undefined, newer: Release): Changes {
  const before = older?.pages ?? {};
  return {
    added: Object.keys(newer.pages).filter((path) => !(path in before)),
    changed: Object.entries(newer.pages).flatMap(([path, digest]) =>
      path in before && before[path] !== digest ? [path] : [],
    ),
    removed: Object.keys(before).filter((path) => !(path in newer.pages)),
  };
}
