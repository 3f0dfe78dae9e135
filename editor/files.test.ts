import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing.ts';
import { contentMistakes } from '../src/content-model/check.ts';
import { filled, readYaml } from '../src/content-model/content-file.ts';
import { contentFolder } from '../src/content-model/content-folder.ts';
import { type FieldShape, valueAt } from '../src/content-model/field-shape.ts';
import { position } from '../src/content-model/fields.ts';
import { contentKinds } from '../src/content-model/schemas/kinds.ts';
import { editedSite, entriesOf, freeName, removeEntry, save } from './files.ts';
import { shownText, withAt, writtenText } from './values.ts';
import { changeYaml } from './yaml-text.ts';

const site = editedSite();
const contentOf = (text: string) => readYaml(text).value;
const read = (name: string, folder = contentFolder) =>
  readFileSync(join(folder, `${name}.yaml`), 'utf8');
const files = Object.values(site.kinds).flatMap((kind) =>
  entriesOf(site, kind)
    .filter(({ isDeleted }) => !isDeleted)
    .map((entry) => ({ ...entry, text: read(entry.name) })),
);
const company = files.find(({ name }) => name === 'company');
if (!company) throw new Error('no form of the company');

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
      ...(field.title === undefined || field.title === name || (needsHelp && !field.description)
        ? [`${path}.${name}`]
        : []),
      ...nameless(field, `${path}.${name}`, needsHelp),
    ]),
    ...(shape.items ? nameless(shape.items, path, needsHelp) : []),
  ];
  expect(
    Object.entries(site.kinds).flatMap(([name, { shape }]) =>
      nameless(shape, name, name in contentKinds(site)),
    ),
  ).toEqual([]);
});

test('a file that is opened and saved stays as it is, to the byte', () => {
  expect(files.length).toBeGreaterThan(60);
  for (const { name, text, value } of files) {
    expect(save(site, name, value), name).toEqual({ name, mistakes: [] });
    expect(read(name), name).toBe(text);
  }
});

/** Every place of a value that holds what `is` says. */
function places(value: unknown, is: (value: unknown) => boolean, path: string[] = []): string[][] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    ...(is(value) ? [path] : []),
    ...below.flatMap(([key, item]) => places(item, is, [...path, key])),
  ];
}

const hidden = (value: string[]) => ['kind', 'state'].includes(value.at(-1) ?? '');

