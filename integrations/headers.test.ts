import { expect, test } from 'vitest';
import { fileName } from './headers.ts';

test.each([
  ['Faîtage & Fils', 'faitage-fils'],
  ['« L’Ardoise »', 'l-ardoise'],
  ['屋根', 'contact'],
])('%s is saved as %s', (name, file) => {
  expect(fileName(name)).toBe(file);
});
