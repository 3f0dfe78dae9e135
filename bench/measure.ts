import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const usage = v.object({ cpuSeconds: v.number(), megabytes: v.number() });

/** What one build took: on the clock, of the processors (user and system), and the most memory it held. */
export interface Measured extends v.InferOutput<typeof usage> {
  seconds: number;
}

/**
 * Builds the project in `folder` as `npm run build` does. Throws with the last lines of its output when it fails, or when it
 * takes longer than `limit` seconds.
 */
export async function measureBuild(folder: string, limit: number): Promise<Measured> {
  const report = join(folder, '../usage.json');
  const output = join(folder, '../output.txt');
  await rm(report, { force: true });
  await using log = await open(output, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'usage.ts'), 'node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    // Nothing leaves the machine.
    env: { ...process.env, USAGE_REPORT: report, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', log.fd, log.fd],
    timeout: limit * 1000,
    killSignal: 'SIGKILL',
  });
  const [code, signal] = await once(child, 'close');
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) {
    const lines = (await readFile(output, 'utf8')).split('\n').slice(-15).join('\n');
    throw new Error(`the build ended with ${signal ? `${signal} after ${Math.round(seconds)} s` : `code ${code}`}:\n${lines}`);
  }
  return { seconds, ...v.parse(usage, JSON.parse(await readFile(report, 'utf8'))) };
}
