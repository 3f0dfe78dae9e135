import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Yields each page of a built site, one at a time to save memory. */
export async function* builtPages(folder: string): AsyncGenerator<{ path: string; html: string }> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(folder, name);
    yield { path, html: await readFile(path, 'utf8') };
  }
}

/** Astro puts this before the first island of a page, where HTML does not allow it; `deferred.css` has the same rule. */
const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Removes it from every page. */
export async function dropIslandStyle(folder: string): Promise<void> {
  for await (const { path, html } of builtPages(folder))
    if (html.includes(style)) await writeFile(path, html.replace(style, ''));
}
