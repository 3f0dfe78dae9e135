/**
 * Runs Astro, without its telemetry: the project reports to nobody. A build says in a few lines what it does; whoever wants to
 * read all of it runs `npx astro build`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { BuildReport } from './build-report.ts';

const bin = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

/** Builds the site, and returns what Astro ends with. */
export async function build(...options: string[]): Promise<number> {
  const child = spawn(process.execPath, [bin, 'build', ...options], { env, stdio: ['inherit', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const report = new BuildReport(process.stdout);
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', (line) => report.read(line));
  const [code] = await ended;
  report.end();
  return code ?? 1;
}

if (import.meta.main) {
  const child = spawn(process.execPath, [bin, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
}
