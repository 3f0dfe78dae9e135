/** The files of the content, read for a form and written from one. What a save replaces is kept, for the owner to bring back. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentMistakes } from '../content-model/check/check.ts';
import type { ContentMistake } from '../content-model/check/mistake.ts';
import { companySchema, companyTitle } from '../content-model/company.ts';
import { filled, type Reading, readYaml } from '../content-model/content-file.ts';
import { contentFolder } from '../content-model/content-folder.ts';
import { valueAt } from '../content-model/field-shape.ts';
import { type OwnerMistake, schemaMistakes, shapeOf, titleOf } from '../content-model/mistakes.ts';
import { contentKinds, type Kind, nameFields } from '../content-model/schemas/kinds.ts';
import { factFiles, readSite } from '../content-model/site.ts';
import { withoutAccents } from '../content-model/text/plain-letters.ts';
import { zonesSchema, zonesTitle } from '../content-model/zones.ts';
import { isGroup } from './values.ts';
import { changeYaml } from './yaml-text.ts';

/** The site as it is being edited, by the rules that hold now: those of a text follow from the facts, which may just have changed. */
export type EditedSite = ReturnType<typeof editedSite>;

/** That of a folder of content. */
export function editedSite(folder = contentFolder) {
  const site = readSite({ folder }, process.env, new Date());
  const kinds: Record<string, Kind> = {
    company: { title: companyTitle, folder: '', file: 'company.yaml', schema: companySchema },
    ...contentKinds(site),
    zones: { title: zonesTitle, folder: '', file: 'zones.yaml', schema: zonesSchema },
  };
  return { ...site, kinds: Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, fileKind(kind)])) };
}

/** A kind of files. */
export type FileKind = ReturnType<typeof fileKind>;

function fileKind({ title, folder, file, schema }: Kind) {
  const shape = shapeOf(schema);
  /** In the content folder, without extension: as `towns/*`, or `pages/contact`. */
  const path = join(folder, file?.replace('.yaml', '') ?? '*').replaceAll('\\', '/');
  /** In a folder of entries: the field that names one. */
  const nameField = file === undefined ? nameFields.find((field) => shape.properties?.[field]) : undefined;
  const reading: Reading = path === 'company' ? 'failsafe' : 'core';
  return { title, path, nameField, shape, reading, schema };
}

/** The kind of a file, by its name. The name of a new one ends in `+`. */
export function kindOf({ kinds }: EditedSite, name: string): FileKind {
  const isName = /^(?:[\w-]+\/)?(?:[\w-]+|\+)$/.test(name);
  const kind = Object.values(kinds).find(({ path, nameField }) => path === (nameField === undefined ? name : `${dirname(name)}/*`));
  if (!isName || !kind) throw new Error(`${name} n’est pas un fichier du site`);
  return kind;
}

/** The files of a kind, and those that were deleted; with what each one was before, the last first. */
export function entriesOf({ folder }: EditedSite, kind: Omit<FileKind, 'schema'>) {
  const { path, nameField } = kind;
  const inFolder = (place: string) => namesIn(place).map((name) => join(dirname(path), name.replace('.yaml', '')).replaceAll('\\', '/'));
  const names = nameField === undefined ? [path] : [...inFolder(join(folder, dirname(path))), ...inFolder(join(versionFolder, dirname(path)))];
  const entries = [...new Set(names)].map((name) => {
    const text = textOf(folder, name);
    const versions = versionsOf(name, kind);
    const value = text === undefined ? versions[0]?.value : contentOf(text, kind);
    const title = String(valueAt(value, [nameField ?? '']) ?? kind.title);
    return { name, title, value, versions, isDeleted: text === undefined, order: Number(valueAt(value, ['order']) ?? 0) };
  });
  return entries.toSorted((a, b) => Number(a.isDeleted) - Number(b.isDeleted) || a.order - b.order || a.title.localeCompare(b.title, 'fr'));
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => /^[\w-]+$|\.yaml$/.test(name)) : []);

