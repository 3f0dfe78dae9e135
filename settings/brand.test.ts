import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBrand } from './brand.ts';

const colours = readFileSync('tests/meyer/brand.yaml', 'utf8').split('logo:')[0] ?? '';
const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path d="M0 0h10v20z"/></svg>';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (yaml: string, files: Record<string, string> = {}) => {
  writeFileSync(join(folder, 'brand.yaml'), yaml);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return readBrand(folder);
};

test('colours are enough', () => {
  expect(read(colours)).toMatchObject({ colours: { accent: '#1f5c46' }, shades: {} });
  expect(read(colours).logo).toBeUndefined();
});

test.each([
  [
    colours.replace('"#1f5c46"', 'green'),
    '« Couleurs › Terre cuite » (colours.accent) : doit avoir six chiffres ou lettres (de a à f) après un #, entre guillemets, comme "#a8441f" ; il y a "green"',
  ],
  [colours.replace('"#1f5c46"', '#1f5c46'), '(colours.accent) : doit être une couleur entre guillemets, comme "#a8441f"'],
  [
    `${colours}logo:\n  file: logo.png\n`,
    '« Logo › Fichier » (logo.file) : doit être le nom d’un fichier SVG posé à côté de brand.yaml, comme "logo.svg" ; il y a "logo.png"',
  ],
  [`${colours}logo:\n  file: mine.svg\n`, "« Logo › Fichier » (logo.file) : il n'y a pas de fichier "],
])('a mistake is told in one line (%#)', (yaml, line) => {
  expect(() => read(yaml)).toThrow(line);
});

test('a logo is taken with its size', () => {
  const files = { 'logo.svg': `<?xml version="1.0"?>\n<!-- drawn by hand -->\n${square}`, 'sign.svg': square };
  expect(read(`${colours}logo:\n  file: logo.svg\n  sign: sign.svg\n`, files).logo).toEqual({
    light: { svg: square, width: 10, height: 20 },
    sign: { svg: square, width: 10, height: 20 },
  });
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="10"/>', 'doit être un SVG avec un viewBox'],
  [square.replace('<path', '<text>Meyer</text><path'), 'contient <text…, qui ne se voit pas partout'],
  [square.replace('<path', '<image href="https://example.fr/a.png"/><path'), 'contient <image'],
  [square.replace('<path', '<path onclick="alert(1)"'), 'contient onclick='],
])('a logo that would not show is refused (%#)', (svg, line) => {
  expect(() => read(`${colours}logo:\n  file: logo.svg\n`, { 'logo.svg': svg })).toThrow(line);
});
