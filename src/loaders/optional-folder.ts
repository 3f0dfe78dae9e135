import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Loader } from 'astro/loaders';
import { readContent, type Source } from '../../content-model/content-file.ts';

/**
 * A folder of YAML files that may be empty: one entry "all" with the list of them, each with its name as `id`. Astro takes a
 * collection without entries for a mistake and warns on every page.
 */
export function optionalFolder(content: Source, folder: string): Loader {
  const path = join(content.folder, folder);
  return {
    name: 'optional-folder',
    async load({ store, parseData, watcher }) {
      const read = async () => {
        const names = (await readdir(path)).filter((name) => name.endsWith('.yaml')).sort();
        const entries = names.map((name) => ({ ...Object(readContent(content, `${folder}/${name}`).value), id: basename(name, '.yaml') }));
        store.set({ id: 'all', data: await parseData({ id: 'all', data: { entries } }) });
      };
      await read();
      watcher?.add(path);
      watcher?.on('all', async (_, changed) => {
        if (changed.startsWith(path)) await read();
      });
    },
  };
}
