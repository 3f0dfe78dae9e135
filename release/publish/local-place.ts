import { cp, lstat, mkdir, readdir, readFile, realpath, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { SettingError } from '../../content-model/fail.ts';
import { pointTo } from './point.ts';
import { describeSite, hashedFolder, type Release, readRelease } from './release.ts';

/** Name of a folder that is no release yet. */
const unfinished = /^\.unfinished-/;
/** Milliseconds after which whoever made such a folder was stopped. */
const abandoned = 24 * 60 * 60 * 1000;
/** Bytes that a disk must have for one: a site with its compressed copies, some times over. */
const needed = 100_000_000;

/**
 * Where builds go online: a folder of this machine with `releases/`, of which the link `dist` leads to one. Our server takes up what it leads to by
 * itself.
 */
export class LocalPlace {
  readonly #root: string;
  readonly #releases: string;
  readonly #link: string;

  constructor(root: string) {
    this.#root = root;
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
    const link = await lstat(this.#link).catch(() => undefined);
    if (link === undefined) return { online: undefined, releases: known };
    if (link.isDirectory()) return this.#adoptable(known);
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
    const link = await lstat(this.#link).catch(() => undefined);
    if (link?.isDirectory()) await this.#adopt();
    await pointTo(this.#link, this.siteOf(release));
  }

  async remove(releases: Release[]): Promise<void> {
    const served = await this.#servedByProxies();
    const gone = releases.filter(({ id }) => !served.includes(id)).map(({ id }) => id);
    const old = (await readdir(this.#releases)).filter((name) => unfinished.test(name));
    const ages = await Promise.all(old.map(async (name) => ({ name, age: Date.now() - (await stat(join(this.#releases, name))).mtimeMs })));
    const left = ages.filter(({ age }) => age > abandoned).map(({ name }) => name);
    await Promise.all([...gone, ...left].map((name) => rm(join(this.#releases, name), { recursive: true, force: true })));
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

  /** A `dist` that is a folder was built before there were releases. */
  async #adoptable(releases: Release[]): Promise<{ online: Release; releases: Release[] }> {
    const online = await describeSite(this.#link, (await stat(this.#link)).mtime);
    return { online, releases: [...releases, online] };
  }

  async #adopt(): Promise<void> {
    const { online } = await this.#adoptable([]);
    await mkdir(join(this.#releases, online.id), { recursive: true });
    await this.#write(online);
    await rename(this.#link, this.siteOf(online));
  }

  /** Files that a page may still ask for, from where they are online. */
  async #carry(release: Release, site: string, online: Release | undefined): Promise<void> {
    if (online === undefined) return;
    const from = (await lstat(this.siteOf(online)).catch(() => undefined)) ? this.siteOf(online) : this.#link;
    for (const name of Object.keys(release.kept)) {
      const path = join(site, hashedFolder, name);
      await mkdir(dirname(path), { recursive: true });
      await cp(join(from, hashedFolder, name), path, { preserveTimestamps: true });
    }
  }

  /** What nginx and Caddy have been told to serve, which may be an older release than the link leads to. */
  async #servedByProxies(): Promise<string> {
    const folder = join(this.#root, 'deploy/generated');
    const names = await readdir(folder).catch(() => []);
    return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  }
}
