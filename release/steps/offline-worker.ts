import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { oldestBrowsers } from './browsers.ts';

const source = new URL('../../src/offline/worker.ts', import.meta.url);

/** Writes `sw.js`, the service worker; it has to stand at the root of the built site to be in charge of all of it. */
export async function writeOfflineWorker(folder: string): Promise<void> {
  await writeFile(join(folder, 'sw.js'), await workerFor(await readFile(join(folder, 'hors-ligne.html'))));
}

/** The worker that keeps this page: another page makes another worker, which is what has browsers fetch the page anew. */
export async function workerFor(page: Buffer): Promise<string> {
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const { code } = await transform(await readFile(source, 'utf8'), {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: oldestBrowsers,
    define: { offlineVersion: JSON.stringify(version) },
  });
  return code;
}
