/** Which files the editor shows, and what stands in each: from the schemas that the build checks them by. */
import type { FieldShape } from '../build/field-shape.ts';
import { schemaMistakes, shapeOf } from '../build/schema-check.ts';
import { companyMistakes } from '../settings/company.ts';
import { withoutGaps } from '../settings/company-file.ts';
import { type Reading, readYaml } from '../settings/content-file.ts';
import { type Kind, kinds } from '../src/schemas/kinds.ts';
import { companyShape } from './company-form.ts';

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
  /** What is wrong with the text of a file, a line each. */
  mistakes: (text: string) => string[];
}

const facts: FileKind = {
  title: "L'entreprise",
  path: 'company',
  shape: companyShape,
  reading: 'failsafe',
  mistakes: (text) => companyMistakes(withoutGaps(readYaml(text, 'failsafe').value)).map(({ text: mistake }) => mistake),
};
/** A kind of files as the build knows it. */
function fileKind({ title, folder, file, schema }: Kind): FileKind {
  const shape = shapeOf(schema);
  const nameField = ['name', 'title', 'author', 'heading'].find((field) => shape.properties?.[field]);
  const mistakes = (text: string) => schemaMistakes(readYaml(text), schema).map(({ text: mistake }) => mistake);
  const path = file === undefined ? `${folder}/*` : `${folder}/${file.replace(/\.yaml$/, '')}`;
  return { title, path, ...(file === undefined && { nameField: nameField ?? 'name' }), shape, reading: 'core', mistakes };
}

/** All of them, by a name of their own. */
export const fileKinds: Record<string, FileKind> = {
  company: facts,
  ...Object.fromEntries(Object.entries<Kind>(kinds).map(([name, kind]) => [name, fileKind(kind)])),
};
