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
