/** Notes which test runs, between the functions that note that they ran; see `probes.ts`. */
import { appendFileSync } from 'node:fs';
import { beforeEach } from 'vitest';

const log = process.env.MUTATION_LOG;
if (log) {
  beforeEach(({ task }) => {
    Object.assign(globalThis, { __noted: undefined });
    appendFileSync(log, `${JSON.stringify({ test: task.fullTestName })}\n`);
  });
}
