/** Astro's collections: where each kind of content is read from. What its files have to say stands in `content-model/schemas/`. */

import { defineCollection } from 'astro:content';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from 'virtual:site';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { readContent } from '../content-model/content-file.ts';
import { contentKinds, type Kind } from '../content-model/schemas/kinds.ts';

const kinds = contentKinds(site);
/** Makes each build read every file anew: what they say depends on facts, pictures and typography, of which Astro's own cache knows nothing. */
const thisBuild = Date.now();

/** Files of a folder of the content. */
function yamlFiles(folder: string, pattern: string): Loader {
  const loader = glob({ pattern, base: pathToFileURL(join(site.folder, folder)).href });
  return {
    ...loader,
    load: ({ generateDigest, ...context }) => loader.load({ ...context, generateDigest: (data) => generateDigest({ data, thisBuild }) }),
  };
}

/**
 * A folder of YAML files that may be empty: one entry "all" with the list of them, each with its name as `id`. Astro takes a
 * collection without entries for a mistake and warns on every page.
 */
function optionalFolder(folder: string): Loader {
  const path = join(site.folder, folder);
  return {
    name: 'optional-folder',
    async load({ store, parseData, watcher }) {
      const read = async () => {
        const names = (await readdir(path)).filter((name) => name.endsWith('.yaml')).sort();
        const entries = names.map((name) => ({ ...Object(readContent(site, `${folder}/${name}`).value), id: basename(name, '.yaml') }));
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

const collection = <Schema extends z.ZodType>({ folder, file = '*.yaml', schema }: Kind<Schema>) =>
  defineCollection({ loader: yamlFiles(folder, file), schema });

/** A folder that may be empty, as its loader hands it over: each entry with the name of its file. */
const entries = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ entries: z.array(schema) });
const id = z.string();

export const collections = {
  services: collection(kinds.services),
  towns: collection(kinds.towns),
  townPages: collection(kinds.townPages),
  projects: collection(kinds.projects),
  reviews: defineCollection({ loader: optionalFolder(kinds.reviews.folder), schema: entries(kinds.reviews.schema.safeExtend({ id })) }),
  people: defineCollection({ loader: optionalFolder(kinds.people.folder), schema: entries(kinds.people.schema.safeExtend({ id })) }),
  notices: collection(kinds.notices),
  callback: collection(kinds.callback),
  forms: collection(kinds.forms),
  labels: collection(kinds.labels),
  smallPages: collection(kinds.smallPages),
  aids: collection(kinds.aids),
  home: collection(kinds.home),
  emergency: collection(kinds.emergency),
  zone: collection(kinds.zone),
  contact: collection(kinds.contact),
  guarantees: collection(kinds.guarantees),
  sitePlan: collection(kinds.sitePlan),
  legalPages: collection(kinds.legalPages),
};
