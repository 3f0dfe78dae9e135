import { expect, test } from 'vitest';
import { assertUnique } from './unique.ts';

test('two pages that say the same stop the build, and are named', () => {
  const colmar = { path: '/colmar', title: 'Couvreur à Colmar', description: 'Toits de Colmar.' };
  expect(() => assertUnique([colmar, { ...colmar, path: '/rixheim', description: 'Toits de Rixheim.' }])).toThrow(
    '/colmar and /rixheim have the same seo.title: "Couvreur à Colmar"',
  );
  expect(() => assertUnique([colmar, { ...colmar, path: '/rixheim', title: 'Couvreur à Rixheim' }])).toThrow('same seo.description');
  expect(() => assertUnique([colmar])).not.toThrow();
});
