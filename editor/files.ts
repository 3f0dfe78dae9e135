/** The files of the content, read for a form and written from one. What a save replaces is kept, for the owner to bring back. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readYaml } from '../content-model/content-file.ts';
import type { OwnerMistake } from '../content-model/owner-mistakes.ts';
import { withoutAccents } from '../content-model/text/plain-letters.ts';
import type { FileKind } from './forms.ts';
import type { EditedSite } from './site.ts';
import { tidied } from './tidy.ts';
import { isGroup, plain } from './values.ts';
import { inOwnerWords } from './words.ts';
import { changeYaml, newYaml } from './yaml-text.ts';

/** What a text of YAML says. */
export function contentOf(text: string, { reading, shape }: FileKind): unknown {
  const { value, mistake } = readYaml(text, reading);
  if (mistake) throw new Error(`ligne ${mistake.line} : ${mistake.reason}`);
  return plain(value, shape);
}

/** The files of a kind, without their endings. */
export function namesOf({ path, nameField }: FileKind, folder: string): string[] {
  if (nameField === undefined) return [path];
  const place = join(folder, dirname(path));
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.yaml')) : [];
  return names.map((name) => `${dirname(path)}/${name.replace(/\.yaml$/, '')}`);
}

/** The kind of a file, by its name; none for what is no file of the content. */
export const kindOf = ({ kinds }: EditedSite, name: string) =>
  /^(?:[\w-]+\/)?[\w-]+$/.test(name)
    ? Object.entries(kinds).find(([, { path, nameField }]) => (nameField === undefined ? path === name : `${dirname(name)}/*` === path))
    : undefined;

const placeIn = (folder: string, name: string) => join(folder, `${name}.yaml`);
const textOf = (folder: string, name: string) => (existsSync(placeIn(folder, name)) ? readFileSync(placeIn(folder, name), 'utf8') : undefined);

/** What a file says. One that was deleted says what it said last. */
export function valueOf(site: EditedSite, name: string): unknown {
  const [, kind] = kindOf(site, name) ?? [];
  const text = textOf(site.folder, name) ?? versionsOf(name)[0]?.text;
  return kind && text !== undefined ? contentOf(text, kind) : undefined;
}

/** The text of a file once it says `value`. `text` is what it was, if it was there. */
export function changed(kind: FileKind, text: string | undefined, value: unknown) {
  const after = plain(value, kind.shape);
  const before = text === undefined ? undefined : contentOf(text, kind);
  const instead = text === undefined ? newYaml(after, kind.reading) : changeYaml(text, before, after, kind.reading);
  // Whatever a file looks like, it says what the owner has written.
  const isRight = isDeepStrictEqual(contentOf(instead, kind), after);
  return { text: isRight ? instead : newYaml(after, kind.reading), before, after };
}

/** Where the file of a new entry is kept: under the name that its page then has as an address. */
export function freeName(site: EditedSite, kind: FileKind, value: unknown): string {
  const title = isGroup(value) ? String(value[kind.nameField ?? ''] ?? '') : '';
  const words = withoutAccents(title.toLowerCase()).match(/[a-z0-9]+/g) ?? ['sans-nom'];
  const stem = `${dirname(kind.path)}/${words.join('-').slice(0, 60).replace(/-$/, '')}`;
  const isFree = (name: string) => {
    const text = textOf(site.folder, name);
    // Asked a second time for what the first answer got lost of.
    return text === undefined || isDeepStrictEqual(contentOf(text, kind), plain(value, kind.shape));
  };
  return [stem, ...Array.from({ length: 99 }, (_, index) => `${stem}-${index + 2}`)].find(isFree) ?? stem;
}

/** Writes a file, or says in the owner's words what keeps it from that; then nothing is written. */
export function save(site: EditedSite, name: string, value: unknown): OwnerMistake[] {
  const [key, kind] = kindOf(site, name) ?? [];
  if (key === undefined || !kind) throw new Error(`${name} n’est pas un fichier du site`);
  const was = textOf(site.folder, name);
  const now = changed(kind, was, tidied(key, value));
  const wrong = kind.mistakes(now.text);
  const mistakes = wrong.length > 0 || now.text === was ? wrong : site.consequences(site.folder, { kind, name }, now);
  if (mistakes.length > 0) return mistakes.map((mistake) => ({ ...mistake, reason: inOwnerWords(site.kinds, mistake.reason) }));
  write(site.folder, name, was, now.text);
  return [];
}

/** Takes a file away. */
export function remove({ folder }: EditedSite, name: string): void {
  write(folder, name, textOf(folder, name), undefined);
}

const versions = 'var/versions';

function write(folder: string, name: string, was: string | undefined, text: string | undefined): void {
  if (text === was) return;
  if (was !== undefined) {
    mkdirSync(join(versions, name), { recursive: true });
    writeFileSync(join(versions, name, `${new Date().toISOString().replaceAll(':', '-')}.yaml`), was);
  }
  mkdirSync(dirname(placeIn(folder, name)), { recursive: true });
  if (text === undefined) rmSync(placeIn(folder, name));
  else writeFileSync(placeIn(folder, name), text);
}

/** What a file was, the last first, each with the time at which it was replaced. */
export function versionsOf(name: string): { at: string; text: string }[] {
  const folder = join(versions, name);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : [];
  return files
    .toSorted()
    .toReversed()
    .slice(0, 20)
    .map((file) => ({
      at: file.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:').replace('.yaml', ''),
      text: readFileSync(join(folder, file), 'utf8'),
    }));
}

/** The files of a kind that were deleted, and can be brought back. */
export function deletedOf(kind: FileKind, folder: string): string[] {
  const place = join(versions, dirname(kind.path));
  if (kind.nameField === undefined || !existsSync(place)) return [];
  return readdirSync(place)
    .map((name) => `${dirname(kind.path)}/${name}`)
    .filter((name) => !existsSync(placeIn(folder, name)));
}
