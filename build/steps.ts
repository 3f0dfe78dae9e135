import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Company } from '../settings/company.ts';
import { contentFolder } from '../settings/content-folder.ts';
import { orStop, stopWith } from '../settings/fail.ts';
import { countsAddress } from '../settings/handling.ts';
import { findPicture, pictureFolder } from '../src/pictures/files.ts';
import { contentFacts } from '../src/text/content-facts.ts';
import { oldestBrowsers } from './browsers.ts';
import { communeFiles } from './commune-files.ts';
import { stopAtContentMistakes } from './content-check/check.ts';
import { showContentMistakes } from './content-check/overlay.ts';
import { deferredFiles } from './deferred-styles.ts';
import { glyphWarnings } from './glyph-check.ts';
import { goingLiveWarnings } from './going-live.ts';
import { shareIslandRuntime } from './island-runtime.ts';
import { setLineEnds } from './line-ends.ts';
import { brandFiles, madeAlias, translucentColours, writeMadeFiles } from './made-files.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { oldRules } from './old-rules.ts';
import { setOrdinals } from './ordinals.ts';
import { precompressFolder } from './precompress.ts';
import { cleanedLine, cleanPicture, cleanPictures, isPicture } from './private-data.ts';
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
      'astro:config:setup': async ({ command, addClientDirective, injectRoute, updateConfig }) => {
        isBeingWritten = command === 'dev';
        if (command === 'dev' || command === 'build') for (const line of cleanPictures(pictureFolder)) console.log(line);
        // `client:interaction`: an island whose script loads only once someone uses it.
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
        // For who works on the site, and nobody else.
        if (command === 'dev') injectRoute({ pattern: '/composants', entrypoint: './src/showcase/components.astro' });
        updateConfig({
          vite: {
            build: { target: oldestBrowsers },
            // Empty where nothing is counted, which leaves the code for it out.
            define: { countsAddress: JSON.stringify(orStop(() => countsAddress(company, process.env)) ?? '') },
            css: { postcss: { plugins: [translucentColours()] } },
            resolve: {
              alias: {
                [madeAlias]: writeMadeFiles({
                  ...(await brandFiles().catch(stopWith)),
                  ...deferredFiles('.'),
                  ...communeFiles(company),
                }),
              },
            },
          },
        });
      },
      'astro:server:setup': ({ server, logger }) => {
        // A photograph that arrives while the site is being written.
        const arrived = (changed: string) => {
          const path = relative('.', changed);
          const name = relative(pictureFolder, path);
          if (name.startsWith('..')) return;
          if (isPicture(path) && cleanPicture(path)) logger.info(cleanedLine(path));
          const found = /\.hei[cf]$/i.test(name) ? findPicture(name) : undefined;
          if (found && 'mistake' in found) logger.warn(found.mistake);
        };
        server.watcher.add(pictureFolder).on('add', arrived).on('change', arrived);
        showContentMistakes(server);
        startAnewWithFacts(server);
      },
      'astro:config:done': () => stopAtContentMistakes(contentFolder, facts, isBeingWritten),
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await setLineEnds(folder);
        await setOrdinals(folder);
        await shareIslandRuntime(folder);
        // Its policy names what is inline in the pages, which nothing changes any more.
        await writeHeaders(folder, company);
        await writeRedirects(folder, contentFolder);
        await writeOfflineWorker(folder);
        await stopAtSiteMistakes(folder, company);
        // Last, because it copies what every other step has made, and takes the longest.
        await precompressFolder(folder, '.cache/brotli');

        for (const warning of [...(await glyphWarnings(folder)), ...(await goingLiveWarnings(company, process.env)), ...oldRules(new Date())])
          logger.warn(warning);
      },
    },
  };
}
