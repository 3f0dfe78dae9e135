import { expect, test } from 'vitest';
import { pages } from '../support/routes.ts';
import { documentOf } from './markup.ts';

test('a browser without AVIF gets the cut for phones as well', () => {
  const pictures = pages
    .flatMap((path) => [...documentOf(path).querySelectorAll('picture')])
    .filter((picture) => picture.querySelector('source[media]'));
  expect(pictures.length).toBeGreaterThan(20);
  for (const picture of pictures) {
    const types = [...picture.querySelectorAll('source[media]')].map((source) => source.getAttribute('type'));
    expect(types).toEqual(['image/avif', 'image/jpeg']);
  }
});

test('a picture that stands for a worksite, and is no photograph of it, says so', () => {
  const shown = pages.flatMap((path) => [...documentOf(path).querySelectorAll('[data-lightbox], .comparison')]);
  expect(shown).toHaveLength(5 + 6 * 4 + 1);
  for (const picture of shown) expect(picture.textContent).toContain('Image d’illustration');
  const names = shown.flatMap((link) => link.getAttribute('aria-label') ?? []);
  for (const name of names) expect(name).toMatch(/Image d’illustration$/);
});
