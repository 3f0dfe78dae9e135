/** Astro's collections. The schemas are in `src/content-model/schemas/`. */

import { defineCollection } from 'astro:content';
import { basename, relative } from 'node:path';
import { site } from 'virtual:site';
import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { filesOf } from './content-model/check.ts';
import { settingError } from './content-model/mistakes.ts';
import { contentKinds, type Kind, kindOf } from './content-model/schemas/kinds.ts';

/**
 * Loads the files of a kind, anew whenever one changes. Throws a `SettingError` that Astro shows
 * over the page.
 */
const loader = (kind: Kind): Loader => ({
  name: 'content',
  async load({ store, watcher }) {
    const read = async () => {
      const files = filesOf(site, kind);
      const mistakes = files.flatMap((file) => file.mistakes);
      if (mistakes.length > 0) throw settingError(mistakes, site);
      store.clear();
      // Astro warns on every page of a collection that never had an entry.
      store.set({ id: 'none', data: {} });
      store.delete('none');
      for (const { file, data } of files)
        store.set({ id: basename(file, '.yaml'), data: Object(data) });
    };
    await read();
    watcher?.on('all', async (_, path) => {
      const name = relative(site.folder, path).replaceAll('\\', '/').replace('.yaml', '');
      if (kindOf(name, { kind })) await read();
    });
  },
});

const collection = <Schema extends z.ZodType>(kind: Kind<Schema>) =>
  defineCollection({ loader: loader(kind), schema: kind.schema });

/** A collection for each kind, typed by its schema. */
function collectionsOf<Kinds extends Record<string, Kind>>(
  kinds: Kinds,
): { [Name in keyof Kinds]: ReturnType<typeof collection<Kinds[Name]['schema']>> };
function collectionsOf(kinds: Record<string, Kind>) {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, collection(kind)]));
}

export const collections = collectionsOf(contentKinds(site));
