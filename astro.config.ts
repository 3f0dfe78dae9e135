import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { company } from './company.ts';
import { headers } from './integrations/headers.ts';
import { interactionDirective } from './integrations/interaction-directive.ts';
import { offline } from './integrations/offline.ts';
import { ownerChecklist } from './integrations/owner-checklist.ts';
import { precompress } from './integrations/precompress.ts';

export default defineConfig({
  site: company.siteUrl,
  trailingSlash: 'never',
  build: {
    format: 'file',
    // One round trip fewer before the first paint; the hashes of the policy are made from what is inlined.
    inlineStylesheets: 'always',
  },
  devToolbar: { enabled: false },
  cacheDir: './.cache/astro',
  // Effort 2 writes files 5 % larger than the default 4 in an eighth of the time.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  fonts: [
    {
      name: 'Bricolage Grotesque',
      cssVariable: '--font-heading',
      provider: fontProviders.local(),
      fallbacks: ['sans-serif'],
      options: { variants: [{ src: ['./src/assets/fonts/bricolage-grotesque.woff2'], weight: '700 800', style: 'normal' }] },
    },
    {
      name: 'Hanken Grotesk',
      cssVariable: '--font-text',
      provider: fontProviders.local(),
      fallbacks: ['sans-serif'],
      options: { variants: [{ src: ['./src/assets/fonts/hanken-grotesk.woff2'], weight: '400 700', style: 'normal' }] },
    },
  ],
  integrations: [react(), interactionDirective(), ownerChecklist(company), headers(company), offline(), precompress()],
});
