import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contentFolder } from '../content-model/content-folder.ts';
import { readSite } from '../content-model/site.ts';
import { temporaryFolder } from '../server/testing.ts';
import { contentOf, fileOf, save } from './files.ts';
import { fileKinds } from './forms.ts';
import { leftToCorrect } from './left.ts';
import { toView } from './view.ts';

let folder: string;
beforeEach(async () => {
  const temporary = await temporaryFolder();
  folder = temporary.path;
  cpSync(contentFolder, folder, { recursive: true });
  return () => temporary[Symbol.asyncDispose]();
});

const site = () => readSite({ folder }, {}, new Date());
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a copied town is told with its page in the editor and the fields that are still those of the other one', () => {
  // Its name comes before that of the town that was there, which is not told to be the copy.
  writeFileSync(
    join(folder, 'towns/ammerschwihr.yaml'),
    text('towns/colmar.yaml').replace('Colmar', 'Ammerschwihr').replace('order: 3', 'order: 23'),
  );
  const left = leftToCorrect(site()).filter(({ title }) => title.startsWith('Villes'));
  expect(new Set(left.map(({ page }) => page))).toEqual(new Set(['/keystatic/collection/towns/item/ammerschwihr']));
  expect(left.find(({ names }) => names.includes('« Introduction »'))).toMatchObject({
    title: 'Villes, ammerschwihr',
    reason: "le même texte que dans « Villes, colmar » ; écrivez ce qui n'est vrai que là",
    names: expect.arrayContaining(['« Autour de la ville › Toits › n° 2 »']),
    fields: expect.arrayContaining([
      expect.objectContaining({ path: ['around', 'roofs', '1'], value: expect.stringMatching(/^La tuile de Colmar/) }),
    ]),
  });
});

test('a fact that other texts name cannot be taken away, and none of them is then wrong', () => {
  const file = fileOf('content/company.json', fileKinds(site()));
  const view = toView(file && contentOf(text('company.yaml').replace('quoteHours: 48', 'quoteHours:'), file.kind), file?.kind.shape ?? {});
  const additions = [{ path: 'content/company.json', contents: Buffer.from(JSON.stringify(view)).toString('base64url') }];
  const before = text('company.yaml');
  expect(save(site(), { additions, deletions: [] })).toEqual([
    {
      path: ['figures', 'quoteHours'],
      title: '« Chiffres › Devis »',
      reason: expect.stringMatching(/^\d+ textes ne vont plus avec cela\. Le premier, dans .*\.yaml, « .* » : \{quoteHours\} n'a pas/),
      value: undefined,
    },
  ]);
  expect(text('company.yaml')).toBe(before);
});
