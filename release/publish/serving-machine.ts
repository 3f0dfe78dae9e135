import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SettingError } from '../../content-model/fail.ts';
import { proxyFiles, readHostFiles } from '../../deploy/server-config.ts';
import { LocalPlace } from './local-place.ts';
import type { Release } from './release.ts';

/** This machine, where nginx or Caddy may serve the pages: they are told by the files in `deploy/generated/` and then by `reload`. */
export class ServingMachine extends LocalPlace {
  readonly #root: string;
  readonly #reload: string | undefined;

  constructor(root: string, reload: string | undefined) {
    super(root);
    this.#root = root;
    this.#reload = reload;
  }

  override async announce(release: Release): Promise<void> {
    const site = resolve(this.siteOf(release));
    const folder = join(this.#root, 'deploy/generated');
    await mkdir(folder, { recursive: true });
    const older = await this.#read(folder);
    await this.#write(folder, proxyFiles(await readHostFiles(site), site.replaceAll('\\', '/')));
    if (this.#reload === undefined) return;
    const { status } = spawnSync(this.#reload, { shell: true, stdio: 'inherit' });
    if (status === 0) return;
    await this.#write(folder, older);
    throw new SettingError(
      `Le serveur n'a pas repris sa configuration (DEPLOY_RELOAD, « ${this.#reload} ») ; la raison est au-dessus. Ce qui était en ligne y reste.`,
    );
  }

  async #read(folder: string): Promise<Record<string, string>> {
    const names = await readdir(folder);
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)));
  }

  async #write(folder: string, files: Record<string, string>): Promise<void> {
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, `${name}.unfinished`), content);
      await rename(join(folder, `${name}.unfinished`), join(folder, name));
    }
  }
}
