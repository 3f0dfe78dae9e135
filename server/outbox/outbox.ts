import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OwnerError } from '../../src/content-model/owner/fail.ts';
import { errorCode } from '../log.ts';
import { lockFolder, syncFolder, writeDurably } from './durable-files.ts';

const suffix = '.eml';
const unfinished = '.tmp';
const urgentMark = '-urgent';
const suspectMark = '-suspect';

/** Maximum number of messages: at 47 kB for the longest, half a gigabyte. */
const mostMessages = 10_000;

/**
 * The folder of accepted messages, one `.eml` file each, readable by its owner only. Every file is
 * complete and survives a crash. Only one process uses the folder at a time.
 */
export class Outbox {
  readonly folder: string;
  readonly #limit: number;
  readonly #unlock: () => void;
  /**
   * The ids of the waiting messages, in the order in which they are sent. Each has the time when
   * this process first saw it, by `performance.now()`, which does not depend on the system's clock.
   */
  readonly #queues = {
    urgent: new Map<string, number>(),
    urgentSuspect: new Map<string, number>(),
    other: new Map<string, number>(),
    otherSuspect: new Map<string, number>(),
  };
  #writing = 0;

  private constructor(folder: string, limit: number) {
    this.folder = folder;
    this.#limit = limit;
    this.#unlock = lockFolder(folder);
  }

  /**
   * Locks the folder, creates it if needed, and deletes half-written files: those were never
   * acknowledged. `limit` is the maximum number of messages. Throws an `OwnerError` if the folder
   * cannot be used.
   */
  static async open(path: string, limit = mostMessages): Promise<Outbox> {
    const folder = resolve(path);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const outbox = new Outbox(folder, limit);
      for (const name of await filesIn(folder))
        if (name.endsWith(unfinished)) await rm(join(folder, name), { force: true });
      await outbox.waiting();
      return outbox;
    } catch (error) {
      if (error instanceof OwnerError) throw error;
      throw new OwnerError(
        `OUTBOX_DIR must be a folder to write in, and is ${path} (${errorCode(error)})`,
      );
    }
  }

  /** Releases the lock. */
  close(): void {
    this.#unlock();
  }

  /** Whether a message's id marks it as urgent. */
  isUrgent(id: string): boolean {
    return id.endsWith(urgentMark);
  }

  /**
   * Stores a message. Once this resolves, only delivery removes it. If it throws, the message may
   * not be stored. It throws `outbox full` at the maximum.
   */
  async store(id: string, message: Buffer): Promise<void> {
    const count = Object.values(this.#queues).reduce((sum, ids) => sum + ids.size, this.#writing);
    if (count >= this.#limit) throw Object.assign(new Error('full'), { code: 'outbox full' });
    const temporary = join(this.folder, id + unfinished);
    this.#writing += 1;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeDurably(temporary, message);
      await rename(temporary, this.#path(id));
      await syncFolder(this.folder);
      this.#queueOf(id).set(id, performance.now());
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    } finally {
      this.#writing -= 1;
    }
  }

  /** Reads the folder again, as an operator may have added or removed messages. Ids as `inOrder`. */
  async waiting(): Promise<string[]> {
    const before = [...this.inOrder()];
    const names = (await filesIn(this.folder)).filter((name) => name.endsWith(suffix));
    const found = new Set(names.map((name) => name.slice(0, -suffix.length)));
    // Messages stored while the folder was read stay, whether they were found or not.
    for (const id of before) if (!found.has(id)) this.#queueOf(id).delete(id);
    const now = performance.now();
    for (const id of found) if (!this.#queueOf(id).has(id)) this.#queueOf(id).set(id, now);
    for (const ids of Object.values(this.#queues)) {
      const oldestFirst = [...ids].sort(([a], [b]) => (a < b ? -1 : 1));
      ids.clear();
      for (const [id, time] of oldestFirst) ids.set(id, time);
    }
    return [...this.inOrder()];
  }

  /** Ids of the waiting messages: urgent ones first, then those not suspected, then the oldest. */
  *inOrder(): Generator<string> {
    for (const ids of Object.values(this.#queues)) yield* ids.keys();
  }

  /** Reads a message as it was stored. */
  async read(id: string): Promise<Buffer> {
    return readFile(this.#path(id));
  }

  /** Removes a delivered message. */
  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
    this.forget(id);
  }

  /** Drops a message that is no longer in the folder. `waiting` adds it again if it comes back. */
  forget(id: string): void {
    this.#queueOf(id).delete(id);
  }

  /** Reads the current state; an unreadable folder counts as not writable. */
  async state() {
    const writable = await this.#canWrite();
    const ids = await this.waiting().catch(() => []);
    const now = performance.now();
    const times = Object.values(this.#queues).flatMap((queue) => [...queue.values()]);
    return {
      /** Waiting messages. */
      queued: ids.length,
      /** Whole seconds since this process first saw the oldest waiting message; 0 if none. */
      oldestSeconds: Math.floor((now - Math.min(now, ...times)) / 1000),
      /** Whether a message could be written right now. */
      writable,
      /** Free space for an unprivileged process, in bytes. */
      free: await statfs(this.folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => 0,
      ),
    };
  }

  #queueOf(id: string): Map<string, number> {
    const { urgent, urgentSuspect, other, otherSuspect } = this.#queues;
    const isSuspect = id.includes(suspectMark);
    if (this.isUrgent(id)) return isSuspect ? urgentSuspect : urgent;
    return isSuspect ? otherSuspect : other;
  }

  #path(id: string): string {
    return join(this.folder, id + suffix);
  }

  /** Test-writes the size of a small message, without syncing. */
  async #canWrite(): Promise<boolean> {
    const path = join(this.folder, newId(new Date()) + unfinished);
    try {
      await writeFile(path, Buffer.alloc(1024), { mode: 0o600, flag: 'wx' });
      return true;
    } catch {
      return false;
    } finally {
      await rm(path, { force: true }).catch(() => {});
    }
  }
}

/** A unique id for a new message, with its time and its marks, which decide the order. */
export function newId(date: Date, { urgent = false, suspect = false } = {}): string {
  const time = date.toISOString().replace(/[:.]/g, '-');
  const marks = (suspect ? suspectMark : '') + (urgent ? urgentMark : '');
  return `${time}-${randomBytes(6).toString('hex')}${marks}`;
}

/** Names of the regular files of a folder. Opening a pipe, for instance, would never return. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
