import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { readBuiltSite } from './built-site.ts';
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
  /** What is served: the result of `buildVersion` from before `site` was read. */
  version: string | undefined;
  log: Log;
}

/** Identifies a build without reading it; undefined if there is none. */
export async function buildVersion(folder: string): Promise<string | undefined> {
  const [path, headers] = await Promise.all([
    realpath(folder),
    stat(join(folder, '_headers')),
  ]).catch(() => []);
  return headers && [path, headers.ino, headers.size, headers.mtimeMs].join(' ');
}

/**
 * Loads each new build without a restart: it is read beside the current one and replaces it between
 * two requests. An incomplete build is not served; the current one stays.
 */
export class BuildWatch {
  readonly #options: BuildWatchOptions;
  /** The error logged for the build that could not be loaded. */
  #lastError = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(options: BuildWatchOptions) {
    this.#options = options;
  }

  start(): void {
    const next = async () => {
      await this.look();
      if (this.#timer) this.start();
    };
    this.#timer = setTimeout(next, this.#lastError ? retryInterval : pollInterval).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Checks once and loads a new build. */
  async look(): Promise<void> {
    const { folder, site, log } = this.#options;
    const version = await buildVersion(folder);
    if (version === undefined || version === this.#options.version) return;
    try {
      site.replaceWith(await readBuiltSite(folder));
      this.#options.version = version;
      this.#lastError = '';
      log.info(`A new build is online: ${version.split(' ')[0]}`);
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      if (lastError !== this.#lastError)
        log.error(`The new build is not whole, so the one before stays online: ${lastError}`);
      this.#lastError = lastError;
    }
  }
}
