/** The server as a process, until it is told to end. Settings come from the environment, see `settings.ts`. */

import { stopWith } from '../content-model/fail.ts';
import { company } from '../content-model/the-company.ts';
import { createLog } from './log.ts';
import { stopWithNpm } from './orphan.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';

/** Milliseconds that open connections have to finish when the server is told to stop. */
const patience = 8000;

try {
  const settings = readSettings(process.env);
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
