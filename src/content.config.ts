/** Astro's collections: where each kind of content is read from. What its files have to say stands in `content-model/schemas/`. */

import { defineCollection } from 'astro:content';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from 'virtual:site';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { contentKinds, type Kind } from '../content-model/schemas/kinds.ts';
import { optionalFolder } from './loaders/optional-folder.ts';

const kinds = contentKinds(site);
const run = Date.now();

/** Files of a folder of the content. Read anew by each build: what they say depends on facts, pictures and typography as well. */
function yamlFiles(folder: string, pattern: string): Loader {
  const loader = glob({ pattern, base: pathToFileURL(join(site.folder, folder)).href });
  return {
    ...loader,
    load: ({ generateDigest, ...context }) => loader.load({ ...context, generateDigest: (data) => generateDigest({ data, run }) }),
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
  reviews: defineCollection({ loader: optionalFolder(site, kinds.reviews.folder), schema: entries(kinds.reviews.schema.safeExtend({ id })) }),
  people: defineCollection({ loader: optionalFolder(site, kinds.people.folder), schema: entries(kinds.people.schema.safeExtend({ id })) }),
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
