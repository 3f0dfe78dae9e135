import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { stopAtContentMistakes } from '../../content-model/check/check.ts';
import { showContentMistakes } from '../../content-model/check/overlay.ts';
import type { Company } from '../../content-model/company.ts';
import { contentFolder } from '../../content-model/content-folder.ts';
import { contentFacts } from '../../content-model/text/content-facts.ts';
import { picturesPlugin } from '../../src/pictures/named.ts';
import { goingLiveWarning } from '../publish/going-live.ts';
import { oldestBrowsers } from './browsers.ts';
import { deferredFiles } from './deferred-styles.ts';
import { dropIslandStyle } from './island-style.ts';
import { madeAlias, writeMadeFiles } from './made-files.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { oldRules } from './old-rules.ts';
import { setOrdinals } from './ordinals.ts';
import { precompressFolder } from './precompress.ts';
import { writeRedirects } from './redirects.ts';
import { writeHeaders } from './response-headers.ts';
import { stopAtSiteMistakes } from './site-check.ts';
import { startAnewWithFacts } from './start-anew.ts';

/** All that a build of this site does beside Astro's own work, in order. */
export function buildSteps(company: Company): AstroIntegration {
  const facts = contentFacts(company, new Date());
  let isBeingWritten = false;
  return {
    name: 'build',
    hooks: {
      'astro:config:setup': ({ command, addClientDirective, updateConfig }) => {
        isBeingWritten = command === 'dev';
        // `client:interaction`: an island whose script loads only once someone uses it.
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
        updateConfig({
          vite: {
            plugins: [picturesPlugin(contentFolder)],
            build: { target: oldestBrowsers },
            resolve: { alias: { [madeAlias]: writeMadeFiles(deferredFiles('.')) } },
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        showContentMistakes(server);
        startAnewWithFacts(server);
      },
      'astro:config:done': () => stopAtContentMistakes(contentFolder, facts, isBeingWritten),
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await setOrdinals(folder);
        await dropIslandStyle(folder);
        // Its policy names what is inline in the pages, which nothing changes any more.
        await writeHeaders(folder, company);
        await writeRedirects(folder, contentFolder);
        await writeOfflineWorker(folder);
        await stopAtSiteMistakes(folder, company);
        // Last, because it copies what every other step has made, and takes the longest.
        await precompressFolder(folder, '.cache/brotli');

        for (const warning of [...goingLiveWarning(company, process.env), ...oldRules(new Date())]) logger.warn(warning);
      },
    },
  };
}
