import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing.ts';
import { precompressFolder } from './precompress.ts';

test('every text has a copy of its very content, and a picture has none', async () => {
  await using folder = await temporaryFolder();
  const site = folder.path;
  await mkdir(join(site, 'services'));
  const texts = {
    'index.html': '<p>Tuiles, ardoises.</p>'.repeat(50),
    'services/toiture.html': '',
  };
  for (const [name, content] of Object.entries(texts)) await writeFile(join(site, name), content);
  await writeFile(join(site, 'toit.avif'), 'a');
  await precompressFolder(site);
  for (const [name, content] of Object.entries(texts))
    expect(String(brotliDecompressSync(await readFile(join(site, `${name}.br`))))).toBe(content);
  expect((await readdir(site)).filter((name) => name.startsWith('toit'))).toEqual(['toit.avif']);
});