const textOf = (folder: string, name: string) => {
  const place = join(folder, `${name}.yaml`);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

/** What a text of YAML says. */
export function contentOf(text: string, { reading }: Pick<FileKind, 'reading'>): unknown {
  const { value, mistake } = readYaml(text, reading);
  if (mistake) throw new Error(`ligne ${mistake.line} : ${mistake.reason}`);
  return filled(value);
}

/** The name of a new file, as the address of its page: that of its title, with a number where another one has it. */
export function freeName(title: string, isFree: (name: string) => boolean): string {
  const stem = withoutAccents(title).match(/\w+/g)?.join('-').slice(0, 60) ?? 'sans-nom';
  let name = stem;
  for (let number = 2; !isFree(name); number++) name = `${stem}-${number}`;
  return name;
}

/** Writes a file, or says in the owner's words what keeps it from that; then nothing is written. */
export function save(site: EditedSite, asked: string, written: unknown): { name: string; mistakes: OwnerMistake[] } {
  const kind = kindOf(site, asked);
  const after = filled(written);
  let name = asked;
  if (asked.endsWith('+')) {
    // A save that is asked for again, as its answer got lost, finds what it has written.
    const free = [undefined, changeYaml('', undefined, after, kind.reading)];
    const title = String(valueAt(after, [kind.nameField ?? '']) ?? '').toLowerCase();
    name = freeName(title, (each) => free.includes(textOf(site.folder, `${dirname(asked)}/${each}`)));
    if (/^(?:name|title)$/.test(kind.nameField ?? '') && name !== freeName(title, () => true)) {
      const path = [kind.nameField ?? ''];
      return { name: asked, mistakes: [{ path, title: titleOf(path, kind.shape, after), reason: 'est déjà pris ; donnez-en un autre' }] };
    }
    name = `${dirname(asked)}/${name}`;
  }
  const was = textOf(site.folder, name);
  const before = was === undefined ? undefined : contentOf(was, kind);
  const text = changeYaml(was ?? '', before, after, kind.reading);
  if (text === was) return { name, mistakes: [] };
  const own = schemaMistakes(readYaml(text, kind.reading), kind.schema);
  if (own.length > 0) return { name, mistakes: own };
  const path = changedField(before, after);
  const mistakes = consequences(site, `${name}.yaml`, text).map(({ title, fields, reason }) => {
    const place = [`« ${title} »`, ...fields.map((field) => field.title)].join(', ');
    return { path, title: titleOf(path, kind.shape, after), reason: `cela ne va plus avec ${place} : ${reason}` };
  });
  if (mistakes.length === 0) write(site.folder, name, text);
  return { name, mistakes };
}

/** What a changed fact would break elsewhere. Every text is read with the facts, so that the site could not even be shown any more. */
function consequences({ folder }: EditedSite, file: string, text: string): ContentMistake[] {
  if (!factFiles.includes(file)) return [];
  const site = readSite({ folder, unsaved: { [file]: text } }, process.env, new Date());
  // What does not fit between files can still be shown, and corrected.
  return contentMistakes(site).filter(({ alone }) => alone);
}

/** The first field that is not what it was. */
function changedField(before: unknown, after: unknown): string[] {
  if (!isGroup(before) || !isGroup(after)) return [];
  const name = Object.keys({ ...before, ...after }).find((key) => !isDeepStrictEqual(before[key], after[key]));
  return name === undefined ? [] : [name, ...changedField(before[name], after[name])];
}

const versionFolder = 'var/versions';

/** Writes a file, or takes it away; what it was is kept first, and there is always a whole one. */
export function write(folder: string, name: string, text?: string): void {
  const was = textOf(folder, name);
  const place = join(folder, `${name}.yaml`);
  if (was !== undefined) {
    mkdirSync(join(versionFolder, name), { recursive: true });
    writeFileSync(join(versionFolder, name, `${new Date().toISOString().replaceAll(':', '-')}.yaml`), was);
  }
  mkdirSync(dirname(place), { recursive: true });
  if (text === undefined) rmSync(place);
  else {
    writeFileSync(`${place}.neuf`, text);
    renameSync(`${place}.neuf`, place);
  }
}

const versionsOf = (name: string, kind: Pick<FileKind, 'reading'>) =>
  namesIn(join(versionFolder, name))
    .toSorted()
    .slice(-20)
    .toReversed()
    .map((file) => ({
      at: file.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:').replace('.yaml', ''),
      value: contentOf(readFileSync(join(versionFolder, name, file), 'utf8'), kind),
    }));
