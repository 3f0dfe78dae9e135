import { beforeAll, expect, test } from 'vitest';
import { files, temporaryFolder, writeSite } from '../testing.ts';
import { readBuiltSite } from './built-site.ts';
import { ServedSite } from './served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  await using folder = await temporaryFolder();
  writeSite(folder.path, { ...files, 'dédé.html': '<!doctype html><title>Dédé</title>' });
  site = new ServedSite(await readBuiltSite(folder.path));
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', undefined],
  ['br ; q=0.000 , gzip; q=0', undefined],
  ['gzip;q=0.5, BR;Q=0.2', 'br'],
  ['brotli, xgzip', undefined],
  ['', undefined],
])('who takes “%s” gets a page as %s', async (acceptEncoding, coding) => {
  for (const variant of [site.find('/contact', acceptEncoding), site.notFound(acceptEncoding)]) {
    expect(variant?.headers['content-encoding']).toBe(coding);
    expect(variant?.headers.vary).toBe('Accept-Encoding');
  }
  // Without compressed copies there is only one encoding.
  const picture = site.find('/_astro/toit.a1b2.avif', acceptEncoding);
  expect([picture?.headers['content-encoding'], picture?.headers.vary]).toEqual([
    undefined,
    undefined,
  ]);
});

test('an address with accents leads to its page, and only pages are searched', async () => {
  expect(site.movedTo('/d%C3%A9d%C3%A9/')).toBe('/d%C3%A9d%C3%A9');
  expect([
    site.mentions('<h1>Toiture</h1>'),
    site.mentions('User-agent'),
    site.mentions('Dédé'),
  ]).toEqual([true, false, true]);
});
