/** The files of the content, read for a form and written from one. What a save replaces is kept, for the owner to bring back. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentMistakes } from '../content-model/check/check.ts';
import { readYaml } from '../content-model/content-file.ts';
import { type OwnerMistake, schemaMistakes, titleOf } from '../content-model/mistakes.ts';
import { factFiles, readSite } from '../content-model/site.ts';
import { withoutAccents } from '../content-model/text/plain-letters.ts';
import { type EditedSite, type FileKind, kindOf } from './forms.ts';
import { isGroup, plain } from './values.ts';
import { changeYaml } from './yaml-text.ts';

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

/** The text of a file once it says `value`. `text` is what it was, if it was there. */
export function changed(kind: FileKind, text: string | undefined, value: unknown) {
  const after = plain(value, kind.shape);
  const before = text === undefined ? undefined : contentOf(text, kind);
  const instead = text === undefined ? changeYaml('', undefined, after, kind.reading) : changeYaml(text, before, after, kind.reading);
  // Whatever a file looks like, it says what the owner has written.
  const isRight = isDeepStrictEqual(contentOf(instead, kind), after);
  return { text: isRight ? instead : changeYaml('', undefined, after, kind.reading), before, after };
}

/** Where the file of a new entry is kept: under the name that its page then has as an address. */
export function freeName(site: EditedSite, kind: FileKind, value: unknown): string {
  const title = isGroup(value) ? String(value[kind.nameField ?? ''] ?? '') : '';
  const words = withoutAccents(title.toLowerCase()).match(/[a-z0-9]+/g) ?? ['sans-nom'];
  const stem = `${dirname(kind.path)}/${words.join('-').slice(0, 60).replace(/-$/, '')}`;
  // A save that is asked for again, as its answer got lost, finds what it has written.
  const isFree = (name: string) => [undefined, changed(kind, undefined, value).text].includes(textOf(site.folder, name));
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`;
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
  if (mistakes.length === 0 && now.text !== was) write(site.folder, name, was, now.text);
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
  const name = [...new Set([...Object.keys(before), ...Object.keys(after)])].find((key) => !isDeepStrictEqual(before[key], after[key]));
  return name === undefined ? [] : [name, ...changedField(before[name], after[name])];
}

const versions = 'var/versions';

/** Writes a file, or takes it away; what it was is kept first, and there is always a whole one. */
export function write(folder: string, name: string, was = textOf(folder, name), text?: string): void {
  if (was !== undefined) {
    mkdirSync(join(versions, name), { recursive: true });
    writeFileSync(join(versions, name, `${new Date().toISOString().replaceAll(':', '-')}.yaml`), was);
  }
  const place = join(folder, `${name}.yaml`);
  mkdirSync(dirname(place), { recursive: true });
  if (text === undefined) rmSync(place);
  else {
    writeFileSync(`${place}.neuf`, text);
    renameSync(`${place}.neuf`, place);
  }
}

/** What a file was, the last first, each with the time at which it was replaced. */
export function versionsOf(name: string): { at: string; text: string }[] {
  const folder = join(versions, name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : [];
  return files
    .toSorted()
    .toReversed()
    .slice(0, 20)
    .map((file) => ({ at: file.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:').replace('.yaml', ''), text: readFileSync(join(folder, file), 'utf8') }));
}

/** The files of a kind that were deleted, and can be brought back. */
export function deletedOf({ path, nameField }: FileKind, folder: string): string[] {
  const place = join(versions, dirname(path));
  if (nameField === undefined || !existsSync(place)) return [];
  return readdirSync(place)
    .map((name) => `${dirname(path)}/${name}`)
    .filter((name) => textOf(folder, name) === undefined);
}
