import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { buildSteps } from './release/steps/steps.ts';
import { readSite } from './src/content-model/facts/site.ts';

const site = readSite();

export default defineConfig({
  // A build says in French how far it is; Astro tells its configuration no command.
  ...(process.argv[2] === 'build' && { logger: { entrypoint: './release/publish/progress.ts' } }),
  site: site.company.siteUrl,
  trailingSlash: 'never',
  build: {
    format: 'file',
    // One round trip fewer before the first paint; the hashes of the policy are made from what is
    // inlined.
    inlineStylesheets: 'always',
  },
  devToolbar: { enabled: false },
  cacheDir: './.cache/astro',
  // Nobody serves it: `npm run build` names the folder of a new release, and `dist` is what is
  // online.
  outDir: './.cache/unpublished',
  // Effort 3 comes near to the default 4 in a quarter of the time (docs/performance.md).
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 3, chromaSubsampling: '4:2:0' } },
    },
  },
  vite: {
    // We read `.env` ourselves; Vite would start anew at each change of it, without Astro.
    envDir: false,
    build: {
      // Photographs have the names that phones and owners give; what a srcset names has no spaces.
      rolldownOptions: { output: { sanitizeFileName: (name) => name.replace(/[^\w./@-]/g, '_') } },
    },
    worker: { format: 'es' },
    server: { watch: { ignored: ['**/releases/**'] } },
  },
  integrations: [react(), buildSteps(site)],
});
