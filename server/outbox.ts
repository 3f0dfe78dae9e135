import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SettingError } from '../settings/fail.ts';

const suffix = '.eml';
const unfinished = '.tmp';

/** How the outbox is doing. */
export interface OutboxState {
  /** Messages that wait. */
  queued: number;
  /** Messages that the mail server will never take, set aside. */
  refused: number;
  /** How long the oldest waiting message has been here, in whole seconds; 0 when none waits. */
  oldestSeconds: number;
  /** Whether a message could be written right now. */
  writable: boolean;
}

/**
 * The folder of accepted messages, one `.eml` file each, readable by its owner only. A file that is there is whole and survives
 * a crash of the process or the machine. One process at a time uses a folder.
 */
export class Outbox {
  readonly folder: string;
  /** Where messages go that the mail server refuses for good. */
  readonly refusedFolder: string;
  /** Tells the files this process is writing from those a crash left half written. */
  readonly #mark = randomBytes(4).toString('hex');
  /** When each waiting message arrived, oldest first, in milliseconds of `performance.now()`, which no change of the clock moves. */
  readonly #arrivals = new Map<string, number>();

  private constructor(folder: string) {
    this.folder = folder;
    this.refusedFolder = join(folder, 'refused');
  }

  /**
   * Opens the folder, and makes it when it is not there.
   * Throws a `SettingError` when it cannot be used.
   */
  static async open(path: string): Promise<Outbox> {
    const outbox = new Outbox(resolve(path));
    try {
      await mkdir(outbox.folder, { recursive: true, mode: 0o700 });
      await access(outbox.folder, constants.R_OK | constants.W_OK);
      await outbox.waiting();
    } catch (error) {
      throw new SettingError(`OUTBOX_DIR must be a folder that the server may write in; right: "var/outbox" (got "${path}", ${errorCode(error)})`);
    }
    return outbox;
  }

  /** A number for a new message: no other message has it, and numbers sort by age. */
  newId(date: Date): string {
    return `${date.toISOString().replace(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}`;
  }

  /** Keeps a message. Once this returns, nothing short of a broken disk loses it; when it throws, do not count on it. */
  async store(id: string, message: Buffer): Promise<void> {
    await this.#withTemporary(id, message, (temporary) => rename(temporary, this.#path(id)));
    await syncFolder(this.folder);
    this.#arrivals.set(id, performance.now());
  }

  /** The numbers of the waiting messages, oldest first. */
  async waiting(): Promise<string[]> {
    const ids = await messagesIn(this.folder);
    await this.#noteArrivals(ids);
    return ids;
  }

  async read(id: string): Promise<Buffer> {
    return readFile(this.#path(id));
  }

  /** Removes a message that was delivered. */
  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  /** Takes a message out of the queue without losing it. */
  async setAside(id: string): Promise<void> {
    await mkdir(this.refusedFolder, { recursive: true, mode: 0o700 });
    await rename(this.#path(id), join(this.refusedFolder, id + suffix));
    await syncFolder(this.refusedFolder);
    await syncFolder(this.folder);
  }

  /** Looks at the folder as it is now; a folder that cannot be read is one that cannot be written either. */
  async state(): Promise<OutboxState> {
    const writable = await this.#withTemporary(this.newId(new Date()), Buffer.from('?'), rm).then(
      () => true,
      () => false,
    );
    const ids = await this.waiting().catch(() => []);
    const refused = await messagesIn(this.refusedFolder).catch(() => []);
    const [oldest = performance.now()] = this.#arrivals.values();
    return { queued: ids.length, refused: refused.length, oldestSeconds: Math.floor((performance.now() - oldest) / 1000), writable };
  }

  /** Removes what a crash left half written; none of it was ever acknowledged. Only for the process that holds the folder. */
  async removeUnfinished(): Promise<void> {
    const names = await readdir(this.folder);
    const left = names.filter((name) => name.endsWith(unfinished) && !name.endsWith(`.${this.#mark}${unfinished}`));
    await Promise.all(left.map((name) => rm(join(this.folder, name), { force: true })));
  }

  #path(id: string): string {
    return join(this.folder, id + suffix);
  }

  async #noteArrivals(ids: string[]): Promise<void> {
    const present = new Set(ids);
    for (const id of this.#arrivals.keys()) if (!present.has(id)) this.#arrivals.delete(id);
    for (const id of ids) {
      if (this.#arrivals.has(id)) continue;
      // Of a message from before this process the clock is the only witness.
      const age = await stat(this.#path(id)).then(
        ({ mtimeMs }) => Math.max(0, Date.now() - mtimeMs),
        () => 0,
      );
      this.#arrivals.set(id, performance.now() - age);
    }
  }

  /** Writes a file that no crash can leave half done under its final name: `finish` says what becomes of it. */
  async #withTemporary(id: string, content: Buffer, finish: (temporary: string) => Promise<void>): Promise<void> {
    const temporary = join(this.folder, `${id}.${this.#mark}${unfinished}`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    try {
      await write(temporary, content);
      await finish(temporary);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  }
}

/** The system's name of what went wrong, as in `ENOSPC`: unlike the message it holds nothing personal. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

async function messagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
    .sort();
}

async function write(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder as durable as the contents of its files. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
