import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressOf } from '../../release/hosting/built-site.ts';
import { builtSite } from '../support/folders.ts';
import { pages } from '../support/routes.ts';
import { type Markup, markupOf } from './markup.ts';

/** Links inside the site, without what is no page: telephone, mail, files and other sites. */
const innerLinks = ({ path, links }: Markup) =>
  links
    .map((href) => new URL(href, `http://localhost${path}`))
    .filter(({ origin, pathname }) => origin === 'http://localhost' && !/\.\w+$/.test(pathname));

test('every page is at most two clicks from the home page', () => {
  const clicks = new Map([['/', 0]]);
  for (let depth = 0; ; depth++) {
    const here = [...clicks].filter(([, distance]) => distance === depth).map(([path]) => path);
    if (here.length === 0) break;
    const read = here.map(markupOf);
    for (const { pathname } of read.flatMap(innerLinks))
      if (!clicks.has(pathname)) clicks.set(pathname, depth + 1);
  }
  expect([...clicks.keys()].sort()).toEqual([...pages].sort());
  expect(Math.max(...clicks.values())).toBeLessThanOrEqual(2);
});

// Answers and the offline page stand apart on purpose.
test('no page is built that nothing links to', () => {
  const built = readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.html') &&
        !['404.html', 'hors-ligne.html'].includes(name) &&
        !name.startsWith('envoi'),
    )
    .map((name) => addressOf(name.replaceAll('\\', '/')));
  expect(built.sort()).toEqual([...pages].sort());
});
