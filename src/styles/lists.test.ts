import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const imported = (list: string) =>
  [...readFileSync(`src/styles/${list}`, 'utf8').matchAll(/@import "(.+)";/g)].map(([, path = '']) => normalize(join('src/styles', path)));

const lists = { firstView: imported('first-view.css'), deferred: imported('deferred.css') };
// The page shown without network brings its own copies of what it needs.
const offline = 'src/sections/Offline.tsx';
const byComponents = globSync('src/**/*.{tsx,astro}', { exclude: [offline] }).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/import '(.+\.css)';/g)].map(([, path = '']) => normalize(join(file, '..', path))),
);

test('every stylesheet of a component is sent, with the first view or after it', () => {
  const sent = [...lists.firstView, ...lists.deferred, ...byComponents, 'src/sections/Offline.css'];
  const components = globSync('src/**/*.css').filter((file) => !file.startsWith('src/styles/'));
  expect(components.filter((file) => !sent.includes(file))).toEqual([]);
});

test('no stylesheet is sent in both lists', () => {
  expect(lists.deferred.filter((file) => lists.firstView.includes(file))).toEqual([]);
});
