/** Astro's collections. The schemas are in `content-model/schemas/`. */

import { defineCollection } from 'astro:content';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from 'virtual:site';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { readContent } from '../content-model/content-file.ts';
import { contentKinds, type Kind } from '../content-model/schemas/kinds.ts';

/** Bypasses Astro's cache: entries also depend on facts, pictures and typography, which it does not track. */
const thisBuild = Date.now();

/** Loads the YAML files of a content folder. */
function yamlFiles(folder: string, pattern: string): Loader {
  const loader = glob({ pattern, base: pathToFileURL(join(site.folder, folder)).href });
  return {
    ...loader,
    load: ({ generateDigest, ...context }) =>
      loader.load({ ...context, generateDigest: (data) => generateDigest({ data, thisBuild }) }),
  };
}

/** Loads a folder that may be empty as one entry "all" with a list. Astro warns on every page about a collection without entries. */
function optionalFolder(folder: string): Loader {
  const path = join(site.folder, folder);
  return {
    name: 'optional-folder',
    async load({ store, parseData, watcher }) {
      const read = async () => {
        const names = (await readdir(path)).filter((name) => name.endsWith('.yaml')).sort();
        const entries = names.map((name) => ({
          ...Object(readContent(site, `${folder}/${name}`).value),
          id: basename(name, '.yaml'),
        }));
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

const collection = <Schema extends z.ZodType>({ path, schema }: Kind<Schema>) =>
  defineCollection({ loader: yamlFiles(dirname(path), `${basename(path)}.yaml`), schema });

/** Schema of an optional folder: its entries with their file names. */
const entries = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ entries: z.array(schema) });
const id = z.string();

/** A collection for each kind, typed by its schema. */
function collectionsOf<Kinds extends Record<string, Kind>>(
  kinds: Kinds,
): { [Name in keyof Kinds]: ReturnType<typeof collection<Kinds[Name]['schema']>> };
function collectionsOf(kinds: Record<string, Kind>) {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, collection(kind)]));
}

const { reviews, people, ...others } = contentKinds(site);
export const collections = {
  ...collectionsOf(others),
  reviews: defineCollection({
    loader: optionalFolder(dirname(reviews.path)),
    schema: entries(reviews.schema.safeExtend({ id })),
  }),
  people: defineCollection({
    loader: optionalFolder(dirname(people.path)),
    schema: entries(people.schema.safeExtend({ id })),
  }),
};
