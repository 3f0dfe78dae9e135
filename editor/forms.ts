/** Which files the editor shows, and what stands in each: from the schemas that the build checks them by. */
import { companySchema } from '../content-model/company.ts';
import { type Reading, readYaml } from '../content-model/content-file.ts';
import type { FieldShape } from '../content-model/field-shape.ts';
import { type OwnerMistake, schemaMistakes, shapeOf } from '../content-model/mistakes.ts';
import { contentKinds, type Kind } from '../content-model/schemas/kinds.ts';
import type { Site } from '../content-model/site.ts';
import { zonesSchema } from '../content-model/zones.ts';

/** What the browser knows of a kind of files. */
export interface Form {
  title: string;
  /** In the folder of the content, without the ending; a folder of entries ends in `/*`. */
  path: string;
  /** In a folder: the field that names an entry, and its file. */
  nameField?: string;
  shape: FieldShape;
}

/** What the server does with it besides. */
export interface FileKind extends Form {
  reading: Reading;
  /** What is wrong with the text of a file. */
  mistakes: (text: string) => OwnerMistake[];
}

/** A kind of files as the build knows it. */
function fileKind({ title, folder, file, schema }: Kind, reading: Reading = 'core'): FileKind {
  const shape = shapeOf(schema);
  const nameField = ['name', 'title', 'author', 'heading'].find((field) => shape.properties?.[field]);
  const mistakes = (text: string) => schemaMistakes(readYaml(text, reading), schema);
  const path = [folder, file === undefined ? '*' : file.replace(/\.yaml$/, '')].filter(Boolean).join('/');
  return { title, path, ...(file === undefined && { nameField: nameField ?? 'name' }), shape, reading, mistakes };
}

/** All kinds of files, by a name of their own. */
export type FileKinds = Record<string, FileKind>;

/** Those of a site. */
export const fileKinds = (site: Site): FileKinds => ({
  company: fileKind({ title: "L'entreprise", folder: '', file: 'company.yaml', schema: companySchema }, 'failsafe'),
  ...Object.fromEntries(Object.entries<Kind>(contentKinds(site)).map(([name, kind]) => [name, fileKind(kind)])),
  zones: fileKind({ title: 'Zones et distances', folder: '', file: 'zones.yaml', schema: zonesSchema }),
});
