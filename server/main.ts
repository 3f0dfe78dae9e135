import { readCompany } from '../src/content-model/facts/company.ts';
import { loadEnvFile } from '../src/content-model/facts/env.ts';
import { contentFolder } from '../src/content-model/files/content-folder.ts';
import { stopWith } from '../src/content-model/owner/fail.ts';
import { createLog } from './log.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { stopWithNpm } from './stop-with-npm.ts';

/** Milliseconds for open connections to finish at shutdown. */
const shutdownTimeout = 8000;

/**
 * Runs the server until it gets a signal to stop. Settings come from the environment, see
 * `settings.ts`.
 */
export async function main(): Promise<void> {
  try {
    loadEnvFile();
    const settings = readSettings(process.env);
    const company = readCompany({ folder: contentFolder }, process.env);
    const log = createLog(process.stdout);
    process.stderr.on('error', () => {});
    const running = serve(settings, { company, dist: 'dist', log });
    const end = async () => {
      setTimeout(endAtOnce, shutdownTimeout).unref();
      await (await running).stop();
      process.exit(0);
    };
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    stopWithNpm(end);
    await running;
  } catch (error) {
    stopWith(error);
  }
}

/** Ends the process by a signal: `process.exit` would wait for a file operation that hangs. */
function endAtOnce(): void {
  process.removeAllListeners('SIGTERM');
  process.kill(process.pid, 'SIGTERM');
}
