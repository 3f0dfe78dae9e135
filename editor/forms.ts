/** Which files the editor shows, and what stands in each: from the schemas that the build checks them by. */
import { schemaMistakes, shapeOf } from '../content-model/check/schema.ts';
import { type Reading, readYaml } from '../content-model/content-file.ts';
import type { FieldShape } from '../content-model/field-shape.ts';
import type { OwnerMistake } from '../content-model/owner-mistakes.ts';
import { type Kind, kinds } from '../content-model/schemas/kinds.ts';
import { settingsForms } from './settings-form.ts';

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

/** A file that the settings read. */
const settingsFile = (path: keyof typeof settingsForms, title: string, reading: Reading): FileKind => ({
  title,
  path,
  shape: settingsForms[path].shape,
  reading,
  mistakes: (text) => settingsForms[path].mistakes(readYaml(text, reading).value),
});

/** A kind of files as the build knows it. */
function fileKind({ title, folder, file, schema }: Kind): FileKind {
  const shape = shapeOf(schema);
  const nameField = ['name', 'title', 'author', 'heading'].find((field) => shape.properties?.[field]);
  const mistakes = (text: string) => schemaMistakes(readYaml(text), schema);
  const path = file === undefined ? `${folder}/*` : `${folder}/${file.replace(/\.yaml$/, '')}`;
  return { title, path, ...(file === undefined && { nameField: nameField ?? 'name' }), shape, reading: 'core', mistakes };
}

/** All of them, by a name of their own. */
export const fileKinds: Record<string, FileKind> = {
  company: settingsFile('company', "L'entreprise", 'failsafe'),
  ...Object.fromEntries(Object.entries<Kind>(kinds).map(([name, kind]) => [name, fileKind(kind)])),
  zones: settingsFile('zones', 'Zones et distances', 'core'),
};
