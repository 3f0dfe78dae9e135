import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../support/folders.ts';

test('nothing of the editor is built', () => {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|js|css|json|xml|txt|webmanifest)$|_headers$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => /keystat|keystar|editeur\/photo/i.test(name + readFileSync(join(builtSite, name), 'utf8')))).toEqual([]);
});
