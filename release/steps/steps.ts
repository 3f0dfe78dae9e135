import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { showContentMistakes } from '../../content-model/check/overlay.ts';
import { readSite, type Site } from '../../content-model/site.ts';
import { picturesPlugin } from '../../src/pictures/named.ts';
import { checklistWarning } from '../publish/live-checklist.ts';
import { aidsReminder } from './aids-reminder.ts';
import { dropIslandStyle } from './built-pages.ts';
import { oldestBrowsers } from './oldest-browsers.ts';
import { precompressFolder } from './precompress.ts';
import { writeRedirects } from './redirects.ts';
import { writeHeaders } from './response-headers.ts';
import { writeServiceWorker } from './service-worker.ts';
import { setTypography } from './typography.ts';

const siteModuleName = 'virtual:site';

/** The virtual module with the site's facts, read once by whoever runs Astro. */
const siteModule = (site: Site): Plugin => ({
  name: siteModuleName,
  resolveId: (id) => (id === siteModuleName ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${siteModuleName}`
      ? `export const site = ${JSON.stringify(site)};\nexport const { company, zones } = site;\n`
      : undefined,
});

/** The build steps beside Astro's own, in order. */
export function buildSteps(site: Site): AstroIntegration {
  const { company, folder: contentFolder } = site;
  return {
    name: 'build',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        // `client:interaction` loads an island's script on the first use.
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
        updateConfig({
          vite: {
            plugins: [siteModule(site), picturesPlugin(site.folder)],
            build: { target: oldestBrowsers },
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        showContentMistakes(server, contentFolder, () =>
          readSite({ folder: contentFolder }, process.env, new Date()),
        );
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await setTypography(folder);
        await dropIslandStyle(folder);
        // After all changes to inline scripts and styles, because the policy contains their hashes.
        await writeHeaders(folder, company);
        await writeRedirects(folder, site);
        await writeServiceWorker(folder);
        // Last, because it compresses the output of all other steps.
        await precompressFolder(folder, '.cache/brotli');

        for (const warning of [
          ...checklistWarning(company, process.env),
          ...aidsReminder(new Date(), site),
        ])
          console.warn(`⚠ ${warning}`);
      },
    },
  };
}
