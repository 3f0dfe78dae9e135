import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
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

test('the same content at several addresses is kept once', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `page-${index}.html`);
  for (const name of names) await write(name);
  await precompressFolder(site, cache);
  for (const name of names) expect(await unpacked(name)).toBe(page);
  expect(await readdir(cache)).toHaveLength(1);
});

test('what is kept is used again', async () => {
  await write('index.html');
  await precompressFolder(site, cache);
  const [kept = ''] = await readdir(cache);
  const quick = (content: string) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

  await writeFile(join(cache, kept), quick(page));
  await precompressFolder(site, cache);
  expect(await readFile(join(site, 'index.html.br'))).toEqual(quick(page));
});

test('what was kept of contents that are gone goes', async () => {
  await write('index.html');
  await precompressFolder(site, cache);
  const before = await readdir(cache);
  await write('index.html', `${page}!`);
  await precompressFolder(site, cache);
  expect(await readdir(cache)).toHaveLength(1);
  expect(await readdir(cache)).not.toEqual(before);
});
