import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { oldestBrowsers } from './supported-browsers.ts';

const source = new URL('../../src/offline/service-worker.ts', import.meta.url);

/**
 * Writes `sw.js`, the service worker, at the root of the site, so that its scope is the whole site.
 * A changed offline page changes the worker, which makes browsers fetch the page again.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const page = await readFile(join(folder, 'hors-ligne.html'));
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const { code } = await transform(await readFile(source, 'utf8'), {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: oldestBrowsers,
    define: { offlineVersion: JSON.stringify(version) },
  });
  await writeFile(join(folder, 'sw.js'), code);
}
