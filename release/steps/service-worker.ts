import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { oldestBrowsers } from './oldest-browsers.ts';

const source = new URL('../../src/offline/service-worker.ts', import.meta.url);

/** Writes `sw.js`, the service worker, at the root of the site, so that its scope is the whole site. */
export async function writeServiceWorker(folder: string): Promise<void> {
  await writeFile(join(folder, 'sw.js'), await serviceWorkerFor(await readFile(join(folder, 'hors-ligne.html'))));
}

/** Builds the worker that caches this page and its fonts. A changed page changes the worker, which makes browsers fetch the page again. */
export async function serviceWorkerFor(page: Buffer): Promise<string> {
  const faces = new Set([...page.toString().matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, address]) => address));
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const { code } = await transform(await readFile(source, 'utf8'), {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: oldestBrowsers,
    define: { offlineVersion: JSON.stringify(version), offlineFaces: JSON.stringify([...faces]) },
  });
  return code;
}
