import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { pictureFolder } from '../../src/pictures/files.ts';
import { contentFiles, readContent } from '../content/texts.ts';
import { pages } from '../support/routes.ts';
import { documentOf } from './markup.ts';

const project = z.object({ title: z.string(), photo: z.boolean().default(false) });

/** As it was typed. */
const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ').trim();

test('a browser without AVIF gets the cut for phones as well', () => {
  const pictures = pages
    .flatMap((path) => [...documentOf(path).querySelectorAll('picture')])
    .filter((picture) => picture.querySelector('source[media]'));
  expect(pictures.length).toBeGreaterThan(20);
  for (const picture of pictures) {
    const types = [...picture.querySelectorAll('source[media]')].map((source) =>
      source.getAttribute('type'),
    );
    expect(types).toEqual(['image/avif', 'image/jpeg']);
  }
});

test('a rendered picture of a worksite says so wherever it stands, and no other does outside the galleries', () => {
  const rendered = readdirSync(`${pictureFolder}/illustrations`).map((file) => parse(file).name);
  const pictures = pages.flatMap((path) => [
    ...documentOf(path).querySelectorAll('main :not([data-lightbox]) > picture'),
  ]);
  const saying = pictures.map((picture) => ({
    name: parse(picture.querySelector('img')?.getAttribute('src') ?? '').name.split('.')[0] ?? '',
    says: picture.nextElementSibling?.textContent === 'Image d’illustration',
  }));
  expect(saying.filter(({ says }) => says).length).toBeGreaterThan(20);
  expect(saying.filter(({ name, says }) => says !== rendered.includes(name))).toEqual([]);
});

test('a picture that stands for a worksite, and is no photograph of it, says so', () => {
  const projects = contentFiles()
    .filter((file) => file.startsWith('projects/'))
    .map((file) => project.parse(readContent(file)));
  const photographed = projects.filter(({ photo }) => photo).map(({ title }) => plain(title));
  const links = pages.flatMap((path) => [...documentOf(path).querySelectorAll('[data-lightbox]')]);
  const illustrations = links.filter(
    (link) =>
      !photographed.some((title) =>
        plain(link.getAttribute('data-lightbox') ?? '').endsWith(title),
      ),
  );
  expect(documentOf('/urgence').querySelectorAll('#realisations h3')).toHaveLength(4);
  expect(illustrations.filter((link) => link.ownerDocument === documentOf('/urgence'))).toEqual([]);
  expect(links.length).toBeGreaterThanOrEqual(5 + 5 * 4);
  for (const link of illustrations) {
    expect(link.textContent).toContain('Image d’illustration');
    expect(link.getAttribute('aria-label') ?? 'Image d’illustration').toMatch(
      /Image d’illustration$/,
    );
  }
});
