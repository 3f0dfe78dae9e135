import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { contentFolder } from '../content-model/content-folder.ts';
import type { FieldShape } from '../content-model/field-shape.ts';
import { contentKinds } from '../content-model/schemas/kinds.ts';
import { site } from '../tests/support/site.ts';
import { contentOf, fileOf, saved } from './files.ts';
import { type FileKind, fileKinds } from './forms.ts';
import { fromView, toView, unchanged } from './view.ts';
import { changeYaml } from './yaml-text.ts';

const kinds = fileKinds(site);
const read = (name: string) => readFileSync(join(contentFolder, `${name}.yaml`), 'utf8');
const files = Object.values(kinds).flatMap((kind) => {
  const names =
    kind.nameField === undefined
      ? [kind.path]
      : readdirSync(join(contentFolder, dirname(kind.path)))
          .filter((file) => file.endsWith('.yaml'))
          .map((file) => `${dirname(kind.path)}/${file.replace('.yaml', '')}`);
  return names.map((name) => ({ name, kind, text: read(name) }));
});

test('every file of the content is in the editor', () => {
  const all = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''));
  expect(all.filter((name) => !files.some((file) => file.name === name))).toEqual([]);
});

test('every field has its name in French, and a help', () => {
  const nameless = (shape: FieldShape, path: string, needsHelp: boolean): string[] => [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) => [
      ...(field.title === undefined || field.title === name || (needsHelp && !field.description) ? [`${path}.${name}`] : []),
      ...nameless(field, `${path}.${name}`, needsHelp),
    ]),
    ...[shape.items ?? [], shape.oneOf ?? [], shape.anyOf ?? []].flat().flatMap((form) => nameless(form, path, needsHelp)),
  ];
  expect(Object.entries(kinds).flatMap(([name, { shape }]) => nameless(shape, name, name in contentKinds(site)))).toEqual([]);
});

test('a file that is opened and saved stays as it is, to the byte', () => {
  expect(files.length).toBeGreaterThan(60);
  for (const { name, kind, text } of files)
    expect(saved(kind, text, toView(contentOf(text, kind), kind.shape)), name).toMatchObject({ text, mistakes: [] });
});

/** Every place of a value that holds what `is` says. */
function places(value: unknown, is: (value: unknown) => boolean, path: string[] = []): string[][] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [...(is(value) ? [path] : []), ...below.flatMap(([key, item]) => places(item, is, [...path, key]))];
}

/** A copy of a value with another at a place of it. */
function replaced(value: unknown, [key, ...below]: string[], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? replaced(item, below, change) : item));
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([name, item]) => [name, name === key ? replaced(item, below, change) : item]));
}

const hidden = (value: string[]) => ['kind', 'state'].includes(value.at(-1) ?? '');

describe('whatever is changed, the file says it, and keeps its other lines', () => {
  const change = (kind: FileKind, text: string, path: string[], edit: (value: unknown) => unknown) => {
    const before = unchanged(contentOf(text, kind), kind.shape);
    const after = replaced(before, path, edit);
    const changed = changeYaml(text, before, after, kind.reading);
    const says = unchanged(contentOf(changed, kind), kind.shape);
    return { changed, right: isDeepStrictEqual(says, fromView(toView(after, kind.shape), kind.shape)) };
  };
  /** Files that have, together, everything that a file may have: lists of lists, choices, names of the owner's, comments, texts of any style. */
  const various = ['company', 'pages/contact', 'towns/colmar', 'legal/politique-confidentialite', 'services/toiture', 'pages/zone-intervention'];
  const chosenFiles = files.filter(({ name }) => various.includes(name));

  test('each text', () => {
    for (const { name, kind, text } of chosenFiles)
      for (const path of places(contentOf(text, kind), (value) => typeof value === 'string')) {
        if (hidden(path)) continue;
        const { changed, right } = change(kind, text, path, (value) => `${value} : « oui » #1`);
        expect(right, `${name} ${path.join('.')}`).toBe(true);
        const lines = new Set(changed.split('\n'));
        const gone = text.split('\n').filter((line) => !lines.has(line));
        expect(gone.length, `${name} ${path.join('.')}\n${gone.join('\n')}`).toBeLessThan(8);
      }
  });

  test.each([
    ['without its first item', (list: unknown[]) => list.slice(1)],
    ['with one more', (list: unknown[]) => [...list, list[0]]],
    ['turned round', (list: unknown[]) => list.toReversed()],
    ['emptied', () => []],
  ])('each list, %s', (_, edit) => {
    for (const { name, kind, text } of chosenFiles)
      for (const path of places(contentOf(text, kind), Array.isArray))
        expect(change(kind, text, path, (value) => (Array.isArray(value) ? edit(value) : value)).right, `${name} ${path.join('.')}`).toBe(true);
  });

  test('comments stay, also beside what was left empty', () => {
    const kind = kinds.company;
    if (!kind) throw new Error('no form of the company');
    const text = read('company');
    const { changed } = change(kind, text, ['phone'], () => '03 89 44 55 66');
    expect(changed).toBe(text.replace(/^phone: .*/m, 'phone: 03 89 44 55 66'));
    const view = {
      ...Object(toView(contentOf(text, kind), kind.shape)),
      legal: { form: 'SARL', shareCapital: '10 000 euros', court: 'Mulhouse' },
    };
    expect(saved(kind, text, view).text).toBe(text.replace(/^ {2}form:$/m, '  form: SARL'));
  });
});

test('what the schema refuses is refused with its line', () => {
  const kind = kinds.notices;
  if (!kind) throw new Error('no form of the notices');
  const view = {
    ...Object(toView(contentOf(read('shared/annonces'), kind), kind.shape)),
    closures: [{ from: '2027-08-15', to: '2027-08-01' }],
  };
  expect(saved(kind, read('shared/annonces'), view).mistakes.map(({ title, reason }) => `${title} : ${reason}`)).toEqual([
    '« Fermetures › n° 1 › Dernier jour » : doit être le premier jour (from) ou plus tard',
  ]);
});

test('the editor reaches files of the content and no others', () => {
  expect(fileOf('content/towns/colmar.json', kinds)?.name).toBe('towns/colmar');
  for (const path of ['content/../../package.json', 'content/towns/../company.json', 'content/.json', 'src/content/company.json', 'content/x/y.json'])
    expect(fileOf(path, kinds), path).toBeUndefined();
});
