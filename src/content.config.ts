/** Astro's collections: where each kind of content is read from. What its files have to say stands in `content-model/schemas/`. */

import { defineCollection } from 'astro:content';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentFolder } from '../content-model/content-folder.ts';
import { type Kind, kinds } from '../content-model/schemas/kinds.ts';
import { peopleSchema } from '../content-model/schemas/person.ts';
import { reviewsSchema } from '../content-model/schemas/review.ts';
import { optionalFolder } from './loaders/optional-folder.ts';

const run = Date.now();

/** Files of a folder of the content. Read anew by each build: what they say depends on facts, pictures and typography as well. */
function yamlFiles(folder: string, pattern: string): Loader {
  const loader = glob({ pattern, base: pathToFileURL(join(contentFolder, folder)).href });
  return {
    ...loader,
    load: ({ generateDigest, ...context }) => loader.load({ ...context, generateDigest: (data) => generateDigest({ data, run }) }),
  };
}

const collection = <Schema extends z.ZodType>({ folder, file = '*.yaml', schema }: Kind<Schema>) =>
  defineCollection({ loader: yamlFiles(folder, file), schema });

export const collections = {
  services: collection(kinds.services),
  towns: collection(kinds.towns),
  townPages: collection(kinds.townPages),
  projects: collection(kinds.projects),
  reviews: defineCollection({ loader: optionalFolder(join(contentFolder, kinds.reviews.folder)), schema: reviewsSchema }),
  people: defineCollection({ loader: optionalFolder(join(contentFolder, kinds.people.folder)), schema: peopleSchema }),
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
