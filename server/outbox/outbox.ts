import { randomBytes } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SettingError } from '../../content-model/fail.ts';
import { errorCode } from '../log.ts';
import { lockFolder, syncFolder, writeDurably } from './durable-files.ts';

const suffix = '.eml';
const unfinished = '.tmp';
const urgentMark = '-urgent';
const lowPriorityMark = '-patient';

/** Milliseconds a low-priority message may wait before it is late. */
const lowPriorityDelay = 24 * 3_600_000;

/** Maximum number of messages: at 47 kB for the longest, half a gigabyte. */
const mostMessages = 10_000;

/** The state of the outbox. */
export interface OutboxState {
  /** Waiting messages. */
  queued: number;
  /** Messages set aside after days of refusals. */
  refused: number;
  /** Age of the oldest waiting message in whole seconds, less the day a low-priority one may wait; 0 if none. */
  oldestSeconds: number;
  /** Whether a message could be written right now. */
  writable: boolean;
  /** Share of the maximum number of messages; 1 is full. */
  filled: number;
  /** Free space for an unprivileged process and total size, in bytes. */
  disk: { free: number; size: number };
}

/** Thrown when the outbox has reached its maximum. */
export class OutboxFull extends Error {}

/**
 * The folder of accepted messages, one `.eml` file each, readable by its owner only. Every file is complete and survives a crash. Only one process
 * uses the folder at a time.
 */
export class Outbox {
  readonly folder: string;
  /** Messages refused for days are moved here. */
  readonly refusedFolder: string;
  readonly #limit: number;
  readonly #unlock: () => void;
  /** Arrival time of each waiting message, in milliseconds of the monotonic `performance.now()`. */
  readonly #arrivals = new Map<string, number>();
  #writing = 0;
  #refused = 0;

  private constructor(folder: string, limit: number) {
    this.folder = folder;
    this.refusedFolder = join(folder, 'refused');
    this.#limit = limit;
    this.#unlock = lockFolder(folder);
  }

  /**
   * Locks the folder, creates it if needed, and deletes half-written files: those were never acknowledged. `limit` is the maximum number of messages.
   * Throws a `SettingError` if it cannot be used.
   */
  static async open(path: string, limit = mostMessages): Promise<Outbox> {
    const folder = resolve(path);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.R_OK | constants.W_OK);
      const outbox = new Outbox(folder, limit);
      await outbox.#removeUnfinished();
      await outbox.waiting();
      await outbox.#refusedIds();
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

  /** A unique id for a new message; ids sort by age. */
  newId(date: Date, { urgent = false, lowPriority = false } = {}): string {
    return `${date.toISOString().replace(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}${lowPriority ? lowPriorityMark : ''}${urgent ? urgentMark : ''}`;
  }

  isUrgent(id: string): boolean {
    return id.endsWith(urgentMark);
  }

  isLowPriority(id: string): boolean {
    return id.includes(lowPriorityMark);
  }

  /**
   * Stores a message. Once this resolves, only delivery removes it. If it throws, the message may not be stored.
   * Throws `OutboxFull` at the maximum.
   */
  async store(id: string, message: Buffer): Promise<void> {
    if (this.#held >= this.#limit) throw new OutboxFull();
    const temporary = this.#path(id, unfinished);
    this.#writing += 1;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeDurably(temporary, message);
      await rename(temporary, this.#path(id));
      await syncFolder(this.folder);
      this.#arrivals.set(id, performance.now());
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    } finally {
      this.#writing -= 1;
    }
  }

  /** Ids of the waiting messages, oldest first. */
  async waiting(): Promise<string[]> {
    const ids = await messagesIn(this.folder);
    await this.#noteArrivals(ids);
    return ids;
  }

  async read(id: string): Promise<Buffer> {
    return readFile(this.#path(id));
  }

  /** Removes a delivered message. */
  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
    this.#arrivals.delete(id);
  }

  /** Moves a message out of the queue without deleting it. */
  async setAside(id: string): Promise<void> {
    await mkdir(this.refusedFolder, { recursive: true, mode: 0o700 });
    await rename(this.#path(id), join(this.refusedFolder, id + suffix));
    await syncFolder(this.refusedFolder);
    await syncFolder(this.folder);
    this.#arrivals.delete(id);
    this.#refused += 1;
  }

  /** Moves all messages set aside back into the queue and returns their number. */
  async putBack(): Promise<number> {
    const ids = await this.#refusedIds();
    for (const id of ids) await rename(join(this.refusedFolder, id + suffix), this.#path(id));
    if (ids.length > 0) {
      await syncFolder(this.folder);
      await syncFolder(this.refusedFolder);
    }
    this.#refused = 0;
    return ids.length;
  }

  /** Reads the current state; an unreadable folder counts as not writable. */
  async state(): Promise<OutboxState> {
    const writable = await this.#canWrite();
    const ids = await this.waiting().catch(() => []);
    await this.#refusedIds();
    const now = performance.now();
    const due = (id: string) =>
      (this.#arrivals.get(id) ?? now) + (this.isLowPriority(id) ? lowPriorityDelay : 0);
    const oldest = Math.min(now, ...ids.map(due));
    return {
      queued: ids.length,
      refused: this.#refused,
      oldestSeconds: Math.floor((now - oldest) / 1000),
      writable,
      filled: this.#held / this.#limit,
      disk: await diskOf(this.folder),
    };
  }

  /** Stored messages and those being written. */
  get #held(): number {
    return this.#arrivals.size + this.#writing + this.#refused;
  }

  #path(id: string, ending = suffix): string {
    return join(this.folder, id + ending);
  }

  /** The folder exists only after a first refusal. */
  async #refusedIds(): Promise<string[]> {
    const ids = await messagesIn(this.refusedFolder).catch(() => []);
    this.#refused = ids.length;
    return ids;
  }

  async #removeUnfinished(): Promise<void> {
    const names = await readdir(this.folder);
    for (const name of names.filter((name) => name.endsWith(unfinished)))
      await rm(join(this.folder, name), { force: true });
  }

  async #noteArrivals(ids: string[]): Promise<void> {
    const present = new Set(ids);
    for (const id of this.#arrivals.keys()) if (!present.has(id)) this.#arrivals.delete(id);
    for (const id of ids) {
      if (this.#arrivals.has(id)) continue;
      // Messages from before this process have only their file date.
      const age = await stat(this.#path(id)).then(
        ({ mtimeMs }) => Math.max(0, Date.now() - mtimeMs),
        () => 0,
      );
      this.#arrivals.set(id, performance.now() - age);
    }
  }

  /** Test-writes the size of a small message, without syncing. */
  async #canWrite(): Promise<boolean> {
    const path = this.#path(this.newId(new Date()), unfinished);
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
  return names
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
    .sort();
}

async function diskOf(folder: string): Promise<OutboxState['disk']> {
  return statfs(folder).then(
    ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, size: blocks * bsize }),
    () => ({ free: 0, size: 0 }),
  );
}
