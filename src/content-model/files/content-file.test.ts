import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing.ts';
import { readContent, readYaml } from './content-file.ts';

test.each([
  ['a quote that nothing closes', 'a: 1\nb: "sans fin\nc: 2\n', 2, /guillemet qui ferme/],
  ['a quote that the next one closes', 'a: 1\nb: "sans fin\nc: "2"\n', 2, /guillemet/],
  ['a tab', 'a:\n\tb: 1\n', 2, /tabulation/],
  ['a line too far to the right', 'a:\n  - b\n c: 1\n', 3, /trop à droite/],
  ['a colon in a text', 'a: 1\nb: Attention : ça: fuit\n', 2, /entre guillemets/],
  ['a field that is there twice', 'a: 1\na: 2\n', 2, /déjà plus haut/],
  ['a star before a text', 'a: 1\nb: *gras*\n', 2, /entre guillemets/],
  ['an apostrophe in apostrophes', "a: 1\nb: 'l'eau'\n", 2, /YAML/],
  ['two texts', 'a: 1\n---\nb: 2\n', 2, /YAML/],
  ['nothing', '', 1, /vide/],
  ['comments and nothing else', '# a\n# b\n', 1, /vide/],
])('%s is named in French, by its line', (_, text, line, reason) => {
  expect(readYaml(text)).toMatchObject({
    value: undefined,
    error: { line, reason: expect.stringMatching(reason) },
  });
});

const text = '# Le toit\nname: Schiltigheim\nlead: le règlement va jusqu’à la forme\n';
test.each([
  ['Windows-1252', Buffer.from(text.replace('’', '\x92'), 'latin1'), 3],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 1],
  ['UTF-16 without its mark', Buffer.from(text, 'utf16le'), 1],
  ['UTF-8 that has lost a letter before', Buffer.from(text.replace('è', '\uFFFD')), 3],
])('a file saved as %s is refused, with its first wrong line', async (_, content, line) => {
  await using folder = await temporaryFolder();
  writeFileSync(join(folder.path, 'lure.yaml'), content);
  expect(readContent({ folder: folder.path }, 'lure.yaml').error).toEqual({
    line,
    reason: "une lettre n'est pas en UTF-8 ; enregistrez le fichier avec cet encodage",
  });
});

test('a mark of UTF-8 and lines as Windows ends them are read', async () => {
  await using folder = await temporaryFolder();
  writeFileSync(join(folder.path, 'lure.yaml'), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(readContent({ folder: folder.path }, 'lure.yaml').value).toEqual(readYaml(text).value);
});

test('a line is that of the item meant, also below an empty one or a number', () => {
  const { lineOf } = readYaml('notes:\n  - # à venir\n  - Un.\n  - ~\n  - Deux.\n2024:\n  a: 1\n');
  expect([lineOf(['notes', '0']), lineOf(['notes', '1']), lineOf(['2024', 'a'])]).toEqual([
    3, 5, 7,
  ]);
});