describe('whatever is changed, the file says it, and keeps its other lines', () => {
  const change = (
    { text, value }: (typeof files)[number],
    path: string[],
    edit: (value: unknown) => unknown,
  ) => {
    const after = filled(withAt(value, path, edit(valueAt(value, path))));
    const now = changeYaml(text, value, after);
    return { changed: now, right: isDeepStrictEqual(contentOf(now), after) };
  };
  /**
   * Files that have, together, everything that a file may have: lists of lists, choices, names of
   * the owner's, comments, texts of any style.
   */
  const various = [
    'company',
    'pages/contact',
    'towns/colmar',
    'legal/politique-confidentialite',
    'services/toiture',
    'pages/zone-intervention',
  ];
  const chosenFiles = files.filter(({ name }) => various.includes(name));

  test('each text', () => {
    for (const file of chosenFiles)
      for (const path of places(file.value, (value) => typeof value === 'string')) {
        if (hidden(path)) continue;
        const { changed, right } = change(file, path, (value) => `${value} : « oui » #1`);
        const { name } = file;
        expect(right, `${name} ${path.join('.')}`).toBe(true);
        const lines = new Set(changed.split('\n'));
        const gone = file.text.split('\n').filter((line) => !lines.has(line));
        expect(gone.length, `${name} ${path.join('.')}\n${gone.join('\n')}`).toBeLessThan(8);
      }
  });

  test.each([
    ['without its first item', (list: unknown[]) => list.slice(1)],
    ['with one more', (list: unknown[]) => [...list, list[0]]],
    ['turned round', (list: unknown[]) => list.toReversed()],
    ['emptied', () => []],
  ])('each list, %s', (_, edit) => {
    for (const file of chosenFiles)
      for (const path of places(file.value, Array.isArray))
        expect(
          change(file, path, (value) => (Array.isArray(value) ? edit(value) : value)).right,
          `${file.name} ${path.join('.')}`,
        ).toBe(true);
  });

  test.each([
    ['an empty one', 'notes:\n  - # à compléter\n  - Un.\n  - Deux.\n'],
    ['one that says nothing', 'notes:\n  - ~\n  - Un.\n  - ""\n  - Deux.\n'],
    ['between others', 'notes: [Un., ~, Deux.]\n'],
    ['a key that is a number', '2024: 1\nnotes:\n  - Un.\n  - Deux.\n'],
  ])('the items of a list beside %s', (_, text) => {
    const before = contentOf(text);
    for (const notes of [
      ['Un.', 'Trois.'],
      ['Deux.'],
      ['Un.', 'Deux.', 'Trois.'],
      ['Deux.', 'Un.'],
      [],
    ]) {
      const after = { ...Object(before), notes };
      const now = changeYaml(text, before, after);
      expect(contentOf(now), now).toEqual(after);
      expect(now.includes('# à compléter'), now).toBe(text.includes('# à compléter'));
    }
  });

  test('the value of a key that is a number', () => {
    const text = 'years:\n  2024: Un. # depuis\n  2025: Deux.\n';
    const after = { years: { 2024: 'Trois.', 2025: 'Deux.' } };
    expect(changeYaml(text, contentOf(text), after)).toBe(text.replace('Un.', 'Trois.'));
    expect(contentOf(changeYaml(text, contentOf(text), { years: { 2025: 'Deux.' } }))).toEqual({
      years: { 2025: 'Deux.' },
    });
  });

  test('comments stay, also beside what was left empty', () => {
    const { text } = company;
    expect(change(company, ['phone'], () => '03 89 44 55 66').changed).toBe(
      text.replace(/^phone: .*/m, 'phone: 03 89 44 55 66'),
    );
    const legal = {
      legalForm: 'SARL',
      shareCapital: '10 000 euros',
      court: 'Mulhouse',
      priceList: {},
    };
    expect(change(company, ['legal'], () => legal).changed).toBe(
      text.replace('legalForm: #', 'legalForm: SARL #'),
    );
    expect(change(company, ['figures', 'rating'], () => undefined).changed).toBe(
      text.replace('rating: 4.9', 'rating:'),
    );
  });
});

test('the editor reaches files of the content and no others', () => {
  expect(removeEntry(site, 'towns/colmar', true)).toContain('/colmar');
  for (const name of [
    '../../package',
    'company',
    'towns/nowhere',
    'towns/../company',
    '',
    'src/content/company',
    'x/y',
    'towns/*',
  ])
    expect(() => removeEntry(site, name, true), name).toThrow();
});

test('a name in a text is read as what it stands for, and stays that name', () => {
  const facts = { callbackHours: '2', arrivalHours: '2', siren: null, distance: '100' };
  const text =
    'Rappel en {arrivalHours} h, chez vous en {callbackHours} h, à {distance} km, {siren} [sic]';
  expect(shownText(text, facts)).toBe(
    'Rappel en [2] h, chez vous en [2] h, à [100] km, [siren] [sic]',
  );
  expect(writtenText(shownText(text, facts), facts, text)).toBe(text);
  expect(writtenText('Sous [2] h', facts, '')).toBe('Sous {callbackHours} h');
});

test.each([
  ['Hœnheim', 'hoenheim'],
  ['Bœrsch', 'boersch'],
  ['Zoé Œhler', 'zoe-oehler'],
  ['Rue de la Weiß', 'rue-de-la-weiss'],
  ['L’Isle-sur-le-Doubs', 'l-isle-sur-le-doubs'],
  ['тест', 'sans-nom'],
])('a file named « %s » is %s', (title, name) => {
  expect(freeName(title.toLowerCase(), () => true)).toBe(name);
});

