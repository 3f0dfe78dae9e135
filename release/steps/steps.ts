import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { factFiles, readSite, type Site } from '../../src/content-model/facts/site.ts';
import { picturesPlugin } from '../../src/pictures/plugin.ts';
import { factsLeft, oldAids } from '../publish/checklist.ts';
import { precompressFolder } from './precompress.ts';
import { writeRedirects } from './redirects.ts';
import { writeHeaders } from './response-headers.ts';
import { writeServiceWorker } from './service-worker.ts';
import { oldestBrowsers } from './supported-browsers.ts';

const siteModuleName = 'virtual:site';

/** The virtual module with the site's facts, read again when one changes. */
const siteModule = ({ folder }: Site): Plugin => ({
  name: siteModuleName,
  resolveId: (id) => (id === siteModuleName ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${siteModuleName}`) return undefined;
    for (const file of factFiles) this.addWatchFile(join(folder, file));
    const site = readSite({ folder });
    return `export const site = ${JSON.stringify(site)}; export const { company, zones } = site;`;
  },
});

/** The build steps beside Astro's own, in order. */
export function buildSteps(site: Site): AstroIntegration {
  const { company } = site;
  return {
    name: 'build',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        // React's fast refresh, which Astro writes into a page only with islands of its own.
        if (command === 'dev') injectScript('page', "import 'astro:scripts/before-hydration.js';");
        updateConfig({
          vite: {
            plugins: [siteModule(site), picturesPlugin(site)],
            build: { target: oldestBrowsers },
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await writeHeaders(folder, company);
        await writeRedirects(folder, site);
        await writeServiceWorker(folder);
        // Last, because it compresses the output of all other steps.
        await precompressFolder(folder);

        const missing = factsLeft(company, process.env);
        if (missing.length > 0)
          console.warn(['⚠ Il manque encore à un site en ligne :', ...missing].join('\n  – '));
        for (const line of oldAids(new Date(), site)) console.warn(`⚠ ${line}`);
      },
    },
  };
}
