import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changed, contentOf, namesOf } from './files.ts';
import { editedSite } from './site.ts';
import { tidied } from './tidy.ts';

const site = editedSite();

test('a file that is opened and saved stays as it is, to the byte', () => {
  for (const [key, kind] of Object.entries(site.kinds))
    for (const name of namesOf(kind, site.folder)) {
      const text = readFileSync(join(site.folder, `${name}.yaml`), 'utf8');
      const now = changed(kind, text, tidied(key, contentOf(text, kind)));
      expect(now.text, name).toBe(text);
      expect(kind.mistakes(now.text), name).toEqual([]);
    }
});
