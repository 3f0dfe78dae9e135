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

/**
 * Runs any other of Astro's commands as it is, with more variables of the environment; returns what it ends with. A development server that
 * asks for it (`release/steps/start-anew.ts`) is started again at its port.
 */
export async function runAstro(more: NodeJS.ProcessEnv, ...command: string[]): Promise<number> {
  const child = spawn(process.execPath, [bin, ...command], { env: { ...env, ...more }, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  let port: number | undefined;
  child.on('message', (message) => {
    if (typeof message === 'object' && message && 'startAnewAt' in message) port = Number(message.startAnewAt);
  });
  const [code] = await once(child, 'close');
  return port === undefined ? (code ?? 1) : runAstro(more, ...withPort(command, port));
}

/** The same command for a given port; the browser is open already. */
function withPort(command: string[], port: number): string[] {
  const drop = new Set(['--port', '--open']);
  const kept = command.filter((word, index) => !drop.has(word) && !drop.has(command[index - 1] ?? ''));
  return [...kept, '--port', String(port)];
}

if (import.meta.main) {
  const [command = '', ...options] = process.argv.slice(2);
  process.exitCode = command === 'build' ? await build(...options) : await runAstro({}, command, ...options);
}
