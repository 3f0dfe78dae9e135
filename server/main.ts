import { readCompany } from '../content-model/company.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { loadEnvFile } from '../content-model/env.ts';
import { stopWith } from '../content-model/fail.ts';
import { createLog } from './log.ts';
import { stopWithNpm } from './orphan.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';

/** Milliseconds that open connections have to finish when the server is told to stop. */
const patience = 8000;

/** The server as a process, until it is told to end. Settings come from the environment, see `settings.ts`. */
export async function main(): Promise<void> {
  try {
    loadEnvFile();
    const settings = readSettings(process.env);
    const company = readCompany({ folder: contentFolder }, process.env);
    const log = createLog(process.stdout);
    process.stderr.on('error', () => {});
    const running = serve(settings, { company, dist: 'dist', log });
    const end = async () => {
      setTimeout(() => process.exit(0), patience).unref();
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
