import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../support/folders.ts';

/** What alone the editor says, in its packages and in ours: their names, the addresses that it asks, the title of its page. */
const traces = /picocss|\/editeur\/|<title>modifier le site/i;
/** What is no text, or the same text once more. */
const unread = /\.(?:avif|jpg|png|ico|woff2|br|gz)$/;

test('nothing of the editor is built', () => {
  const files = readdirSync(builtSite, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.filter(
      (path) =>
        traces.test(path) || (!unread.test(path) && traces.test(readFileSync(path, 'utf8'))),
    ),
  ).toEqual([]);
  // The traces are the editor's own.
  expect(
    ['editor/App.tsx', 'editor/index.html', 'editor/api.ts'].filter(
      (path) => !traces.test(readFileSync(path, 'utf8')),
    ),
  ).toEqual([]);
});
