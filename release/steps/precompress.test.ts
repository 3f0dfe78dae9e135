import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing.ts';
import { precompressFolder } from './precompress.ts';

const page = '<p>Tuiles, ardoises, zinc.</p>'.repeat(50);
let site: string;
let cache: string;

beforeEach(async () => {
  const folder = await temporaryFolder();
  [site, cache] = [join(folder.path, 'dist'), join(folder.path, 'cache')];
  await mkdir(join(site, 'services'), { recursive: true });
  return () => folder[Symbol.asyncDispose]();
});

const write = (name: string, content = page) => writeFile(join(site, name), content);
const unpacked = async (name: string) =>
  brotliDecompressSync(await readFile(join(site, `${name}.br`))).toString();

test('every text has both, of its very content; pictures have none', async () => {
  await write('index.html');
  await write('services/toiture.html', '');
  await write('toit.avif');
  await precompressFolder(site, cache);
  expect(await unpacked('index.html')).toBe(page);
  expect(gunzipSync(await readFile(join(site, 'index.html.gz'))).toString()).toBe(page);
  expect(await unpacked('services/toiture.html')).toBe('');
  expect((await readdir(site)).filter((name) => name.startsWith('toit'))).toEqual(['toit.avif']);
});

test('what is kept is used again, and goes with its content', async () => {
  await write('index.html');
  await precompressFolder(site, cache);
  const [kept = ''] = await readdir(cache);
  await writeFile(join(cache, kept), 'kept');
  await precompressFolder(site, cache);
  expect(await readFile(join(site, 'index.html.br'), 'utf8')).toBe('kept');
  await write('index.html', `${page}!`);
  await precompressFolder(site, cache);
  expect(await readdir(cache)).toEqual([expect.not.stringContaining(kept)]);
});
