import { writeFile } from 'node:fs/promises';
import { builtPages } from './built-pages.ts';

/** What Astro writes before the first island of a page, where HTML has no place for it; `deferred.css` says the same. */
const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Takes it out of every page of a built site. */
export async function dropIslandStyle(folder: string): Promise<void> {
  for await (const { path, html } of builtPages(folder)) if (html.includes(style)) await writeFile(path, html.replace(style, ''));
}
