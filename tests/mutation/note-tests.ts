/** Notes which test runs, and for how long, between the functions that note that they ran; see `probes.ts`. */
import { appendFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, vi } from 'vitest';

declare global {
  /** What the process had open before its first test file. */
  var openAtFirst: string[] | undefined;
}

// The process may have run other tests before, which a mistake has broken off.
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
const isLeftOpen = (first: string[]) => process.getActiveResourcesInfo().length > first.length;
globalThis.openAtFirst ??= process.getActiveResourcesInfo();
// Vitest itself reports on the last tests of a run up to a tenth of a second later.
for (let tries = 0; isLeftOpen(globalThis.openAtFirst) && tries < 20; tries += 1) await setTimeout(10);
if (isLeftOpen(globalThis.openAtFirst)) throw new Error(`what ran before has left something open: ${process.getActiveResourcesInfo()}`);

const log = process.env.MUTATION_LOG;
if (log) {
  let [start, processor] = [0, process.cpuUsage()];
  Object.assign(globalThis, { __noted: undefined });
  beforeEach(({ task }) => {
    Object.assign(globalThis, { __noted: undefined });
    appendFileSync(log, `${JSON.stringify({ test: task.fullTestName })}\n`);
    [start, processor] = [performance.now(), process.cpuUsage()];
  });
  afterEach(() => {
    const { user, system } = process.cpuUsage(processor);
    appendFileSync(log, `${JSON.stringify({ milliseconds: performance.now() - start, processor: (user + system) / 1000 })}\n`);
  });
}
