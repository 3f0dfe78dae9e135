/** Runs Astro without its telemetry. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));

/** Runs an Astro command in its own process and returns its exit code. */
export async function astro(...parameters: string[]): Promise<number> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const [code] = await once(
    spawn(process.execPath, [bin, ...parameters], { env, stdio: 'inherit' }),
    'close',
  );
  return code ?? 1;
}

if (import.meta.main) process.exitCode = await astro(...process.argv.slice(2));
