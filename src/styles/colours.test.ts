import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, luminance } from '../../tests/support/contrast.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const tokens = new Map<string, string>();
for (const [, name = '', colour = '', same = ''] of read('src/styles/tokens.css').matchAll(
  /--([\w-]+): (?:(#[\da-f]{6})|var\(--([\w-]+)\));/g,
)) {
  const value = colour || tokens.get(same);
  if (value) tokens.set(name, value);
}
const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/**
 * What must be read, or told apart, on what, and how well (WCAG 2.2: 4.5 for text, 3 for what is no
 * text).
 */
const pairs: [colour: string, on: string[], least: number][] = [
  ['slate', ['plaster', 'sand', 'limewash', 'sand-shade', 'zinc-pale'], 4.5],
  ['terracotta', ['plaster', 'limewash', 'white', 'sand'], 4.5],
  ['terracotta-deep', ['white'], 4.5],
  ['terracotta-dark', ['plaster', 'white', 'terracotta-pale'], 4.5],
  ['terracotta-light', ['slate'], 4.5],
  ['zinc', ['plaster', 'limewash', 'sand', 'white', 'zinc-pale'], 4.5],
  ['zinc-light', ['slate'], 4.5],
  ['slate-shade', ['limewash'], 4.5],
  ['moss', ['plaster', 'white', 'moss-pale', 'limewash'], 4.5],
  ['oak', ['plaster', 'limewash', 'sand', 'white'], 4.5],
  ['idle', ['white'], 4.5],
  ['emergency', ['plaster', 'white'], 4.5],
  ['emergency-dark', ['plaster', 'white'], 4.5],
  ['error', ['error-ground', 'white', 'plaster'], 4.5],
  ['field-edge', ['white', 'limewash'], 3],
  // The map.
  ['terracotta-pale', ['zone-rapid'], 3],
  ['slate', ['zone-rapid'], 3.5], // names of towns
  ['zone-line', ['limewash'], 3],
  ['terracotta-dark', ['terracotta-pale', 'limewash', 'abroad'], 3],
];

test.each(pairs)('%s is told from %j', (colour, on, least) => {
  const lightOf = (name: string) =>
    luminance(channels(name === 'white' ? '#ffffff' : (tokens.get(name) ?? name)));
  for (const ground of on)
    expect(contrast(lightOf(colour), lightOf(ground)), ground).toBeGreaterThanOrEqual(least);
});

test('the ground of marked words is the brand’s colour', () => {
  const [, ground] = /--mark-ground: rgb\((\d+ \d+ \d+) /.exec(read('src/styles/tokens.css')) ?? [];
  expect(ground).toBe(channels(tokens.get('terracotta') ?? '').join(' '));
});

test('stylesheets, components and pages write these colours, white and black alone', () => {
  const files = globSync('{editor,src}/**/*.{css,ts,tsx,astro}', {
    exclude: ['**/*.test.ts', '**/styles/tokens.css'],
  });
  expect(files.map((path) => path.replaceAll('\\', '/'))).toContain('src/styles/base.css');
  const shadows = [...read('src/styles/tokens.css').matchAll(/rgb\((\d+ \d+ \d+)/g)].map(
    ([, numbers]) => numbers,
  );
  const known = new Set([
    ...shadows,
    ...[...tokens.values(), '#ffffff', '#000000'].map((colour) => channels(colour).join(' ')),
  ]);
  const strange = files.flatMap((file) =>
    [
      ...read(file).matchAll(
        /rgba?\((\d+ \d+ \d+)[^)]*\)|(#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4}))\b(?![\w-])/gi,
      ),
    ]
      .filter(
        ([, numbers = '', hex = '']) =>
          !known.has(numbers) && !/^#(?:fff|000)[\da-f]?$|^#(?:ffffff|000000)$/.test(hex),
      )
      .map(([colour]) => `${file}: ${colour}`),
  );
  expect(strange).toEqual([]);
});
