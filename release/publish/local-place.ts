import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, realpath, rename, rm, stat, statfs, symlink, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { SettingError } from '../../content-model/fail.ts';
import { hashedFolder, type Release, readRelease } from './release.ts';

/** Name of a folder that is no release yet. */
const unfinished = /^\.unfinished-/;
/** Milliseconds after which whoever made such a folder was stopped. */
const abandoned = 24 * 60 * 60 * 1000;
/** Bytes that a disk must have for one: a site with its compressed copies, some times over. */
const needed = 100_000_000;

/**
 * Has a link lead to another folder, in one step: whoever reads through it meets the one or the other. Windows replaces no link
 * by renaming another; there it is missing for an instant.
 */
export async function pointTo(link: string, target: string): Promise<void> {
  const unfinished = `${link}.${randomUUID()}`;
  // A junction, which Windows lets everyone make, holds a whole path; a link that the project's folder may be moved with, does not.
  const path = process.platform === 'win32' ? resolve(target) : relative(dirname(link), target);
  await symlink(path, unfinished, 'junction');
  try {
    await rename(unfinished, link);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['EPERM', 'EEXIST', 'EACCES'].includes(String(error.code)))) throw error;
    await unlink(link);
    await rename(unfinished, link);
  }
}

/**
 * Where builds go online: a folder of this machine with `releases/`, of which the link `dist` leads to one. Our server takes up what it leads to by
 * itself.
 */
export class LocalPlace {
  readonly #releases: string;
  readonly #link: string;

  constructor(root: string) {
    this.#releases = join(root, 'releases');
    this.#link = join(root, 'dist');
  }

  /** Where the site of a release is. */
  siteOf({ id }: Release): string {
    return join(this.#releases, id, 'site');
  }

  /** A folder to build a release in; nobody serves it. Throws a `SettingError` where there is no room for one. */
  async workFolder(id: string): Promise<string> {
    const folder = join(this.#releases, `.unfinished-${id}`);
    await mkdir(this.#releases, { recursive: true });
    // Alone it says that a disk is read-only; with its parents it would be said that they are missing.
    await mkdir(folder);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < needed) {
      await this.discard(id);
      throw new SettingError(
        `Le disque est plein : il y reste ${Math.floor((bavail * bsize) / 1_000_000)} Mo, et une version du site en demande ${needed / 1_000_000}. Faites-y de la place ; ce qui était en ligne y reste.`,
      );
    }
    return join(folder, 'site');
  }

  /** Forgets a release that did not come to be. */
  async discard(id: string): Promise<void> {
    await rm(join(this.#releases, `.unfinished-${id}`), { recursive: true, force: true });
  }

  /** What is there; `online` is what the link leads to. */
  async read(): Promise<{ online: Release | undefined; releases: Release[] }> {
    const names = await readdir(this.#releases).catch(() => []);
    const releases = await Promise.all(names.filter((name) => !unfinished.test(name)).map((name) => this.#record(name)));
    const known = releases.filter((release) => release !== undefined);
    const id = basename(dirname(await realpath(this.#link).catch(() => '')));
    return { online: known.find((release) => release.id === id), releases: known };
  }

  /** Makes a release of what was built in its work folder. `online` has the kept files. Nothing of it is online yet. */
  async add(release: Release, online: Release | undefined): Promise<void> {
    const work = join(this.#releases, `.unfinished-${release.id}`);
    await this.#carry(release, join(work, 'site'), online);
    await writeFile(join(work, 'release.json'), JSON.stringify(release));
    await rename(work, join(this.#releases, release.id));
  }

  /** Gives a release that is there the kept files of the one online. */
  async renew(release: Release, online: Release): Promise<void> {
    const site = this.siteOf(release);
    const older = await this.#record(release.id);
    await this.#carry(release, site, online);
    await this.#write(release);
    const expired = Object.keys(older?.kept ?? {}).filter((name) => !(name in release.kept));
    await Promise.all(expired.map((name) => rm(join(site, hashedFolder, name), { force: true })));
  }

  /** Puts a release online in one step. */
  async switchTo(release: Release): Promise<void> {
    await pointTo(this.#link, this.siteOf(release));
  }

  async remove(releases: Release[]): Promise<void> {
    const old = (await readdir(this.#releases)).filter((name) => unfinished.test(name));
    const ages = await Promise.all(old.map(async (name) => ({ name, age: Date.now() - (await stat(join(this.#releases, name))).mtimeMs })));
    const left = ages.filter(({ age }) => age > abandoned).map(({ name }) => name);
    await Promise.all([...releases.map(({ id }) => id), ...left].map((name) => rm(join(this.#releases, name), { recursive: true, force: true })));
  }

  /** Has whoever serves the place take up what is online now, if that does not happen by itself. */
  async announce(_release: Release): Promise<void> {}

  async #record(id: string): Promise<Release | undefined> {
    const text = await readFile(join(this.#releases, id, 'release.json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : readRelease(text);
  }

  async #write(release: Release): Promise<void> {
    const path = join(this.#releases, release.id, 'release.json');
    await writeFile(`${path}.unfinished`, JSON.stringify(release));
    await rename(`${path}.unfinished`, path);
  }

  /** Files that a page may still ask for, from where they are online. */
  async #carry(release: Release, site: string, online: Release | undefined): Promise<void> {
    if (online === undefined) return;
    for (const name of Object.keys(release.kept)) {
      const path = join(site, hashedFolder, name);
      await mkdir(dirname(path), { recursive: true });
      await cp(join(this.siteOf(online), hashedFolder, name), path, { preserveTimestamps: true });
    }
  }
}
