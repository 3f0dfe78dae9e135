import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Each page of a built site with its place, one at a time: a site may have thousands. */
export async function* builtPages(folder: string): AsyncGenerator<{ path: string; html: string }> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(folder, name);
    yield { path, html: await readFile(path, 'utf8') };
  }
}
