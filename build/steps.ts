import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Company } from '../settings/company.ts';
import { stopAtContentMistakes } from './content-check.ts';
import { deferredStyles } from './deferred-styles.ts';
import { warnBeforeGoingLive } from './going-live.ts';
import { shareIslandRuntime } from './island-runtime.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { precompressFolder } from './precompress.ts';
import { writeHeaders } from './response-headers.ts';
import { stopAtSiteMistakes } from './site-check.ts';

/** All that a build of this site does beside Astro's own work, in order. */
export function buildSteps(company: Company): AstroIntegration {
  return {
    name: 'build',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        // `client:interaction`: an island whose script loads only once someone uses it.
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
        updateConfig({ vite: { plugins: [deferredStyles()] } });
      },
      'astro:config:done': ({ config }) => stopAtContentMistakes(fileURLToPath(new URL('content', config.srcDir))),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await shareIslandRuntime(folder);
        // Its policy names what is inline in the pages, which nothing changes any more.
        await writeHeaders(folder, company);
        await writeOfflineWorker(folder);
        // Last, because it copies what every other step has made.
        await precompressFolder(folder, '.cache/brotli');
        await stopAtSiteMistakes(folder, company);
        await warnBeforeGoingLive(company, process.env);
      },
    },
  };
}
