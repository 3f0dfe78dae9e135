import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtSite } from '../support/folders.ts';
import { pages } from '../support/routes.ts';
import { testSite } from '../support/site.ts';
import { documentOf, markupOf } from './markup.ts';

const { company } = testSite();
const valuesOf = (entries: { path: string; value: string | undefined }[]) =>
  new Set(entries.map(({ value }) => value)).size;

/** What a tab says behind every title, where there is room. */
const signature = ` – ${company.name}`;

test('every page has its own title and description, of a length that is shown whole', () => {
  const read = pages.map(markupOf);
  for (const { path, lang, title, meta } of read) {
    expect.soft(lang, path).toBe('fr');
    expect.soft(documentOf(path).querySelectorAll('h1'), path).toHaveLength(1);
    expect.soft(title, path).toContain(signature);
    expect.soft(title.length - signature.length, `${path}: ${title}`).toBeGreaterThanOrEqual(12);
    expect.soft(title.length - signature.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect
      .soft(meta.description?.length, `${path}: ${meta.description}`)
      .toBeGreaterThanOrEqual(70);
    expect.soft(meta.description?.length, `${path}: ${meta.description}`).toBeLessThanOrEqual(155);
    expect.soft(meta['theme-color'], path).toMatch(/^#/);
    expect.soft(meta.robots, path).toBeUndefined();
  }
  expect(valuesOf(read.map(({ path, title }) => ({ path, value: title })))).toBe(pages.length);
  expect(valuesOf(read.map(({ path, meta }) => ({ path, value: meta.description })))).toBe(
    pages.length,
  );
});

test('every page names its own address and says the same where it is shared', () => {
  for (const { path, title, meta, rel } of pages.map(markupOf)) {
    expect.soft(rel.canonical, path).toBe(`${company.siteUrl}${path}`);
    expect.soft(meta, path).toMatchObject({
      'og:type': 'website',
      'og:site_name': company.name,
      'og:locale': 'fr_FR',
      'og:url': `${company.siteUrl}${path}`,
      'og:title': title.replace(signature, ''),
      'og:description': meta.description,
      'og:image:alt': title.replace(signature, ''),
      'twitter:card': 'summary_large_image',
    });
  }
});

test('every page has a sharing picture in the form that networks show whole, with its size, under 150 kB', async () => {
  const read = pages.map(markupOf);
  await Promise.all(
    read.map(async ({ path, meta }) => {
      const { origin, pathname } = new URL(meta['og:image'] ?? '');
      expect.soft(origin, path).toBe(company.siteUrl);
      const content = await readFile(`${builtSite}${pathname}`);
      const { width, height, format } = await sharp(content).metadata();
      expect
        .soft([format, `${width}`, `${height}`], path)
        .toEqual(['jpeg', meta['og:image:width'], meta['og:image:height']]);
      expect.soft(width / height, path).toBeCloseTo(1200 / 630, 1);
      expect.soft(content.length, path).toBeLessThan(150_000);
    }),
  );
});

test('pages that nobody should find say so, and are not shared', () => {
  for (const { path, meta, rel, graphs } of [
    '/n-existe-pas',
    '/envoi/message',
    '/envoi/rappel',
    '/envoi/erreur',
  ].map(markupOf)) {
    expect.soft(meta.robots, path).toBe('noindex');
    expect.soft(rel.canonical, path).toBeUndefined();
    expect.soft(meta['og:image'], path).toBeUndefined();
    expect.soft(graphs, path).toEqual([]);
  }
});

test('the sign stands in tabs and on home screens, at the sizes that the manifest states', async () => {
  const { rel } = markupOf('/');
  const manifest: { name: string; lang: string; icons: { src: string; sizes: string }[] } =
    JSON.parse(await readFile(`${builtSite}${rel.manifest}`, 'utf8'));
  expect(manifest).toMatchObject({ name: company.name, lang: 'fr', start_url: '/' });
  const pictures = [...manifest.icons, { src: rel['apple-touch-icon'] ?? '', sizes: '180x180' }];
  expect(pictures).toHaveLength(4);
  for (const { src, sizes } of pictures) {
    const { width, height, format } = await sharp(await readFile(`${builtSite}${src}`)).metadata();
    expect.soft(`${width}x${height} ${format}`, src).toBe(`${sizes} png`);
  }
  for (const path of ['/apple-touch-icon.png', '/icon-maskable.png']) {
    const { isOpaque } = await sharp(await readFile(`${builtSite}${path}`)).stats();
    expect.soft(isOpaque, path).toBe(true);
  }
  const ico = await readFile(`${builtSite}/favicon.ico`);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({
    width: 32,
    height: 32,
    format: 'png',
  });
});

test('headings follow each other in order on every page', () => {
  for (const path of pages) {
    const levels = [...documentOf(path).querySelectorAll('main :is(h1, h2, h3, h4)')].map(
      ({ localName }) => Number(localName.slice(1)),
    );
    expect(levels[0], path).toBe(1);
    for (const [index, level] of levels.entries())
      expect(
        level - (levels[index - 1] ?? level),
        `${path}, heading ${index + 1}`,
      ).toBeLessThanOrEqual(1);
  }
});

test('rules of what is fetched beforehand say where their links are, which Chrome 121 wants', () => {
  const rules: Record<string, { source?: string }[]> = JSON.parse(
    documentOf('/').querySelector('[type=speculationrules]')?.textContent ?? '',
  );
  expect(Object.values(rules).flatMap((rule) => rule.map(({ source }) => source))).toEqual([
    'document',
    'document',
  ]);
});
