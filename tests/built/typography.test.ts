import { expect, test } from 'vitest';
import { glyphs, typedGlyphs } from '../../src/styles/glyphs.ts';
import { pages } from '../support/routes.ts';
import { attributes, documentOf, metaOf } from './markup.ts';

const all = [...pages, '/envoi/rappel', '/envoi/message', '/envoi/erreur', '/hors-ligne', '/404'];

/**
 * A space at which a line could break: before a sign that stands apart from its word, and between a
 * number and its unit.
 */
const units = 'km|m|cm|mm|m²|m³|kg|h|min|ans?|mois|jours?|semaines?|heures?|euros|litres';
const breaking = new RegExp(` [:;?!%»]|« |\\d (?:%|€|°|(?:${units})(?![\\p{L}\\d’]))`, 'gu');

const spoken = ['alt', 'title', 'aria-label', 'aria-valuetext', 'placeholder', 'data-lightbox'];

/** What is written on a page, without its scripts and styles. */
function written(path: string): string {
  const body = documentOf(path).body.cloneNode(true);
  for (const code of body.querySelectorAll('script, style')) code.remove();
  return body.textContent;
}

test.each(all)('%s breaks no line before a sign or a unit', (path) => {
  const texts = [
    documentOf(path).title,
    metaOf(path, 'description') ?? '',
    written(path),
    ...spoken.flatMap((name) => attributes(path, `[${name}]`, name)),
  ];
  const found = texts.flatMap((text) =>
    [...text.matchAll(breaking)].map(({ index }) =>
      text.slice(Math.max(0, index - 30), index + 30),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

test.each(all)('%s is written with the letters that the faces have', (path) => {
  const drawn = new Set(`${glyphs}${typedGlyphs}\n\t<>`);
  expect([...new Set(written(path))].filter((letter) => !drawn.has(letter))).toEqual([]);
});

test.each(all)('%s raises the ends of its ordinals', (path) => {
  const texts = [...documentOf(path).querySelectorAll('body *:not(script, style, form *, svg *)')]
    .flatMap((element) => [...element.childNodes])
    .flatMap((node) => (node.nodeType === 3 ? (node.textContent ?? '') : []));
  expect(texts.filter((text) => /(?<![\p{L}\d])(?:1er|[IVX]+e)(?!\p{L})/u.test(text))).toEqual([]);
});
