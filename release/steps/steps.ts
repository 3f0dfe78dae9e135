import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { showContentMistakes } from '../../content-model/check/overlay.ts';
import { readSite, type Site } from '../../content-model/site.ts';
import { picturesPlugin } from '../../src/pictures/named.ts';
import { goingLiveWarning } from '../publish/going-live.ts';
import { oldestBrowsers } from './browsers.ts';
import { dropIslandStyle } from './built-pages.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { oldRules } from './old-rules.ts';
import { setOrdinals } from './ordinals.ts';
import { precompressFolder } from './precompress.ts';
import { writeRedirects } from './redirects.ts';
import { writeHeaders } from './response-headers.ts';

const siteModuleName = 'virtual:site';

/** The site's facts as a module, for pages and for what queries the content: whoever runs Astro has read them once. */
const siteModule = (site: Site): Plugin => ({
  name: siteModuleName,
  resolveId: (id) => (id === siteModuleName ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${siteModuleName}` ? `export const site = ${JSON.stringify(site)};\nexport const { company, zones } = site;\n` : undefined,
});

/** All that a build of this site does beside Astro's own work, in order. */
export function buildSteps(site: Site): AstroIntegration {
  const { company, folder: contentFolder } = site;
  return {
    name: 'build',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        // `client:interaction`: an island whose script loads only once someone uses it.
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
        updateConfig({ vite: { plugins: [siteModule(site), picturesPlugin(site.folder)], build: { target: oldestBrowsers } } });
      },
      'astro:server:setup': ({ server }) => {
        showContentMistakes(server, contentFolder, () => readSite({ folder: contentFolder }, process.env, new Date()));
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await setOrdinals(folder);
        await dropIslandStyle(folder);
        // Its policy names what is inline in the pages, which nothing changes any more.
        await writeHeaders(folder, company);
        await writeRedirects(folder, site);
        await writeOfflineWorker(folder);
        // Last, because it copies what every other step has made, and takes the longest.
        await precompressFolder(folder, '.cache/brotli');

        for (const warning of [...goingLiveWarning(company, process.env), ...oldRules(new Date(), site)]) console.warn(`⚠ ${warning}`);
      },
    },
  };
}
