/** Which files the editor shows, and what stands in each: from the schemas that the build checks them by. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'astro/zod';
import { companySchema } from '../content-model/company.ts';
import type { Reading } from '../content-model/content-file.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { shapeOf } from '../content-model/mistakes.ts';
import { contentKinds, type Kind } from '../content-model/schemas/kinds.ts';
import { readSite, type Site } from '../content-model/site.ts';
import { zonesSchema } from '../content-model/zones.ts';
import type { KindOfForm } from './api.ts';

/** A kind of files. */
export interface FileKind extends Omit<KindOfForm, 'entries' | 'deleted'> {
  reading: Reading;
  schema: z.ZodType;
}

/** The site as it is being edited, by the rules that hold now: those of a text follow from the facts, which may just have changed. */
export interface EditedSite extends Site {
  kinds: Record<string, FileKind>;
}

/** That of a folder of content. */
export function editedSite(folder = contentFolder): EditedSite {
  const site = readSite({ folder }, process.env, new Date());
  const kinds = {
    company: fileKind({ title: "L'entreprise", folder: '', file: 'company.yaml', schema: companySchema }, 'failsafe'),
    ...Object.fromEntries(Object.entries<Kind>(contentKinds(site)).map(([name, kind]) => [name, fileKind(kind)])),
    zones: fileKind({ title: 'Zones et distances', folder: '', file: 'zones.yaml', schema: zonesSchema }),
  };
  return { ...site, kinds };
}

function fileKind({ title, folder, file, schema }: Kind, reading: Reading = 'core'): FileKind {
  const shape = shapeOf(schema);
  const nameField = ['name', 'title', 'author', 'heading'].find((field) => shape.properties?.[field]);
  const path = [folder, file === undefined ? '*' : file.replace(/\.yaml$/, '')].filter(Boolean).join('/');
  return { title, path, ...(file === undefined && { nameField }), shape, reading, schema };
}

/** The kind of a file, by its name; none for what is no file of the content. */
export const kindOf = ({ kinds }: EditedSite, name: string): FileKind | undefined =>
  /^(?:[\w-]+\/)?[\w-]+$/.test(name)
    ? Object.values(kinds).find(({ path, nameField }) => path === (nameField === undefined ? name : `${dirname(name)}/*`))
    : undefined;

/** The files of a kind, without their endings. */
export function namesOf({ path, nameField }: FileKind, folder: string): string[] {
  if (nameField === undefined) return [path];
  const place = join(folder, dirname(path));
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.yaml')) : [];
  return names.map((name) => `${dirname(path)}/${name.replace(/\.yaml$/, '')}`);
}
