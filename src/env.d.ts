/// <reference types="astro/client" />

/** Provided by src/pictures/plugin.ts. */
declare module 'virtual:pictures' {
  /** A picture of `src/assets/pictures/` by its file. */
  export const importPicture: (
    file: string,
  ) => Promise<{ default: import('astro').ImageMetadata } | undefined>;
}

/** The site's facts, provided by release/steps/steps.ts for pages, layouts and queries. */
declare module 'virtual:site' {
  type Site = import('./content-model/facts/site.ts').Site;
  export const site: Site;
  export const company: Site['company'];
  export const zones: Site['zones'];
}
