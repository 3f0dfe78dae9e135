/** `npm run dev`: the development server, with Astro's `--port`, `--host` and `--open`. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type AstroInlineConfig, type AstroIntegration, dev } from 'astro';
import { demandContent } from '../src/content-model/check.ts';
import { contentFolder } from '../src/content-model/content-folder.ts';
import { SettingError, stopWith } from '../src/content-model/fail.ts';
import { factFiles, readSite } from '../src/content-model/site.ts';

/**
 * Runs the development server and restarts it when a fact changes; otherwise it would keep showing
 * the old texts. Throws a `SettingError` if no page could be built.
 */
export async function develop(
  wanted: object,
  integrations: AstroIntegration[] = [],
): Promise<void> {
  const demandSite = () =>
    // What does not fit between files can be shown, and corrected.
    demandContent(
      readSite({ folder: contentFolder }, process.env, new Date()),
      ({ alone = false }) => alone,
    );
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
          // Editors write a file in several steps.
          clearTimeout(soon);
          soon = setTimeout(startAnew, 100);
        });
      },
    },
  };
  const config = (server: object): AstroInlineConfig => ({
    server,
    integrations: [watch, ...integrations],
  });
  let running = await dev(config(wanted));
  const startAnew = async () => {
    try {
      demandSite();
    } catch (error) {
      if (error instanceof SettingError) return console.error(error.message);
      throw error;
    }
    starting = true;
    // Lets open responses finish: one may be the save itself.
    await Promise.all([...answers].map((answer) => once(answer, 'close')));
    const { port } = running.address;
    await running.stop();
    running = await dev(config({ ...wanted, port, open: false }));
    starting = false;
  };
}

/** Parses Astro's command-line options. */
export function serverOptions(): object {
  const {
    port,
    host = false,
    open = false,
  } = parseArgs({
    strict: false,
    options: { port: { type: 'string' }, host: { type: 'string' }, open: { type: 'string' } },
  }).values;
  return { host, open, ...(port !== undefined && { port: Number(port) }) };
}

if (import.meta.main) await develop(serverOptions()).catch(stopWith);
