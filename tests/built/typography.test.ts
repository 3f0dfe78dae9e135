import { NodeFilter } from 'happy-dom';
import { expect, test } from 'vitest';
import { glyphs, typedGlyphs } from '../../src/styles/glyphs.ts';
import { pages } from '../support/routes.ts';
import { documentOf } from './markup.ts';

const sentPages = [
  '/envoi/rappel',
  '/envoi/message',
  '/envoi/erreur',
  '/hors-ligne',
  '/n-existe-pas',
];

/** A space at which a line could break: before a sign that stands apart from its word, and between a number and its unit. */
const breaking =
  / [:;?!%»]|« |\d (?:%|€|°|(?:km|m|cm|mm|m²|m³|kg|h|min|ans?|mois|jours?|semaines?|heures?|euros|litres)(?![\p{L}\d’]))/gu;

/** What a visitor reads of a page, piece by piece. */
function readTexts(path: string): string[] {
  const document = documentOf(path);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
  }
  return texts;
}

/** What a visitor reads or hears of a page. */
function textsOf(path: string): string[] {
  const document = documentOf(path);
  const texts = [document.title, ...readTexts(path)];
  for (const attribute of [
    'alt',
    'title',
    'aria-label',
    'aria-valuetext',
    'placeholder',
    'data-lightbox',
    'content',
  ])
    for (const element of document.querySelectorAll(`[${attribute}]:not([name="viewport"])`))
      texts.push(element.getAttribute(attribute) ?? '');
  return texts;
}

test.each([...pages, ...sentPages])('%s breaks no line before a sign or a unit', (path) => {
  const found = textsOf(path).flatMap((text) =>
    [...text.matchAll(breaking)].map(
      ({ 0: sign, index }) => `“${sign}” in “${text.slice(Math.max(0, index - 30), index + 30)}”`,
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

test.each([...pages, ...sentPages])(
  '%s is written with the letters that the faces have',
  (path) => {
    const drawn = new Set(`${glyphs}${typedGlyphs}\n\t<>`);
    expect(
      [...new Set(readTexts(path).join(''))].filter((character) => !drawn.has(character)),
    ).toEqual([]);
  },
);
