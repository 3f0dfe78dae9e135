import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, type Log } from '../log.ts';
import { readBuiltSite } from './built-site.ts';
import { fallbackReleases } from './releases.ts';
import type { ServedSite } from './served-site.ts';

/**
 * Milliseconds between checks. Polling costs two system calls; file events do not work on many
 * network folders.
 */
const pollInterval = 1000;
/** Milliseconds to the next check after an incomplete build: it may still be copied. */
const retryInterval = 15_000;

interface BuildWatchOptions {
  /** The folder that is served. */
  folder: string;
  site: ServedSite;
  log: Log;
}

/** Identifies a build without reading it. Returns the error code of the system if that fails. */
async function buildVersion(folder: string): Promise<string> {
  try {
    const path = await realpath(folder);
    const { ino, size, mtimeMs } = await stat(join(path, '_headers'));
    return [path, ino, size, mtimeMs].join(' ');
  } catch (error) {
    return errorCode(error);
  }
}

/**
 * Loads each new build without a restart: it is read beside the current one and replaces it between
 * two requests. An incomplete build is not served; the current one stays.
 */
export class BuildWatch {
  readonly #options: BuildWatchOptions;
  /** The build that is served. */
  #version = '';
  /** The error logged for the build that could not be loaded. */
  #lastError = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(options: BuildWatchOptions) {
    this.#options = options;
  }

  /** Whether the folder has a build that cannot be served. */
  get isBroken(): boolean {
    return this.#lastError !== '';
  }

  /** Loads the build, or else the best complete release. Call it once, before `start`. */
  async open(): Promise<void> {
    const { folder, site, log } = this.#options;
    await this.look();
    if (site.hasPages) return;
    for (const release of await fallbackReleases(folder)) {
      const built = await readBuiltSite(release).catch(() => undefined);
      if (built === undefined) continue;
      site.replaceWith(built);
      log.error(`${release} is served instead`);
      return;
    }
    log.error('Forms are taken, and no page is served');
  }

  start(): void {
    const next = async () => {
      await this.look();
      if (this.#timer) this.start();
    };
    this.#timer = setTimeout(next, this.isBroken ? retryInterval : pollInterval).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Checks once and loads a new build. */
  async look(): Promise<void> {
    const { folder, site, log } = this.#options;
    const version = await buildVersion(folder);
    if (version === this.#version) {
      this.#lastError = '';
      return;
    }
    try {
      site.replaceWith(await readBuiltSite(folder));
      const isNew = this.#version !== '' || this.isBroken;
      if (isNew) log.info(`A new build is online: ${version.split(' ')[0]}`);
      this.#version = version;
      this.#lastError = '';
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      const what = site.hasPages
        ? 'The new build is not whole, so the one before stays online'
        : 'The build is not whole';
      if (lastError !== this.#lastError) log.error(`${what}: ${lastError}`);
      this.#lastError = lastError;
    }
  }
}
