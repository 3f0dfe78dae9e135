import type { Plugin } from 'vite';
import type { Site } from '../../content-model/site.ts';

const name = 'virtual:site';

/** The site's facts as a module, for pages and for what queries the content: whoever runs Astro has read them once. */
export const siteModule = (site: Site): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export const site = ${JSON.stringify(site)};\nexport const { company, zones } = site;\n` : undefined),
});
