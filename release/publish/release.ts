import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addressOf, filesIn } from '../hosting/built-site.ts';

/** The part of a built site whose files have a name of their content: what a page names there is what it was built with. */
export const hashedFolder = '_astro';

/** How long such files stay after the last build that had them: a tab may be left open for that long, and still be used. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** How many builds are kept to go back to, the one online among them. */
const keptReleases = 5;

const time = z.iso.datetime();
const fileName = z.string().refine((name) => !/\\|(^|\/)\.\.(\/|$)/.test(name));
const id = z.string().regex(/^[\w-]+$/);

const releaseSchema = z.object({
  id,
  builtAt: time,
  /** Which build was online before it. */
  before: id.optional(),
  /** What it serves by address, hashed files apart, and a digest of each content. */
  pages: z.record(z.string(), z.string()),
  /** Names of its own hashed files. */
  hashed: z.array(fileName),
  /** Hashed files of builds before it, which stay for open tabs, and when a build last had them. */
  kept: z.record(fileName, time),
});

/** What is known of a build that is, was or can be online; it stands in `release.json` beside the folder `site`. */
export type Release = z.output<typeof releaseSchema>;

/** Throws when a text is not what `JSON.stringify` made of a release. */
export const readRelease = (text: string): Release => releaseSchema.parse(JSON.parse(text));

/** A name for what is built now: it sorts by time, and every file system takes it. */
export const releaseId = (now: Date): string => now.toISOString().replace(/[:.]/g, '-');

const spoken = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** When a release was built, for the owner. */
export const builtOn = ({ builtAt }: Pick<Release, 'builtAt'>): string => spoken.format(new Date(builtAt));

/** Reads a built site that no older files were added to. */
export async function describeSite(folder: string, now: Date): Promise<Release> {
  const names = await filesIn(folder);
  const isHashed = (name: string) => name.startsWith(`${hashedFolder}/`);
  const isSibling = (name: string) => /\.(br|gz)$/.test(name) && names.includes(name.slice(0, -3));
  const pages = names.filter((name) => !['_headers', '_redirects'].includes(name) && !isHashed(name) && !isSibling(name));
  const digest = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('base64url')
      .slice(0, 16);
  return {
    id: releaseId(now),
    builtAt: now.toISOString(),
    pages: Object.fromEntries(await Promise.all(pages.map(async (name) => [addressOf(name), await digest(name)] as const))),
    hashed: names.filter(isHashed).map((name) => name.slice(hashedFolder.length + 1)),
    kept: {},
  };
}

/** The next release as it is once it follows one that is online: with the hashed files that open tabs may still ask for. */
export function following(online: Release | undefined, next: Release, now: Date): Release {
  if (online === undefined) return next;
  const candidates = [
    ...Object.entries(next.kept),
    ...Object.entries(online.kept),
    ...online.hashed.map((name) => [name, now.toISOString()] as const),
  ];
  const kept: Record<string, string> = {};
  for (const [name, lastHad] of candidates) {
    const latest = kept[name] !== undefined && kept[name] > lastHad ? kept[name] : lastHad;
    if (!next.hashed.includes(name) && now.getTime() - Date.parse(latest) <= keptFor) kept[name] = latest;
  }
  return { ...next, kept };
}

/** The releases that may go once `online` is: all but those that can be gone back to. */
export function superfluous(releases: readonly Release[], online: Release): Release[] {
  const needed = new Set<string>();
  for (let next: Release | undefined = online; next && needed.size < keptReleases; ) {
    needed.add(next.id);
    const { before }: Release = next;
    next = releases.find((release) => release.id === before && !needed.has(release.id));
  }
  return releases.filter((release) => !needed.has(release.id));
}

/** Which addresses a visitor finds changed when one release follows another, sorted. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares what two releases serve; without an older one everything is new. */
export function changesBetween(older: Release | undefined, newer: Release): Changes {
  const before = older?.pages ?? {};
  return {
    added: Object.keys(newer.pages).filter((path) => !(path in before)),
    changed: Object.entries(newer.pages).flatMap(([path, digest]) => (path in before && before[path] !== digest ? [path] : [])),
    removed: Object.keys(before).filter((path) => !(path in newer.pages)),
  };
}
