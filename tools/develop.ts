/** The site while it is being written: `npm run dev`, with `--port`, `--host` and `--open` as Astro has them. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type AstroInlineConfig, type AstroIntegration, dev } from 'astro';
import { demandContent } from '../content-model/check/check.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { SettingError, stopWith } from '../content-model/fail.ts';
import { factFiles, readSite } from '../content-model/site.ts';

/**
 * Shows the site on this machine. Once a fact changes, the server starts anew at the same place: one that goes on, or that Astro itself starts
 * anew, has the texts as they were. Throws a `SettingError` where no page could be made.
 */
export async function develop(wanted: object, integrations: AstroIntegration[] = []): Promise<void> {
  const demandSite = () => demandContent(readSite({ folder: contentFolder }, process.env, new Date()), true);
  demandSite();
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const answers = new Set<ServerResponse>();
  let starting = false;
  let soon: NodeJS.Timeout | undefined;
  const watch: AstroIntegration = {
    name: 'facts',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((_, answer, next) => {
          answers.add(answer);
          answer.once('close', () => answers.delete(answer));
          next();
        });
        server.watcher.on('all', (_, path) => {
          if (starting || !factFiles.includes(relative(contentFolder, path))) return;
          // A file is written in steps.
          clearTimeout(soon);
          soon = setTimeout(startAnew, 100);
        });
      },
    },
  };
  const config = (server: object): AstroInlineConfig => ({ server, integrations: [watch, ...integrations] });
  let running = await dev(config(wanted));
  const startAnew = async () => {
    try {
      demandSite();
    } catch (error) {
      // The page says what is wrong.
      if (error instanceof SettingError) return;
      throw error;
    }
    starting = true;
    // Who has just saved the file gets his answer first.
    await Promise.all([...answers].map((answer) => once(answer, 'close')));
    const { port } = running.address;
    await running.stop();
    running = await dev(config({ ...wanted, port, open: false }));
    starting = false;
  };
}

/** What follows the command, as Astro has it. */
export function serverOptions(): object {
  const {
    port,
    host = false,
    open = false,
  } = parseArgs({ strict: false, options: { port: { type: 'string' }, host: { type: 'string' }, open: { type: 'string' } } }).values;
  return { host, open, ...(port !== undefined && { port: Number(port) }) };
}

if (import.meta.main) await develop(serverOptions()).catch(stopWith);
