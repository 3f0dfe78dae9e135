import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../error-code.ts';
import type { Log } from '../log.ts';
import { syncFolder, writeDurably } from '../outbox/files.ts';
import { monthOf, monthsBefore } from './months.ts';

/** Months that are kept beside the current one: what the privacy policy promises, and enough to compare with a year ago. */
const monthsKept = 12;

/** Milliseconds that counts may wait to be written together: a crash loses as many of them, and a flood writes no more often. */
const longestWait = 10_000;

/** Pages of a month at most. Only pages of the site are counted, but there may be many builds in a month. */
const mostPages = 2000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const pageSchema = v.object({ views: count, calls: count, requests: count });
const monthSchema = v.object({
  /** By the path of the page. */
  pages: v.record(v.string(), pageSchema),
  /** By what was asked for. */
  requests: v.record(v.string(), count),
});
const fileSchema = v.object({
  /** By the month, as in `2026-11`. */
  months: v.record(v.string(), monthSchema),
  /** The last month that the company was told of. */
  reported: v.optional(v.string(), ''),
});

/** What a page brought. */
export type PageCounts = v.InferOutput<typeof pageSchema>;
/** What the site brought in a month. */
export type MonthCounts = v.InferOutput<typeof monthSchema>;
type CountsFile = v.InferOutput<typeof fileSchema>;

/** The file of the counts, in the folder of the outbox. */
export const countsFile = (folder: string) => join(folder, 'comptes.json');

/** Reads the counts; there are none where there is no file. Throws when it cannot be read, or is none of ours. */
export async function readCounts(folder: string): Promise<CountsFile> {
  const text = await readFile(countsFile(folder), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '{"months":{}}';
    throw error;
  });
  return v.parse(fileSchema, JSON.parse(text));
}

/** Where counts are kept, and how a test says what time it is. */
export interface CountsOptions {
  /** Has to belong to this process, as an opened outbox does. */
  folder: string;
  log: Log;
  now?: () => Date;
}

/**
 * What the site brings, by month and page: views, calls and requests, as sums and nothing else, so that no visitor can be found in
 * it. They are kept in one small file, which is replaced whole, now and then.
 */
export class Counts {
  readonly #folder: string;
  readonly #log: Log;
  readonly #now: () => Date;
  readonly #file: CountsFile;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  private constructor({ folder, log, now = () => new Date() }: CountsOptions, file: CountsFile) {
    this.#folder = folder;
    this.#log = log;
    this.#now = now;
    this.#file = file;
  }

  /** Goes on with what was counted before. A file that cannot be read is put aside: a count is no reason to take no requests. */
  static async open(options: CountsOptions): Promise<Counts> {
    const path = countsFile(options.folder);
    const file = await readCounts(options.folder).catch(async (error: unknown): Promise<CountsFile> => {
      await rename(path, `${path}.illisible`).catch(() => {});
      options.log.warn(`${path} cannot be read (${errorCode(error)}) and is put aside: visits are counted anew`);
      return { months: {}, reported: '' };
    });
    return new Counts(options, file);
  }

  /** Counts a view of a page. */
  viewed(page: string): void {
    this.#count(page, 'views');
  }

  /** Counts a call that a page led to. */
  called(page: string): void {
    this.#count(page, 'calls');
  }

  /** Counts a request by what was asked for, and by its page where that is known. */
  requested(what: string, page: string | undefined): void {
    const { requests } = this.#month();
    requests[what] = (requests[what] ?? 0) + 1;
    if (page !== undefined) this.#count(page, 'requests');
    this.#writeSoon();
  }

  /** What a month brought; nothing when nothing was counted. */
  of(month: string): MonthCounts | undefined {
    return this.#file.months[month];
  }

  /** The last month that the company was told of; empty before the first. */
  get reported(): string {
    return this.#file.reported;
  }

  /** Notes, once and for all, that the company was told of a month. */
  async noteReported(month: string): Promise<void> {
    this.#file.reported = month;
    await this.write();
  }

  /** Writes what was counted; to be called once more before the process ends. A disk that takes nothing is tried again with the next count. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#forgetOld();
    const content = Buffer.from(`${JSON.stringify(this.#file)}\n`);
    this.#writing = this.#writing
      .then(() => this.#replace(content))
      .catch((error: unknown) => {
        this.#log.error(`visits could not be written to ${countsFile(this.#folder)} (${errorCode(error)}): check the disk`);
      });
    await this.#writing;
  }

  #month(): MonthCounts {
    const { months } = this.#file;
    const month = monthOf(this.#now());
    months[month] ??= { pages: {}, requests: {} };
    return months[month];
  }

  #count(page: string, what: keyof PageCounts): void {
    const { pages } = this.#month();
    if (pages[page] === undefined && Object.keys(pages).length >= mostPages) return;
    pages[page] ??= { views: 0, calls: 0, requests: 0 };
    pages[page][what] += 1;
    this.#writeSoon();
  }

  #forgetOld(): void {
    const { months } = this.#file;
    const oldest = monthsBefore(monthOf(this.#now()), monthsKept);
    for (const month of Object.keys(months)) if (month < oldest) delete months[month];
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(() => void this.write(), longestWait).unref();
  }

  async #replace(content: Buffer): Promise<void> {
    const path = countsFile(this.#folder);
    const unfinished = `${path}.tmp`;
    await rm(unfinished, { force: true });
    await writeDurably(unfinished, content);
    await rename(unfinished, path);
    await syncFolder(this.#folder);
  }
}
