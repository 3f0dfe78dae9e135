import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { type OwnerField, shapeOf, titleOf } from '../mistakes.ts';
import type { Kind, Kinds } from '../schemas/kinds.ts';
import type { ContentMistake } from './mistake.ts';

/** Only what the checks between files look at; the whole shape of each file is in `content-model/schemas/`. */
const linked = z.looseObject({
  name: z.string().optional().catch(undefined),
  group: z.string().optional().catch(undefined),
  order: z.number().optional().catch(undefined),
  position: z.looseObject({ latitude: z.number(), longitude: z.number() }).optional().catch(undefined),
  seo: z.looseObject({ title: z.string().optional(), description: z.string().optional() }).optional().catch(undefined),
  category: z.string().optional().catch(undefined),
  redirects: z.array(z.looseObject({ from: z.string() })).catch([]),
  neighbours: z.array(z.string()).catch([]),
  radius: z.number().optional().catch(undefined),
  around: z
    .looseObject({ communes: z.array(z.string()).catch([]) })
    .optional()
    .catch(undefined),
  realisations: z
    .looseObject({ projects: z.array(z.string()).catch([]) })
    .optional()
    .catch(undefined),
  groups: z
    .record(z.string(), z.looseObject({ towns: z.array(z.string()).optional().catch(undefined) }))
    .optional()
    .catch(undefined),
});

/** A file of the content, as far as others depend on it. */
export interface LinkedFile {
  /** In the folder of the content. */
  path: string;
  /** When the file was made. */
  born: number;
  /** The name of the file, without its ending. */
  id: string;
  content: z.infer<typeof linked>;
  /** A field of it, as `around.title`. */
  field: (name: string) => OwnerField;
  /** All that it says, as it was typed. */
  value: unknown;
}

/** A file for the checks between files; none where it is no group of fields. */
export function linkedFile(folder: string, path: string, value: unknown, kind: Kind | undefined): LinkedFile | undefined {
  const { data: content } = linked.safeParse(value);
  const field = (name: string) => ({ path: name.split('.'), title: titleOf(name.split('.'), kind ? shapeOf(kind.schema) : {}, value) });
  return content && { path, born: statSync(join(folder, path)).birthtimeMs, id: basename(path, '.yaml'), content, field, value };
}

/** A mistake in a field of a file. */
export const against = ({ path, field }: LinkedFile, name: string, reason: string): ContentMistake => ({
  file: path,
  fields: [field(name)],
  reason,
});

/** The kind of a file, by its path; none where the file is another one's matter. */
export const kindOf = (path: string, kinds: Kinds): Kind | undefined =>
  Object.values<Kind>(kinds).find(({ folder, file }) => (file === undefined ? dirname(path) === folder : path === `${folder}/${file}`));

/** Of two files that say the same the later one is named: to which the owner has given the higher number, or which is younger. */
export const byOrder = (files: LinkedFile[]) =>
  files.toSorted((one, other) => (one.content.order ?? 0) - (other.content.order ?? 0) || one.born - other.born);
