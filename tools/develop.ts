/** `npm run dev`: the development server, with Astro's `--port`, `--host` and `--open`. */
import { parseArgs } from 'node:util';
import { type AstroIntegration, dev } from 'astro';
import { demandContent } from '../src/content-model/check.ts';
import { contentFolder } from '../src/content-model/content-folder.ts';
import { stopWith } from '../src/content-model/fail.ts';
import { readSite } from '../src/content-model/site.ts';

/** Runs the development server. Throws a `SettingError` if no page could be built. */
export async function develop(
  server: object,
  integrations: AstroIntegration[] = [],
): Promise<void> {
  const site = readSite({ folder: contentFolder }, process.env, new Date());
  // What does not fit between files can be shown, and corrected.
  demandContent(site, ({ alone = false }) => alone);
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  await dev({ server, integrations });
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
