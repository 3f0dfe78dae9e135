import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SettingError } from '../../content-model/fail.ts';
import { errorCode } from '../log.ts';
import { lockFolder, syncFolder, writeDurably } from './files.ts';

const suffix = '.eml';
const unfinished = '.tmp';
const urgentMark = '-urgent';
const patientMark = '-patient';

/** Milliseconds that a patient message may wait before it is late. */
const patience = 24 * 3_600_000;

/** Messages that a folder may hold: at 47 kB for the longest, half a gigabyte. */
const mostMessages = 10_000;

/** How the outbox is doing. */
export interface OutboxState {
  /** Messages that wait. */
  queued: number;
  /** Messages that the mail server refused for days, set aside. */
  refused: number;
  /** How long the oldest waiting message has been here, beyond the day that a patient one may wait, in whole seconds; 0 when none waits. */
  oldestSeconds: number;
  /** Whether a message could be written right now. */
  writable: boolean;
  /** Messages, in parts of the most that are kept; 1 is full. */
  filled: number;
  /** What is free of the disk, for a process without privileges, in bytes, and how large it is. */
  disk: { free: number; size: number };
}

/** The outbox holds as many messages as it may. */
export class OutboxFull extends Error {}

/**
 * The folder of accepted messages, one `.eml` file each, readable by its owner only. A file that is there is whole and survives
 * a crash of the process or the machine. The folder belongs to one process at a time.
 */
export class Outbox {
  readonly folder: string;
  /** Where messages go that the mail server refuses for days. */
  readonly refusedFolder: string;
  readonly #limit: number;
  readonly #unlock: () => void;
  /** When each waiting message arrived, in milliseconds of `performance.now()`, which no change of the clock moves. */
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
   * Opens the folder for this process alone, makes it when it is not there, and removes what a crash left half written: none of
   * it was ever acknowledged. `limit` is how many messages it may hold.
   * Throws a `SettingError` when it cannot be used.
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
      throw new SettingError(`OUTBOX_DIR must be a folder that the server may write in; right: "var/outbox" (got "${path}", ${errorCode(error)})`);
    }
  }

  /** Leaves the folder to others. */
  close(): void {
    this.#unlock();
  }

  /** A number for a new message: no other message has it, and numbers sort by age. */
  newId(date: Date, { urgent = false, patient = false } = {}): string {
    return `${date.toISOString().replace(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}${patient ? patientMark : ''}${urgent ? urgentMark : ''}`;
  }

  /** Whether a message was given an urgent number. */
  isUrgent(id: string): boolean {
    return id.endsWith(urgentMark);
  }

  /** Whether a message was given a number that lets all others go first. */
  isPatient(id: string): boolean {
    return id.includes(patientMark);
  }

  /**
   * Keeps a message. Once this returns, nothing short of a broken disk loses it: only delivery removes it, and no clock ever does. When
   * it throws, do not count on it.
   * Throws `OutboxFull` when there are too many already.
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
    this.#arrivals.delete(id);
  }

  /** Takes a message out of the queue without losing it. */
  async setAside(id: string): Promise<void> {
    await mkdir(this.refusedFolder, { recursive: true, mode: 0o700 });
    await rename(this.#path(id), join(this.refusedFolder, id + suffix));
    await syncFolder(this.refusedFolder);
    await syncFolder(this.folder);
    this.#arrivals.delete(id);
    this.#refused += 1;
  }

  /** Puts everything that was set aside back into the queue. Returns how many messages that is. */
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

  /** Looks at the folder as it is now; a folder that cannot be read is one that cannot be written either. */
  async state(): Promise<OutboxState> {
    const writable = await this.#canWrite();
    const ids = await this.waiting().catch(() => []);
    await this.#refusedIds();
    const now = performance.now();
    const due = (id: string) => (this.#arrivals.get(id) ?? now) + (this.isPatient(id) ? patience : 0);
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

  /** Messages in the folder, and those that are on the way into it. */
  get #held(): number {
    return this.#arrivals.size + this.#writing + this.#refused;
  }

  #path(id: string, ending = suffix): string {
    return join(this.folder, id + ending);
  }

  /** The folder is only made when a message is refused. */
  async #refusedIds(): Promise<string[]> {
    const ids = await messagesIn(this.refusedFolder).catch(() => []);
    this.#refused = ids.length;
    return ids;
  }

  async #removeUnfinished(): Promise<void> {
    const names = await readdir(this.folder);
    for (const name of names.filter((name) => name.endsWith(unfinished))) await rm(join(this.folder, name), { force: true });
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

  /** Tries it with as many bytes as a small message has; whether they would survive a crash does not matter here. */
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
