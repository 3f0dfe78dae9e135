import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing.ts';
import { services } from '../../src/services.ts';
import { serviceMistakes } from './whole-services.ts';

test('every service has its fields and its page', () => {
  expect(serviceMistakes(services, Object.keys(services))).toEqual([]);
});

test('one more is refused with one line for each thing that it lacks', async () => {
  await using folder = await temporaryFolder();
  const pages = join(folder.path, 'src/pages/services');
  await mkdir(pages, { recursive: true });
  await writeFile(join(pages, 'toits.astro'), '');
  const roof = { slug: 'toits', title: 'Toits', category: 'Toits' };
  const stairs = { slug: 'escaliers', title: 'Escaliers', category: 'Escaliers' };
  expect(serviceMistakes({ roof, stairs }, ['roof'], folder.path)).toEqual([
    expect.stringMatching(
      /« Escaliers » : ses champs manquent : ajoutez "stairs" à .*services\.ts$/,
    ),
    'Service « Escaliers » : sa page manque : src/pages/services/escaliers.astro',
  ]);
});
