import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { copyProject } from '../../bench/project-copy.ts';

/** How a run of tests ended. */
export type Outcome = 'passed' | 'failed' | 'timed out';

/** A test file, or those of its tests that are named. */
export interface Run {
  testFile: string;
  tests?: string[] | undefined;
  /** Where what runs is to be noted, if it is. */
  log?: string;
}

/**
 * A copy of the project in which source files are changed and tests are run, also those that start the project's server as a
 * process. It is gone with its object, and with it every process that was started there.
 */
export class Workbench {
  readonly folder: string;
  /** Where probes note what ran. */
  readonly log: string;
  readonly #remove: () => Promise<void>;
  #worker: ChildProcess | undefined;
  /** Source files that are other ones than in the last run. */
  readonly #changed = new Set<string>();

  private constructor(folder: string, remove: () => Promise<void>) {
    this.folder = folder;
    this.log = join(folder, 'mutation.log');
    this.#remove = remove;
  }

  static async open(): Promise<Workbench> {
    const copy = await copyProject();
    await mkdir(join(copy.folder, 'tmp'));
    return new Workbench(copy.folder, () => copy[Symbol.asyncDispose]());
  }

  /** Puts another text in the place of a source file, until the next one takes its place. */
  async write(file: string, text: string): Promise<void> {
    await writeFile(join(this.folder, file), text);
    this.#changed.add(file);
  }

  /** What was noted since the last time it was asked for. */
  async takeLog(): Promise<string> {
    const text = await readFile(this.log, 'utf8').catch(() => '');
    await rm(this.log, { force: true });
    return text;
  }

  /** Runs tests for `limit` milliseconds at most. Whatever of them still runs then is ended. */
  async run(run: Run, limit: number): Promise<Outcome> {
    this.#worker ??= await this.#start();
    const worker = this.#worker;
    const ended = new AbortController();
    const answer = once(worker, 'message', ended).then(([message]): Outcome => v.parse(v.picklist(['passed', 'failed']), message));
    worker.send({ ...run, changed: [...this.#changed] });
    this.#changed.clear();
    const died = once(worker, 'exit', ended).then((): Outcome => 'failed');
    const patience = setTimeout(limit, 'timed out' as const, ended);
    const outcome = await Promise.race([answer, died, patience]);
    ended.abort();
    await Promise.allSettled([answer, died, patience]);
    if (outcome === 'timed out' || worker.exitCode !== null || worker.signalCode !== null) await this.#stop();
    return outcome;
  }

  async #start(): Promise<ChildProcess> {
    const worker = fork(join(this.folder, 'tests/mutation/worker.ts'), {
      cwd: this.folder,
      // What tests leave behind when they are stopped goes with the copy.
      env: { ...process.env, TMPDIR: join(this.folder, 'tmp') },
      // A group of its own, so that all of it can be ended at once.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(worker, 'message');
    return worker;
  }

  async #stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    if (worker?.pid === undefined) return;
    const gone = worker.exitCode === null && worker.signalCode === null ? once(worker, 'exit') : undefined;
    try {
      process.kill(-worker.pid, 'SIGKILL');
    } catch {
      // All of the group has ended by itself.
    }
    await gone;
  }

  async [Symbol.asyncDispose]() {
    await this.#stop();
    await this.#remove();
  }
}
