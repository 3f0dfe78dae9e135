import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { illustrationsLabel } from '../../src/components/Picture.tsx';
import { pictureFolder } from '../../src/content-model/facts/pictures.ts';
import { contentFiles, readContent } from '../content/texts.ts';
import { pages } from '../support/routes.ts';
import { documentOf } from './markup.ts';

const project = z.object({ title: z.string(), photo: z.boolean().default(false) });
const says = 'Image d’illustration';
const all = (selector: string) =>
  pages.flatMap((path) => [...documentOf(path).querySelectorAll(selector)]);

/** As it was typed. */
const plain = (text: string | null) => (text ?? '').replaceAll('’', "'").replace(/\s+/g, ' ');

/** Small pictures in a row have one label, below all of them. */
const sharesLabel = (picture: ReturnType<typeof all>[number]) =>
  picture.closest('.service-tiles, .service-cards > ol')?.nextElementSibling?.textContent ===
  illustrationsLabel;

test('a rendered picture of a worksite says so, and no other does outside the galleries', () => {
  const rendered = readdirSync(`${pictureFolder}/illustrations`).map((file) => parse(file).name);
  const outside = all('main picture').filter((picture) => !picture.closest('[data-lightbox]'));
  const pictures = outside.map((picture) => ({
    name: parse(picture.querySelector('img')?.getAttribute('src') ?? '').name.split('.')[0] ?? '',
    says: picture.nextElementSibling?.textContent === says || sharesLabel(picture),
  }));
  expect(pictures.filter((picture) => picture.says).length).toBeGreaterThan(20);
  expect(pictures.filter((each) => each.says !== rendered.includes(each.name))).toEqual([]);
});

test('a picture that stands for a worksite, and is no photograph of it, says so', () => {
  const photographed = contentFiles()
    .filter((file) => file.startsWith('projects/'))
    .map((file) => project.parse(readContent(file)))
    .flatMap(({ photo, title }) => (photo ? plain(title) : []));
  const links = all('[data-lightbox]');
  expect(links.length).toBeGreaterThanOrEqual(29);
  for (const link of links) {
    const title = plain(link.getAttribute('data-lightbox'));
    if (!photographed.some((name) => title.endsWith(name)))
      for (const text of [link.textContent, link.getAttribute('aria-label') ?? says])
        expect(text).toContain(says);
  }
});
