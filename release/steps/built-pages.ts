import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Each page of a built site with its place, one at a time: a site may have thousands. */
export async function* builtPages(folder: string): AsyncGenerator<{ path: string; html: string }> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(folder, name);
    yield { path, html: await readFile(path, 'utf8') };
  }
}

/** What Astro writes before the first island of a page, where HTML has no place for it; `deferred.css` says the same. */
const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Takes it out of every page of a built site. */
export async function dropIslandStyle(folder: string): Promise<void> {
  for await (const { path, html } of builtPages(folder)) if (html.includes(style)) await writeFile(path, html.replace(style, ''));
}
