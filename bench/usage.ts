/** Loaded into a build by `measure.ts`: leaves behind what its process, with all of its threads, has used. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const report = process.env.USAGE_REPORT;
if (report && isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(report, JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }));
  });
}
