import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { transform } from 'esbuild';

const source = new URL('../src/offline/worker.ts', import.meta.url);

/** Writes `dist/sw.js`, the service worker; it has to stand at the root to be in charge of the whole site. */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const page = await readFile(new URL('hors-ligne.html', dir));
        const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
        const { code } = await transform(await readFile(source, 'utf8'), {
          loader: 'ts',
          format: 'iife',
          minify: true,
          define: { offlineVersion: JSON.stringify(version) },
        });
        await writeFile(new URL('sw.js', dir), code);
      },
    },
  };
}
