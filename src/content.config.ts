/** Astro's collections. The schemas are in `src/content-model/schemas/`. */

import { defineCollection } from 'astro:content';
import { basename, matchesGlob, relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { filesOf } from './content-model/check.ts';
import { factFiles, readSite } from './content-model/facts/site.ts';
import { contentFolder } from './content-model/files/content-folder.ts';
import { ownerError } from './content-model/owner/mistakes.ts';
import { contentKinds, type Kind } from './content-model/schemas/kinds.ts';

/**
 * Loads the files of a kind, again whenever one of them or a fact changes. Astro shows its errors.
 */
const loader = (path: string): Loader => ({
  name: 'content',
  async load({ store, watcher }) {
    const read = async () => {
      const site = readSite();
      const files = Object.values<Kind>(contentKinds(site))
        .filter((kind) => kind.path === path)
        .flatMap((kind) => filesOf(site, kind));
      const mistakes = files.flatMap((file) => file.mistakes);
      if (mistakes.length > 0) throw ownerError(mistakes, site);
      store.clear();
      // Astro warns on every page of a collection that never had an entry.
      store.set({ id: 'none', data: {} });
      store.delete('none');
      for (const { file, data } of files)
        store.set({ id: basename(file, '.yaml'), data: Object(data) });
    };
    await read();
    watcher?.on('all', async (_, changed) => {
      const file = relative(contentFolder, changed).replaceAll('\\', '/');
      if (factFiles.includes(file) || matchesGlob(file, `${path}.yaml`)) await read();
    });
  },
});

const collection = <Schema extends z.ZodType>({ path, schema }: Kind<Schema>) =>
  defineCollection({ loader: loader(path), schema });

/** A collection for each kind, typed by its schema. */
function collectionsOf<Kinds extends Record<string, Kind>>(
  kinds: Kinds,
): { [Name in keyof Kinds]: ReturnType<typeof collection<Kinds[Name]['schema']>> };
function collectionsOf(kinds: Record<string, Kind>) {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, collection(kind)]));
}

export const collections = collectionsOf(contentKinds(readSite()));