test('paragraphs that are pasted into one of a list become paragraphs of it', () => {
  const text = { paragraphs: ['Un.', 'Quatre.'] };
  expect(withAt(text, ['paragraphs', '0'], 'Un.\n\nDeux.\nTrois.')).toEqual({
    paragraphs: ['Un.', 'Deux.', 'Trois.', 'Quatre.'],
  });
});

describe('what does not fit', () => {
  test.each([3, 23])(
    'a copied town, not the one that was there, has to be changed where it says the same (order %i)',
    async (order) => {
      await using temporary = await temporaryFolder();
      cpSync(contentFolder, temporary.path, { recursive: true });
      // Its name comes before that of the other one.
      const copy = read('towns/colmar')
        .replace('Colmar', 'Ammerschwihr')
        .replace('order: 3', `order: ${order}`);
      const bornAt = (name: string) =>
        statSync(join(temporary.path, name), { throwIfNoEntry: false })?.birthtimeMs ?? 0;
      // Clocks of files tick a few times in a hundredth of a second.
      while (bornAt('towns/ammerschwihr.yaml') <= bornAt('towns/colmar.yaml')) {
        rmSync(join(temporary.path, 'towns/ammerschwihr.yaml'), { force: true });
        writeFileSync(join(temporary.path, 'towns/ammerschwihr.yaml'), copy);
      }
      const left = contentMistakes(editedSite(temporary.path)).filter(({ file }) =>
        file.startsWith('towns/'),
      );
      expect(new Set(left.map(({ file, fileTitle }) => `${file} ${fileTitle}`))).toEqual(
        new Set(['towns/ammerschwihr.yaml Villes, Ammerschwihr']),
      );
      expect(left.map(({ path }) => path.join('.'))).toEqual(
        expect.arrayContaining(['position', 'around.communes', 'craft.specialities', 'sources']),
      );
      expect(left).toContainEqual(
        expect.objectContaining({
          path: ['around', 'roofs', '1'],
          title: '« Autour de la ville › Toits › n° 2 »',
          reason: "le même texte que dans « Villes, Colmar » ; dites ce qui n'est vrai que là",
        }),
      );
    },
  );

  test('a new town stands where the commune of its name is', async () => {
    await using temporary = await temporaryFolder();
    cpSync(contentFolder, temporary.path, { recursive: true });
    const colmar = files.find(({ name }) => name === 'towns/colmar')?.value;
    const copy = withAt(withAt(colmar, ['name'], 'Habsheim'), ['position'], '');
    expect(save(editedSite(temporary.path), 'towns/+', copy).mistakes).toEqual([]);
    const { latitude, longitude } = position.parse(
      valueAt(contentOf(read('towns/habsheim', temporary.path)), ['position']),
    );
    expect([latitude.toFixed(1), longitude.toFixed(1)]).toEqual(['47.7', '7.4']);
  });

  test('a copy under the name of the other is refused, and nothing is written', async () => {
    await using temporary = await temporaryFolder();
    cpSync(contentFolder, temporary.path, { recursive: true });
    const colmar = files.find(({ name }) => name === 'towns/colmar')?.value;
    expect(() => save(editedSite(temporary.path), 'towns/+', colmar)).toThrow('est déjà pris');
    expect(readdirSync(join(temporary.path, 'towns'))).toEqual(
      readdirSync(join(contentFolder, 'towns')),
    );
  });

  test('a fact that other texts name cannot be taken away, and none of them is then wrong', () => {
    const before = read('company');
    expect(
      save(site, 'company', contentOf(before.replace('quoteHours: 48', 'quoteHours:'))).mistakes,
    ).toContainEqual({
      path: ['figures', 'quoteHours'],
      title: '« Chiffres › Devis »',
      reason: expect.stringMatching(
        /^cela ne va plus avec « .* », « .* » : « Devis » n'a pas de valeur/,
      ),
    });
    expect(read('company')).toBe(before);
  });
});
