import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltSite } from '../release/hosting/built-site.ts';
import type { Site } from './site.ts';

/** Milliseconds from one look to the next. A look costs two questions to the system; being told of changes fails on many network folders. */
const pause = 1000;
/** The same after a build that was not whole: it may be a copy under way. */
const patience = 15_000;

interface BuildWatchOptions {
  /** Where builds are put online. */
  folder: string;
  site: Site;
  /** As `markOf` said before `site` was read. */
  mark: string | undefined;
  log: Record<'info' | 'error', (line: string) => void>;
}

/** What tells two builds apart without reading them; nothing while there is none. */
export async function markOf(folder: string): Promise<string | undefined> {
  const [path, headers] = await Promise.all([realpath(folder), stat(join(folder, '_headers'))]).catch(() => []);
  return headers && [path, headers.ino, headers.size, headers.mtimeMs].join(' ');
}

/**
 * Has a server take up each build that is put online, without a restart: the new one is read beside the one that is
 * served, and takes its place between two requests. One that is not whole is not served, and the one before goes on.
 */
export class BuildWatch {
  readonly #options: BuildWatchOptions;
  #served: string | undefined;
  /** What was said of the build that is not served. */
  #complaint: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: BuildWatchOptions) {
    this.#options = options;
    this.#served = options.mark;
  }

  start(): void {
    const next = async () => {
      await this.look();
      if (this.#timer) this.start();
    };
    this.#timer = setTimeout(next, this.#complaint ? patience : pause).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Looks once, and takes up what is new. */
  async look(): Promise<void> {
    const { folder, site, log } = this.#options;
    const mark = await markOf(folder);
    if (mark === undefined || mark === this.#served) return;
    try {
      site.replaceWith(await readBuiltSite(folder));
      this.#served = mark;
      this.#complaint = undefined;
      log.info(`A new build is online: ${await realpath(folder)}`);
    } catch (error) {
      const complaint = `The new build in ${folder} is not whole, so the one before stays online: ${error instanceof Error ? error.message : error}`;
      if (complaint !== this.#complaint) log.error(complaint);
      this.#complaint = complaint;
    }
  }
}
