/** The files of the content, read for a form and written from one. What a save replaces is kept, for the owner to bring back. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'astro/zod';
import { contentMistakes } from '../content-model/check/check.ts';
import { companySchema } from '../content-model/company.ts';
import { type Reading, readYaml } from '../content-model/content-file.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { type FieldShape, valueAt } from '../content-model/field-shape.ts';
import { type OwnerMistake, schemaMistakes, shapeOf, titleOf } from '../content-model/mistakes.ts';
import { contentKinds, type Kind } from '../content-model/schemas/kinds.ts';
import { factFiles, readSite } from '../content-model/site.ts';
import { withoutAccents } from '../content-model/text/plain-letters.ts';
import { zonesSchema } from '../content-model/zones.ts';
import { isGroup, plain } from './values.ts';
import { changeYaml } from './yaml-text.ts';

/** A kind of files. */
export interface FileKind {
  title: string;
  /** In the folder of the content, without the ending: as `towns/*`, or `pages/contact`. */
  path: string;
  /** In a folder of entries: the field that names one. */
  nameField?: string;
  shape: FieldShape;
  reading: Reading;
  schema: z.ZodType;
}

/** The site as it is being edited, by the rules that hold now: those of a text follow from the facts, which may just have changed. */
export type EditedSite = ReturnType<typeof editedSite>;

/** That of a folder of content. */
export function editedSite(folder = contentFolder) {
  const site = readSite({ folder }, process.env, new Date());
  const kinds: Record<string, Kind> = {
    company: { title: "L'entreprise", folder: '', file: 'company.yaml', schema: companySchema },
    ...contentKinds(site),
    zones: { title: 'Zones et distances', folder: '', file: 'zones.yaml', schema: zonesSchema },
  };
  return { ...site, kinds: Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, fileKind(kind)])) };
}

function fileKind({ title, folder, file, schema }: Kind): FileKind {
  const shape = shapeOf(schema);
  const nameField = ['name', 'title', 'author', 'heading'].find((field) => shape.properties?.[field]);
  const path = join(folder, file?.replace('.yaml', '') ?? '*').replaceAll('\\', '/');
  return { title, path, ...(file === undefined && { nameField }), shape, reading: path === 'company' ? 'failsafe' : 'core', schema };
}

/** The kind of a file, by its name; none for what is no file of the content. The name of a new one ends in `+`. */
export const kindOf = ({ kinds }: EditedSite, name: string): FileKind | undefined =>
  /^(?:[\w-]+\/)?(?:[\w-]+|\+)$/.test(name)
    ? Object.values(kinds).find(({ path, nameField }) => path === (nameField === undefined ? name : `${dirname(name)}/*`))
    : undefined;

/** The files of a kind, without their endings. */
export const namesOf = ({ path, nameField }: FileKind, folder: string): string[] =>
  nameField === undefined ? [path] : filesIn(join(folder, dirname(path))).map((name) => `${dirname(path)}/${name.replace('.yaml', '')}`);

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : []);

/** What a text of YAML says. */
export function contentOf(text: string, { reading, shape }: FileKind): unknown {
  const { value, mistake } = readYaml(text, reading);
  if (mistake) throw new Error(`ligne ${mistake.line} : ${mistake.reason}`);
  return plain(value, shape);
}

