import { randomUUID } from 'node:crypto';
import {
  cp,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  statfs,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { SettingError } from '../../content-model/fail.ts';
import { hashedFolder, type Release, readRelease } from './release.ts';

/** Folder names of unfinished releases. */
const unfinished = /^\.unfinished-/;
/** Milliseconds after which an unfinished release counts as abandoned. */
const abandoned = 24 * 60 * 60 * 1000;
/** Free bytes needed for a release: several times a site with its compressed copies. */
const needed = 100_000_000;

/** Atomically switches a symbolic link to another folder. On Windows, where a rename cannot replace a link, it is missing for an instant. */
export async function switchLink(link: string, target: string): Promise<void> {
  const unfinished = `${link}.${randomUUID()}`;
  // A Windows junction needs no privileges but an absolute path; elsewhere a relative path lets the project move.
  const path = process.platform === 'win32' ? resolve(target) : relative(dirname(link), target);
  await symlink(path, unfinished, 'junction');
  try {
    await rename(unfinished, link);
  } catch (error) {
    if (
      !(
        error instanceof Error &&
        'code' in error &&
        ['EPERM', 'EEXIST', 'EACCES'].includes(String(error.code))
      )
    )
      throw error;
    await unlink(link);
    await rename(unfinished, link);
  }
}

/** Deploys to a folder of this machine: `releases/` and the link `dist` to one of them. Our server loads the new build by itself. */
export class LocalTarget {
  readonly #releases: string;
  readonly #link: string;

  constructor(root: string) {
    this.#releases = join(root, 'releases');
    this.#link = join(root, 'dist');
  }

  siteOf({ id }: Release): string {
    return join(this.#releases, id, 'site');
  }

  /** Creates a folder to build a release in, not yet served. Throws a `SettingError` if the disk is full. */
  async workFolder(id: string): Promise<string> {
    const folder = join(this.#releases, `.unfinished-${id}`);
    await mkdir(this.#releases, { recursive: true });
    // Not recursive: the error then says that the disk is read-only, not that parents are missing.
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

  /** Deletes an unfinished release. */
  async discard(id: string): Promise<void> {
    await rm(join(this.#releases, `.unfinished-${id}`), { recursive: true, force: true });
  }

  /** All releases, and the one the link points to. */
  async read(): Promise<{ online: Release | undefined; releases: Release[] }> {
    const names = await readdir(this.#releases).catch(() => []);
    const releases = await Promise.all(
      names.filter((name) => !unfinished.test(name)).map((name) => this.#record(name)),
    );
    const known = releases.filter((release) => release !== undefined);
    const id = basename(dirname(await realpath(this.#link).catch(() => '')));
    return { online: known.find((release) => release.id === id), releases: known };
  }

  /** Turns the work folder into a release, with the files kept from `online`. Not yet online. */
  async add(release: Release, online: Release | undefined): Promise<void> {
    const work = join(this.#releases, `.unfinished-${release.id}`);
    await this.#copyKeptFiles(release, join(work, 'site'), online);
    await writeFile(join(work, 'release.json'), JSON.stringify(release));
    await rename(work, join(this.#releases, release.id));
  }

  /** Updates the kept files of an existing release from the one online. */
  async updateKeptFiles(release: Release, online: Release): Promise<void> {
    const site = this.siteOf(release);
    const older = await this.#record(release.id);
    await this.#copyKeptFiles(release, site, online);
    await this.#write(release);
    const expired = Object.keys(older?.kept ?? {}).filter((name) => !(name in release.kept));
    await Promise.all(expired.map((name) => rm(join(site, hashedFolder, name), { force: true })));
  }

  /** Switches to a release in one step. */
  async switchTo(release: Release): Promise<void> {
    await switchLink(this.#link, this.siteOf(release));
  }

  async remove(releases: Release[]): Promise<void> {
    const old = (await readdir(this.#releases)).filter((name) => unfinished.test(name));
    const ages = await Promise.all(
      old.map(async (name) => ({
        name,
        age: Date.now() - (await stat(join(this.#releases, name))).mtimeMs,
      })),
    );
    const left = ages.filter(({ age }) => age > abandoned).map(({ name }) => name);
    await Promise.all(
      [...releases.map(({ id }) => id), ...left].map((name) =>
        rm(join(this.#releases, name), { recursive: true, force: true }),
      ),
    );
  }

  /** Uploads the release, where the host is another machine. */
  async upload(_release: Release): Promise<void> {}

  async #record(id: string): Promise<Release | undefined> {
    const text = await readFile(join(this.#releases, id, 'release.json'), 'utf8').catch(
      () => undefined,
    );
    return text === undefined ? undefined : readRelease(text);
  }

  async #write(release: Release): Promise<void> {
    const path = join(this.#releases, release.id, 'release.json');
    await writeFile(`${path}.unfinished`, JSON.stringify(release));
    await rename(`${path}.unfinished`, path);
  }

  /** Copies files that open pages may still request from the release online. */
  async #copyKeptFiles(release: Release, site: string, online: Release | undefined): Promise<void> {
    if (online === undefined) return;
    for (const name of Object.keys(release.kept)) {
      const path = join(site, hashedFolder, name);
      await mkdir(dirname(path), { recursive: true });
      await cp(join(this.siteOf(online), hashedFolder, name), path, { preserveTimestamps: true });
    }
  }
}
