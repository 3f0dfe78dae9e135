import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing.ts';
import { assertContent, contentMistakes } from '../src/content-model/check.ts';
import { draftLines } from '../src/content-model/drafts.ts';
import { filled, readYaml } from '../src/content-model/files/content-file.ts';
import { contentFolder } from '../src/content-model/files/content-folder.ts';
import { type FieldShape, valueAt } from '../src/content-model/files/field-shape.ts';
import { OwnerError } from '../src/content-model/owner/fail.ts';
import { position } from '../src/content-model/owner/fields.ts';
import { contentKinds } from '../src/content-model/schemas/kinds.ts';
import { editedSite, entriesOf } from './edited-site.ts';
import { freeName, removeEntry, save } from './files.ts';
import { overviewOf } from './overview.ts';
import { shownText, withAt, writtenText } from './values.ts';
import { unreadableFiles } from './versions.ts';
import { changeYaml } from './yaml-text.ts';

const site = editedSite();

/** A copy of the content, with no versions yet. */
async function copyContent() {
  const temporary = await temporaryFolder();
  const folder = join(temporary.path, 'content');
  const versions = join(temporary.path, 'versions');
  cpSync(contentFolder, folder, { recursive: true });
  return {
    folder,
    versions,
    site: () => editedSite(folder, versions),
    read: (name: string) => read(name, folder),
    /** As something else than the editor writes it. */
    write: (name: string, text: string) => writeFileSync(join(folder, `${name}.yaml`), text),
    entry: (kind: string, name: string) => {
      const site = editedSite(folder, versions);
      const files = site.kinds[kind];
      return files && entriesOf(site, files).find((entry) => entry.name === name);
    },
    [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
  };
}
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
    'text-pages/politique-confidentialite',
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
    await using content = await copyContent();
    const colmar = files.find(({ name }) => name === 'towns/colmar')?.value;
    const copy = withAt(withAt(colmar, ['name'], 'Habsheim'), ['position'], '');
    expect(save(content.site(), 'towns/+', copy).mistakes).toEqual([]);
    const { latitude, longitude } = position.parse(
      valueAt(contentOf(content.read('towns/habsheim')), ['position']),
    );
    expect([latitude.toFixed(1), longitude.toFixed(1)]).toEqual(['47.7', '7.4']);
  });

  test('a copy under the name of the other is refused, and nothing is written', async () => {
    await using content = await copyContent();
    const colmar = files.find(({ name }) => name === 'towns/colmar')?.value;
    expect(() => save(content.site(), 'towns/+', colmar)).toThrow('est déjà pris');
    expect(readdirSync(join(content.folder, 'towns'))).toEqual(
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

describe('nothing that was saved is lost', () => {
  const phone = (name: string) => (text: string) => text.replace(/^phone: .*/m, `phone: ${name}`);
  const typo = 'remarque: "sans fin\n';

  test('a typing mistake is named by file and line, and nothing is changed; what was last saved comes back on demand', async () => {
    await using content = await copyContent();
    const value = contentOf(content.read('company'));
    const saved = withAt(value, ['phone'], '03 53 01 20 99');
    expect(save(content.site(), 'company', saved, value).mistakes).toEqual([]);
    const broken = content.read('company') + typo;
    content.write('company', broken);
    const [unread, ...others] = unreadableFiles(content.folder, content.versions);
    expect(others).toEqual([]);
    expect(unread).toMatchObject({
      file: 'company.yaml',
      line: broken.split('\n').length - 1,
      reason: expect.stringContaining('guillemet'),
    });
    expect(content.read('company')).toBe(broken);
    unread?.last?.bringBack();
    expect(contentOf(content.read('company'))).toEqual(saved);
    // What was there is kept, and seen.
    expect(content.entry('company', 'company')?.versions.map(({ unread }) => unread)).toEqual([
      broken,
      undefined,
      undefined,
    ]);
  });

  test('a file of which nothing was saved here is named, and stays', async () => {
    await using content = await copyContent();
    for (const text of ['', typo]) {
      content.write('towns/lure', text);
      expect(unreadableFiles(content.folder, content.versions)).toMatchObject([
        { file: 'towns/lure.yaml', last: undefined },
      ]);
      expect(content.read('towns/lure')).toBe(text);
      expect(content.entry('towns', 'towns/lure')).toMatchObject({ title: 'lure', versions: [] });
    }
  });

  test('a file that has become unreadable is not shown as it was, nor written over unasked', async () => {
    await using content = await copyContent();
    const lure = contentOf(content.read('towns/lure'));
    const first = withAt(lure, ['radius'], 31);
    save(content.site(), 'towns/lure', first, lure);
    const broken = content.read('towns/lure') + typo;
    content.write('towns/lure', broken);
    expect(content.entry('towns', 'towns/lure')).toMatchObject({
      title: 'Lure',
      value: undefined,
      error: { reason: expect.stringContaining('guillemet') },
    });
    const typed = withAt(first, ['radius'], 32);
    expect(() => save(content.site(), 'towns/lure', typed, first)).toThrow('ne se lit plus');
    expect(content.read('towns/lure')).toBe(broken);
    // The owner has seen that, and chosen a version.
    expect(save(content.site(), 'towns/lure', typed).mistakes).toEqual([]);
    expect(contentOf(content.read('towns/lure'))).toEqual(typed);
    expect(content.entry('towns', 'towns/lure')?.versions.map(({ unread }) => unread)).toContain(
      broken,
    );
  });

  test('each state is one version, whether the editor or another program has written it', async () => {
    await using content = await copyContent();
    const value = contentOf(content.read('company'));
    const phones = ['03 53 01 20 05', '03 53 01 20 06', '03 53 01 20 07'];
    const [first = '', second = '', third = ''] = phones;
    const one = withAt(value, ['phone'], first);
    save(content.site(), 'company', one, value);
    content.write('company', phone(second)(content.read('company')));
    const two = contentOf(content.read('company'));
    save(content.site(), 'company', withAt(two, ['phone'], third), two);
    const { versions = [] } = content.entry('company', 'company') ?? {};
    expect(versions.map(({ value }) => valueAt(value, ['phone']))).toEqual([
      second,
      first,
      valueAt(value, ['phone']),
    ]);
    expect(versions.map(({ changed }) => changed)).toEqual(Array(3).fill('« Téléphone »'));
  });

  test('what is saved after a clock that was ahead comes before what was saved by it', async () => {
    await using content = await copyContent();
    const value = contentOf(content.read('company'));
    const [ahead, first, second] = ['03 53 01 20 05', '03 53 01 20 06', '03 53 01 20 07'];
    const kept = join(content.versions, 'company');
    mkdirSync(kept, { recursive: true });
    writeFileSync(
      join(kept, '2099-01-01T00-00-00.000Z.yaml'),
      phone(ahead)(content.read('company')),
    );
    const one = withAt(value, ['phone'], first);
    save(content.site(), 'company', one, value);
    save(content.site(), 'company', withAt(one, ['phone'], second), one);
    const { versions = [] } = content.entry('company', 'company') ?? {};
    expect(versions.map(({ value }) => valueAt(value, ['phone']))).toEqual([
      first,
      valueAt(value, ['phone']),
      ahead,
    ]);
  });
});

describe('copies that other programs make', () => {
  test.each([
    'colmar - Copie',
    'colmar (1)',
    'colmar.sync-conflict-20261127-081500-ABCDEFG',
    'colmar.yaml - Copie',
  ])('%s is seen beside the other, and deleted', async (name) => {
    await using content = await copyContent();
    content.write(`towns/${name}`, read('towns/colmar'));
    const entry = content.entry('towns', `towns/${name}`);
    expect(entry).toMatchObject({ title: `Colmar (${name})`, isDeleted: false });
    expect(removeEntry(content.site(), `towns/${name}`, true)).toBe('');
    removeEntry(content.site(), `towns/${name}`);
    expect(readdirSync(join(content.folder, 'towns'))).not.toContain(`${name}.yaml`);
    expect(content.read('shared/redirects')).toBe(read('shared/redirects'));
    expect(content.read('towns/colmar')).toBe(read('towns/colmar'));
  });
});

const needed = [
  'text-pages/mentions-legales',
  'text-pages/politique-confidentialite',
  'text-pages/accessibilite',
  'towns/rixheim',
];

test.each(needed)('%s, which pages cannot do without, is not taken away', async (name) => {
  await using content = await copyContent();
  expect(() => removeEntry(content.site(), name)).toThrow('que l’on supprime');
  expect(content.read(name)).toBe(read(name));
});

test('whatever file is gone, publishing names one and ends in no stack', async () => {
  await using content = await copyContent();
  const [project] = files.filter(({ name }) => name.startsWith('projects/'));
  const single = files.filter(
    ({ name }) => !/^(?:towns|people|reviews|projects|text-pages)\//.test(name),
  );
  for (const name of [...needed, ...[project, ...single].flatMap((file) => file?.name ?? [])]) {
    rmSync(join(content.folder, `${name}.yaml`));
    // The facts are read before all else.
    expect(() => assertContent(content.site()), name).toThrow(OwnerError);
    content.write(name, read(name));
  }
});

describe('a town that is being written', () => {
  const colmar = files.find(({ name }) => name === 'towns/colmar')?.value;
  const begun = withAt(withAt(colmar, ['name'], 'Willer-sur-Thur'), ['position'], '');

  test('is saved as a draft from its name on, which publishing leaves out', async () => {
    await using content = await copyContent();
    expect(save(content.site(), 'towns/+', { name: 'Willer-sur-Thur', position: '' })).toEqual({
      name: 'towns/willer-sur-thur',
      mistakes: [],
    });
    const { drafts, left } = overviewOf(content.site());
    expect(left).toEqual([]);
    expect(drafts['towns/willer-sur-thur']?.length).toBeGreaterThan(10);
    expect(content.entry('towns', 'towns/willer-sur-thur')).toMatchObject({
      title: 'Willer-sur-Thur',
      isDraft: true,
    });
    expect(draftLines(content.site())).toEqual([
      expect.stringMatching(
        /^« Villes, Willer-sur-Thur » est un brouillon et n'est pas publié ; il reste à écrire : « Ordre », .*« Accroche »/,
      ),
    ]);
  });

  test('needs its name, which becomes its address', async () => {
    await using content = await copyContent();
    expect(save(content.site(), 'towns/+', { position: '' }).mistakes).toMatchObject([
      { path: ['name'], reason: 'manque' },
    ]);
    expect(readdirSync(join(content.folder, 'towns'))).toEqual(
      readdirSync(join(contentFolder, 'towns')),
    );
  });

  test('is told what is left, in the order of its form, and less each time', async () => {
    await using content = await copyContent();
    save(content.site(), 'towns/+', withAt(begun, ['name'], 'Ammerschwihr'));
    const leftOf = () => overviewOf(content.site()).drafts['towns/ammerschwihr'] ?? [];
    const before = leftOf();
    const groups = [
      ...new Set(
        before.map(({ file, path }) => (file === 'towns/ammerschwihr.yaml' ? path[0] : file)),
      ),
    ];
    const inForm = Object.keys(site.kinds.towns?.shape.properties ?? {});
    expect(groups).toEqual([
      ...inForm.filter((name) => groups.includes(name)),
      'pages/zone-intervention.yaml',
    ]);
    const value = contentOf(content.read('towns/ammerschwihr'));
    const changed = withAt(value, ['tagline'], 'Une tour, des vignes et des toits raides.');
    expect(save(content.site(), 'towns/ammerschwihr', changed, value).mistakes).toEqual([]);
    expect(leftOf().length).toBe(before.length - 1);
  });

  test('does not make another town wrong, though that one was saved later', async () => {
    await using content = await copyContent();
    save(content.site(), 'towns/+', begun);
    save(content.site(), 'towns/colmar', withAt(colmar, ['radius'], 11), colmar);
    const { drafts, left } = overviewOf(content.site());
    expect(left).toEqual([]);
    expect(drafts['towns/willer-sur-thur']?.map(({ file }) => file)).not.toContain(
      'towns/colmar.yaml',
    );
  });

  test('is published once it is whole, and refused before', async () => {
    await using content = await copyContent();
    save(content.site(), 'towns/+', { name: 'Willer-sur-Thur', position: '' });
    const value = contentOf(content.read('towns/willer-sur-thur'));
    const ready = withAt(value, ['draft'], undefined);
    expect(
      save(content.site(), 'towns/willer-sur-thur', ready, value).mistakes.length,
    ).toBeGreaterThan(0);
    expect(contentOf(content.read('towns/willer-sur-thur'))).toEqual(value);
  });

  test('leaves no old address when it is deleted, and none is freed for it', async () => {
    await using content = await copyContent();
    const old = '  - from: /willer-sur-thur\n    to: /wittenheim\n';
    content.write('shared/redirects', read('shared/redirects') + old);
    save(content.site(), 'towns/+', begun);
    expect(content.read('shared/redirects')).toContain(old);
    expect(overviewOf(content.site()).left).toEqual([]);
    expect(removeEntry(content.site(), 'towns/willer-sur-thur', true)).toBe('');
    removeEntry(content.site(), 'towns/willer-sur-thur');
    expect(content.read('shared/redirects')).toBe(read('shared/redirects') + old);
  });

  test('is not where the address of another one leads', async () => {
    await using content = await copyContent();
    save(content.site(), 'towns/+', withAt(begun, ['name'], 'Cernay'));
    expect(removeEntry(content.site(), 'towns/mulhouse', true)).not.toContain('cernay');
  });
});

test('a worksite that no page shows is known', async () => {
  await using content = await copyContent();
  const [project] = files.filter(({ name }) => name.startsWith('projects/'));
  const copy = withAt(project?.value, ['title'], 'Toit refait à Thann');
  save(content.site(), 'projects/+', copy);
  const shown = new Set(overviewOf(content.site()).worksitesShown);
  expect(shown).not.toContain('toit-refait-a-thann');
  expect(shown).toContain(project?.id);
});