const textOf = (folder: string, name: string) => {
  const place = join(folder, `${name}.yaml`);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

/** What a file says. One that was deleted says what it said last. */
export function fileValue(site: EditedSite, name: string): unknown {
  const kind = kindOf(site, name);
  const text = kind && (textOf(site.folder, name) ?? versionsOf(name)[0]?.text);
  return kind && text !== undefined ? contentOf(text, kind) : undefined;
}

/** What the owner calls an entry. */
export const nameOf = (site: EditedSite, name: string): string =>
  String(valueAt(fileValue(site, name), [kindOf(site, name)?.nameField ?? '']) ?? name);

/** What he calls a file, as in `Villes, Colmar`. */
export function titleOfFile(site: EditedSite, name: string): string | undefined {
  const kind = kindOf(site, name);
  return kind?.nameField === undefined ? kind?.title : `${kind.title}, ${nameOf(site, name)}`;
}

/** The text of a file once it says `value`. `text` is what it was, if it was there. */
export function changed(kind: FileKind, text: string | undefined, value: unknown) {
  const after = plain(value, kind.shape);
  const before = text === undefined ? undefined : contentOf(text, kind);
  const instead = changeYaml(text ?? '', before, after, kind.reading);
  // Whatever a file looks like, it says what the owner has written.
  const isRight = isDeepStrictEqual(contentOf(instead, kind), after);
  return { text: isRight ? instead : changeYaml('', undefined, after, kind.reading), before, after };
}

/** Where the file of a new entry is kept: under the name that its page then has as an address. */
export function freeName(site: EditedSite, kind: FileKind, value: unknown): string {
  const title = String(valueAt(value, [kind.nameField ?? '']) ?? '');
  const words = withoutAccents(title.toLowerCase()).match(/[a-z0-9]+/g) ?? ['sans-nom'];
  // A save that is asked for again, as its answer got lost, finds what it has written.
  const free = [undefined, changed(kind, undefined, value).text];
  return numbered(`${dirname(kind.path)}/${words.join('-').slice(0, 60).replace(/-$/, '')}`, '', (name) => free.includes(textOf(site.folder, name)));
}

/** The first of `stem`, `stem-2`, `stem-3` that is free. */
export function numbered(stem: string, ending: string, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}${ending}`;
    if (isFree(name)) return name;
  }
}

/** Writes a file, or says in the owner's words what keeps it from that; then nothing is written. */
export function save(site: EditedSite, name: string, value: unknown): OwnerMistake[] {
  const kind = kindOf(site, name);
  if (!kind) throw new Error(`${name} n’est pas un fichier du site`);
  const was = textOf(site.folder, name);
  const now = changed(kind, was, value);
  const own = schemaMistakes(readYaml(now.text, kind.reading), kind.schema);
  const mistakes = own.length > 0 || now.text === was ? own : consequences(site, `${name}.yaml`, kind, now);
  if (mistakes.length === 0 && now.text !== was) write(site.folder, name, now.text);
  return mistakes;
}

/** What a changed fact would break elsewhere. Every text is read with the facts, so that the site could not even be shown any more. */
function consequences({ folder }: EditedSite, file: string, kind: FileKind, { text, before, after }: ReturnType<typeof changed>): OwnerMistake[] {
  if (!factFiles.includes(file)) return [];
  const site = readSite({ folder, unsaved: { [file]: text } }, process.env, new Date());
  // What does not fit between files can still be shown, and corrected.
  const [first, ...others] = contentMistakes(site).filter(({ alone }) => alone);
  if (!first) return [];
  const path = changedField(before, after);
  const example = [first.file, ...first.fields.map(({ title }) => title)].join(', ');
  const texts = others.length > 0 ? `${others.length + 1} textes ne vont plus avec cela. Le premier` : 'Un texte ne va plus avec cela';
  return [{ path, title: titleOf(path, kind.shape, after), reason: `${texts}, dans ${example} : ${first.reason}` }];
}

/** The first field that is not what it was. */
function changedField(before: unknown, after: unknown): string[] {
  if (!isGroup(before) || !isGroup(after)) return [];
  const name = Object.keys({ ...before, ...after }).find((key) => !isDeepStrictEqual(before[key], after[key]));
  return name === undefined ? [] : [name, ...changedField(before[name], after[name])];
}

const versions = 'var/versions';

/** Writes a file, or takes it away; what it was is kept first, and there is always a whole one. */
export function write(folder: string, name: string, text?: string): void {
  const was = textOf(folder, name);
  const place = join(folder, `${name}.yaml`);
  if (was !== undefined) {
    mkdirSync(join(versions, name), { recursive: true });
    writeFileSync(join(versions, name, `${new Date().toISOString().replaceAll(':', '-')}.yaml`), was);
  }
  mkdirSync(dirname(place), { recursive: true });
  if (text === undefined) rmSync(place);
  else {
    writeFileSync(`${place}.neuf`, text);
    renameSync(`${place}.neuf`, place);
  }
}

/** What a file was, the last first, each with the time at which it was replaced. */
export const versionsOf = (name: string): { at: string; text: string }[] =>
  filesIn(join(versions, name))
    .toSorted()
    .slice(-20)
    .toReversed()
    .map((file) => ({
      at: file.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:').replace('.yaml', ''),
      text: readFileSync(join(versions, name, file), 'utf8'),
    }));

/** The files of a kind that were deleted, and can be brought back. */
export function deletedOf({ path, nameField }: FileKind, folder: string): string[] {
  const place = join(versions, dirname(path));
  if (nameField === undefined || !existsSync(place)) return [];
  const names = readdirSync(place).map((name) => `${dirname(path)}/${name}`);
  return names.filter((name) => textOf(folder, name) === undefined);
}
