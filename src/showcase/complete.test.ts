import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

test('the page for contributors shows every component', () => {
  const shown = read('src/showcase/*.{astro,tsx}');
  const components = [...read('src/components/*.tsx').matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => name);
  expect(components).toContain('LightBox');
  expect(components.filter((name) => !shown.includes(`<${name} `) && !shown.includes(`<${name}>`))).toEqual([]);
});
