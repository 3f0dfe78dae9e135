/** Notes which test runs, and for how long, between the functions that note that they ran; see `probes.ts`. */
import { appendFileSync } from 'node:fs';
import { afterEach, beforeEach, vi } from 'vitest';

declare global {
  /** What the process had open before its first test file. */
  var openAtFirst: string[] | undefined;
}

// The process may have run other tests before, which a mistake has broken off.
vi.useRealTimers();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
const open = process.getActiveResourcesInfo();
globalThis.openAtFirst ??= open;
if (open.length > globalThis.openAtFirst.length) throw new Error(`what ran before has left something open: ${open}`);

const log = process.env.MUTATION_LOG;
if (log) {
  let start = 0;
  Object.assign(globalThis, { __noted: undefined });
  beforeEach(({ task }) => {
    Object.assign(globalThis, { __noted: undefined });
    appendFileSync(log, `${JSON.stringify({ test: task.fullTestName })}\n`);
    start = performance.now();
  });
  afterEach(() => appendFileSync(log, `${JSON.stringify({ milliseconds: performance.now() - start })}\n`));
}
