import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import { type OwnerField, shapeOf, titleOf } from '../mistakes.ts';
import { type Kind, titleOfFile } from '../schemas/kinds.ts';
import type { ContentMistake } from './mistake.ts';

/** The fields that the checks between files read; the full schemas are in `content-model/schemas/`. */
const linked = z.looseObject({
  name: z.string().optional().catch(undefined),
  group: z.string().optional().catch(undefined),
  order: z.number().optional().catch(undefined),
  position: z
    .looseObject({ latitude: z.number(), longitude: z.number() })
    .optional()
    .catch(undefined),
  seo: z
    .looseObject({ title: z.string().optional(), description: z.string().optional() })
    .optional()
    .catch(undefined),
  category: z.string().optional().catch(undefined),
  redirects: z.array(z.looseObject({ from: z.string() })).catch([]),
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

/** A content file as the checks between files see it. */
export interface LinkedFile {
  /** Relative to the content folder. */
  path: string;
  /** When the file was made, in milliseconds. */
  born: number;
  /** File name without extension. */
  id: string;
  /** What the owner calls the file, as in `Villes, Colmar`. */
  title: string;
  content: z.infer<typeof linked>;
  /** A field by its path, such as `around.title`. */
  field: (name: string) => OwnerField;
  /** The whole file as typed. */
  value: unknown;
}

/** Reads a file for the checks between files; undefined if it is not a group of fields. */
export function linkedFile(
  folder: string,
  path: string,
  value: unknown,
  kind: Kind | undefined,
): LinkedFile | undefined {
  const { data: content } = linked.safeParse(value);
  const field = (name: string) => ({
    path: name.split('.'),
    title: titleOf(name.split('.'), kind ? shapeOf(kind.schema) : {}, value),
  });
  if (!content) return undefined;
  const title = kind ? titleOfFile(kind, value) : path;
  return {
    path,
    born: statSync(join(folder, path)).birthtimeMs,
    id: basename(path, '.yaml'),
    title,
    content,
    field,
    value,
  };
}

/** Makes a mistake in fields of this file. */
export const mistakeIn = (
  { path, title, field }: LinkedFile,
  names: string | string[],
  reason: string,
): ContentMistake => ({
  file: path,
  title,
  fields: [names].flat().map(field),
  reason,
});

/** Sorted by `order`, then by age: of two files with the same value the later one is reported. */
export const byOrder = (files: LinkedFile[]) =>
  files.toSorted(
    (one, other) => (one.content.order ?? 0) - (other.content.order ?? 0) || one.born - other.born,
  );
