import { type Element, NodeFilter } from 'happy-dom';
import { expect, test } from 'vitest';
import { contentFiles } from '../content/texts.ts';
import { pages } from '../support/routes.ts';
import { testSite } from '../support/site.ts';
import { documentOf } from './markup.ts';
import { homeOrder, type Line, shown } from './specification.ts';

const { company } = testSite();

/** What a red line means to who has changed a text. */
const contract = 'the contract fixes this: it is changed there first';

/** As a reader compares: one kind of apostrophe, one kind of space. */
const plain = (text: string) => text.replace(/’/g, "'").replace(/\s+/g, ' ').trim();

/** What of a line a page lacks; `places` are the elements of its place. */
function lacks(line: Line, places: { text: string; label: string | null; href: string | null }[]): string[] {
  const candidates = line.to === undefined ? places : places.filter(({ href }) => href === line.to);
  const isThere = (text: string) => candidates.some((place) => [place.text, place.label ?? ''].some((found) => plain(found).includes(plain(text))));
  return [
    ...(line.shows ?? []).filter((text) => !isThere(text)).map((text) => `${line.says}: “${text}” is not at ${line.at ?? 'main'}`),
    ...(line.count === undefined || line.count === places.length ? [] : [`${line.says}: ${places.length} instead of ${line.count} at ${line.at}`]),
  ];
}

/** The words of an element as they are read: what stands in blocks or marks side by side are words apart. */
function wordsOf(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  let before: Element | null | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest('p, li, div, dt, dd, h1, h2, h3, td, b, small, strong, span');
    text += (before === undefined || before === block ? '' : ' ') + (node.textContent ?? '');
    before = block;
  }
  return text;
}

for (const path of pages) {
  test(`${path} shows every line of the specification that names it`, () => {
    const lines = shown.filter(({ on }) => on.includes(path));
    expect(lines).not.toEqual([]);
    const document = documentOf(path);
    const found = lines.map(({ at = 'main' }) =>
      [...document.querySelectorAll(at)].map((element) => ({
        text: wordsOf(element),
        label: element.getAttribute('aria-label'),
        href: element.getAttribute('href'),
      })),
    );
    const missing = lines.flatMap((line, index) => lacks(line, found[index] ?? []));
    expect(missing, contract).toEqual([]);
  });
}

test('what only the owner can tell is absent while he has not', () => {
  const { rgeNumber, certibiocide } = company.legal;
  if (contentFiles().every((file) => !file.startsWith('reviews/'))) expect(documentOf('/').querySelector('.reviews')).toBeNull();
  // No stars for a note that nobody can read.
  if (!documentOf('/').querySelector('.rating a')) expect(documentOf('/').querySelector('.rating__stars')).toBeNull();
  if (contentFiles().every((file) => !file.startsWith('people/'))) expect(documentOf('/garanties').querySelector('.people')).toBeNull();
  if (!rgeNumber) expect(documentOf('/services/isolation').querySelector('main')?.textContent).not.toMatch(/Qualifiés\s+RGE/);
  if (!certibiocide) expect(documentOf('/services/demoussage-toiture').querySelector('main')?.textContent).not.toMatch(/Certibiocide/);
});

test('the home page has its blocks in the order of the specification', () => {
  const blocks = [...documentOf('/').querySelectorAll('main > section')];
  const order = homeOrder.map((mark) => blocks.findIndex((block) => block.matches(mark) || block.querySelector(mark)));
  expect(order, contract).toEqual([...homeOrder.keys()]);
});
