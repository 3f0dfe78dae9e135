import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SettingError } from '../../src/content-model/fail.ts';
import { errorCode } from '../log.ts';
import { lockFolder, syncFolder, writeDurably } from './durable-files.ts';

const suffix = '.eml';
const unfinished = '.tmp';
const urgentMark = '-urgent';
const suspectMark = '-suspect';

/** Maximum number of messages: at 47 kB for the longest, half a gigabyte. */
const mostMessages = 10_000;

/** The state of the outbox. */
export interface OutboxState {
  /** Waiting messages. */
  queued: number;
  /** Messages set aside after days of refusals. */
  refused: number;
  /** Whole seconds since this process first saw the oldest waiting message; 0 if none. */
  oldestSeconds: number;
  /** Whether a message could be written right now. */
  writable: boolean;
  /** Free space for an unprivileged process and total size, in bytes. */
  disk: { free: number; size: number };
}

/**
 * The folder of accepted messages, one `.eml` file each, readable by its owner only. Every file is
 * complete and survives a crash. Only one process uses the folder at a time.
 */
export class Outbox {
  readonly folder: string;
  /** Messages refused for days are moved here. */
  readonly refusedFolder: string;
  readonly #limit: number;
  readonly #unlock: () => void;
  /** When this process first saw each waiting message, by `performance.now()`: no wrong clock ages. */
  #seen = new Map<string, number>();
  #writing = 0;

  private constructor(folder: string, limit: number) {
    this.folder = folder;
    this.refusedFolder = join(folder, 'refused');
    this.#limit = limit;
    this.#unlock = lockFolder(folder);
  }

  /**
   * Locks the folder, creates it if needed, and deletes half-written files: those were never
   * acknowledged. `limit` is the maximum number of messages. Throws a `SettingError` if it cannot
   * be used.
   */
  static async open(path: string, limit = mostMessages): Promise<Outbox> {
    const folder = resolve(path);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const outbox = new Outbox(folder, limit);
      for (const name of await readdir(folder))
        if (name.endsWith(unfinished)) await rm(join(folder, name), { force: true });
      await outbox.waiting();
      return outbox;
    } catch (error) {
      if (error instanceof SettingError) throw error;
      throw new SettingError(
        `OUTBOX_DIR must be a folder that the server may write in; right: "var/outbox" (got "${path}", ${errorCode(error)})`,
      );
    }
  }

  /** Releases the lock. */
  close(): void {
    this.#unlock();
  }

  /** A unique id for a new message; it says when the message came, and what goes first. */
  newId(date: Date, { urgent = false, suspect = false } = {}): string {
    const time = date.toISOString().replace(/[:.]/g, '-');
    const marks = (suspect ? suspectMark : '') + (urgent ? urgentMark : '');
    return `${time}-${randomBytes(6).toString('hex')}${marks}`;
  }

  isUrgent(id: string): boolean {
    return id.endsWith(urgentMark);
  }

  /**
   * Stores a message. Once this resolves, only delivery removes it. If it throws, the message may
   * not be stored. It throws `outbox full` at the maximum.
   */
  async store(id: string, message: Buffer): Promise<void> {
    if (this.#seen.size + this.#writing >= this.#limit)
      throw Object.assign(new Error('full'), { code: 'outbox full' });
    const temporary = join(this.folder, id + unfinished);
    this.#writing += 1;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeDurably(temporary, message);
      await rename(temporary, this.#path(id));
      await syncFolder(this.folder);
      this.#seen.set(id, performance.now());
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    } finally {
      this.#writing -= 1;
    }
  }

  /** Ids of the waiting messages: urgent ones first, then those not suspected, then the oldest. */
  async waiting(): Promise<string[]> {
    const ids = await messagesIn(this.folder);
    const now = performance.now();
    this.#seen = new Map(ids.map((id) => [id, this.#seen.get(id) ?? now]));
    const rank = (id: string) => (this.isUrgent(id) ? 0 : 2) + Number(id.includes(suspectMark));
    return ids.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  }

  async read(id: string): Promise<Buffer> {
    return readFile(this.#path(id));
  }

  /** Removes a delivered message. */
  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
    this.#seen.delete(id);
  }

  /** Moves a message out of the queue without deleting it. */
  async setAside(id: string): Promise<void> {
    await mkdir(this.refusedFolder, { recursive: true, mode: 0o700 });
    await rename(this.#path(id), join(this.refusedFolder, id + suffix));
    await syncFolder(this.refusedFolder);
    await syncFolder(this.folder);
    this.#seen.delete(id);
  }

  /** Moves all messages set aside back into the queue. */
  async putBack(): Promise<void> {
    const ids = await this.#refused();
    for (const id of ids) await rename(join(this.refusedFolder, id + suffix), this.#path(id));
    if (ids.length === 0) return;
    await syncFolder(this.folder);
    await syncFolder(this.refusedFolder);
  }

  /** Reads the current state; an unreadable folder counts as not writable. */
  async state(): Promise<OutboxState> {
    const writable = await this.#canWrite();
    const ids = await this.waiting().catch(() => []);
    const now = performance.now();
    return {
      queued: ids.length,
      refused: (await this.#refused()).length,
      oldestSeconds: Math.floor((now - Math.min(now, ...this.#seen.values())) / 1000),
      writable,
      disk: await statfs(this.folder).then(
        ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, size: blocks * bsize }),
        () => ({ free: 0, size: 0 }),
      ),
    };
  }

  #path(id: string): string {
    return join(this.folder, id + suffix);
  }

  /** The folder exists only after a first refusal. */
  #refused(): Promise<string[]> {
    return messagesIn(this.refusedFolder).catch(() => []);
  }

  /** Test-writes the size of a small message, without syncing. */
  async #canWrite(): Promise<boolean> {
    const path = join(this.folder, `test${unfinished}`);
    try {
      await writeFile(path, Buffer.alloc(1024), { mode: 0o600 });
      return true;
    } catch {
      return false;
    } finally {
      await rm(path, { force: true }).catch(() => {});
    }
  }
}

async function messagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
}
