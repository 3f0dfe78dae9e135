import { join } from 'node:path';
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

/** Runs that a process is kept for: whatever they leave behind in it goes with it. */
const mostRuns = 50;

class OwnProcess extends ForksPoolWorker {
  protected override readonly entrypoint = join(import.meta.dirname, 'kept-worker.ts');
}

/** The process that runs tests, with what was imported from packages; of the project every run imports all anew. */
let kept: { process: OwnProcess; runs: number } | undefined;

/** Whether the next run is the first one of its process. */
export const isProcessNew = () => kept === undefined || kept.runs >= mostRuns;

/** The next run has a process of its own, as after one that may have left something behind. */
export async function leaveProcess(): Promise<void> {
  const left = kept;
  kept = undefined;
  await left?.process.stop();
}

type Listener = (...values: unknown[]) => void;

/**
 * As Vitest's own worker, but its process stays for the next test file: to start one and import the packages again takes far longer
 * than most tests.
 */
class KeptProcess implements PoolWorker {
  readonly name = 'kept';
  readonly #options: PoolOptions;
  readonly #listeners: [event: string, listener: Listener][] = [];
  #isNew = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get #process(): ForksPoolWorker {
    if (!kept) throw new Error('there is no process');
    return kept.process;
  }

  async start(): Promise<void> {
    if (isProcessNew()) await leaveProcess();
    this.#isNew = kept === undefined;
    kept ??= { process: new OwnProcess(this.#options), runs: 0 };
    kept.runs += 1;
    if (this.#isNew) await kept.process.start();
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) kept?.process.off(event, listener);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#process.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    kept?.process.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') this.#answer('stopped');
    else if (message.type === 'start' && !this.#isNew) this.#answer('started');
    else this.#process.send(message);
  }

  deserialize(data: unknown): unknown {
    return this.#process.deserialize(data);
  }

  /** What the process would say if it had been asked. */
  #answer(type: 'started' | 'stopped'): void {
    for (const [event, listener] of this.#listeners) if (event === 'message') listener({ type, __vitest_worker_response__: true });
  }
}

/** For Vitest's `pool`. */
export const keptProcess = { name: 'kept', createPoolWorker: (options: PoolOptions) => new KeptProcess(options) };
