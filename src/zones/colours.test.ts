import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours } from './MapGround.tsx';

const styles = ['tokens', 'tokens-deferred'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('');
const tokens = new Map([...styles.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));

it.each(Object.keys(colours).filter((name) => tokens.has(name)))('%s is the same on the map as on the page', (name) => {
  expect(Object.entries(colours)).toContainEqual([name, tokens.get(name)]);
});

it('shares with the page what the key of the map shows', () => {
  expect([...tokens.keys()]).toEqual(expect.arrayContaining(['terracotta', 'limewash', 'slate', 'zone-planned', 'zone-line']));
});

/** Relative luminance and contrast of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
};

it.each([
  ['the tiles of the third zone on their ground', 'zone-line', 'limewash'],
  ['the first zone beside the second', 'terracotta', 'zone-planned'],
  ['the first zone beside the third', 'terracotta', 'limewash'],
  ['the edge of the second zone', 'terracotta-dark', 'zone-planned'],
  ['the edge of the third zone', 'terracotta-dark', 'limewash'],
  ['the edges beside what is abroad', 'terracotta-dark', 'abroad'],
] as const)('%s can be told apart', (_, one, other) => {
  expect(contrast(colours[one], colours[other])).toBeGreaterThanOrEqual(3);
});
