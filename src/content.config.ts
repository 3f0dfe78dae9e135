/** Astro's collections. The schemas are in `src/content-model/schemas/`. */

import { defineCollection } from 'astro:content';
import { basename, matchesGlob, relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import { filesOf } from './content-model/check.ts';
import { contentFolder } from './content-model/content-folder.ts';
import { settingError } from './content-model/mistakes.ts';
import { contentKinds } from './content-model/schemas/kinds.ts';
import { factFiles, readSite } from './content-model/site.ts';

const factsNow = () => readSite({ folder: contentFolder }, process.env, new Date());
const kinds = contentKinds(factsNow());
type Kinds = typeof kinds;

/** Loads the files of a kind, anew whenever one or a fact changes; Astro shows what is thrown. */
const loader = (name: keyof Kinds): Loader => ({
  name: 'content',
  async load({ store, watcher }) {
    const read = async () => {
      const site = factsNow();
      const files = filesOf(site, contentKinds(site)[name]);
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
      const file = relative(contentFolder, path).replaceAll('\\', '/');
      if (factFiles.includes(file) || matchesGlob(file, `${kinds[name].path}.yaml`)) await read();
    });
  },
});

const collection = <Name extends keyof Kinds>(name: Name) =>
  defineCollection({ loader: loader(name), schema: kinds[name].schema });

/** A collection for each kind, typed by its schema. */
function collectionsOf(names: string[]): {
  [Name in keyof Kinds]: ReturnType<typeof collection<Name>>;
};
function collectionsOf(names: (keyof Kinds)[]) {
  return Object.fromEntries(names.map((name) => [name, collection(name)]));
}

export const collections = collectionsOf(Object.keys(kinds));
