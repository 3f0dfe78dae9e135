import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callbackSchema, contactSchema } from '../../requests/fields.ts';
import { contentFiles } from '../content/texts.ts';
import { builtSite } from '../support/folders.ts';
import { pages, townPages } from '../support/routes.ts';
import { testSite } from '../support/site.ts';
import {
  formFields,
  general,
  insulation,
  type Line,
  moss,
  roofing,
  shown,
  sitemap,
  zinc,
} from '../support/specification.ts';
import { documentOf } from './markup.ts';

const { company } = testSite();

/** What the blocks of a page hold, in the order of the specification. */
const orders: [path: string, ...marks: string[]][] = [
  ['/', 'h1', '.intro', '#services', '.quote-banner', '.reasons', '#realisations'],
  ['/', '#services', '.rating', '#rappel form', '#zones'],
  [roofing, 'h1', '.titled-list', '.swatches', '.warranty', '.steps', '#realisations'],
  [zinc, 'h1', '.water-way', '.swatches', '.trio', '#realisations'],
  [insulation, 'h1', '.trio', '.titled-list', '.swatches', '.aids', '#realisations', '.figures'],
  [moss, 'h1', '.checklist', '.titled-list', '.warranty', '#realisations', '.steps'],
  [general, 'h1', '.trio', '.titled-list', '.swatches', '#realisations', '.steps', '.figures'],
  ['/urgence', 'h1', '#interventions', '#fuite', '#rappel form', '#realisations', '.steps'],
];

/** What follows what within a block. */
const within: [path: string, ...marks: string[]][] = [
  ['/', '.reasons', '.reasons + * .credentials', '.reasons + * .figures'],
  ['/urgence', 'h1', '.emergency-hero .figures', '#interventions'],
  ['/urgence', '.steps', '.steps ~ .figures'],
  ['/contact', 'address', '.contact__hours', 'main form'],
];

/** What a red line means to who has changed a text. */
const contract = 'the contract fixes this: it is changed there first';

/** As texts are compared: one kind of apostrophe, and no matter in which elements words stand. */
const plain = (text: string | null) => (text ?? '').replace(/’/g, "'").replace(/\s/g, '');

/** What of a line a page lacks. */
function lacks(path: string, [place, ...shows]: Line): string[] {
  const elements = [...documentOf(path).querySelectorAll(place)].map((element) => ({
    texts: [plain(element.textContent), plain(element.getAttribute('aria-label'))],
    href: element.getAttribute('href'),
  }));
  const isThere = (text: string, to?: string) =>
    elements.some(
      ({ texts, href }) =>
        (to === undefined || to === href) && texts.some((found) => found.includes(plain(text))),
    );
  return shows
    .flatMap((wanted) => {
      if (typeof wanted === 'string') return isThere(wanted) ? [] : [`“${wanted}”`];
      if (typeof wanted === 'number')
        return elements.length === wanted ? [] : [`${elements.length} instead of ${wanted}`];
      return Object.entries(wanted)
        .filter(([text, to]) => !isThere(text, to))
        .map(([text, to]) => `“${text}” to ${to}`);
    })
    .map((lack) => `${place}: ${lack}`);
}

for (const path of pages) {
  test(`${path} shows every line of the specification that names it`, () => {
    const lines = shown.flatMap(([on, ...those]) => (on.includes(path) ? those : []));
    expect(
      lines.flatMap((line) => lacks(path, line)),
      contract,
    ).toEqual([]);
  });
}

test.each([
  ['callback', callbackSchema.entries],
  ['contact', contactSchema.entries],
] as const)('a %s request has the fields of the specification in their order', (form, fields) => {
  expect(Object.keys(fields), contract).toEqual(Object.keys(formFields[form]));
});

test.each(orders)('%s has its blocks in the order of the specification', (path, ...marks) => {
  const blocks = [...documentOf(path).querySelectorAll('main > section')];
  const order = marks.map((mark) =>
    blocks.findIndex((block) => block.matches(mark) || block.querySelector(mark)),
  );
  expect(order, contract).not.toContain(-1);
  expect(order, contract).toEqual(order.toSorted((a, b) => a - b));
});

test.each([
  ...within,
  ...townPages.map((path) => [path, 'h1', 'aside', '.town-around', '#services', '#rappel form']),
])('%s has its parts in the order of the specification', (path = '', ...marks) => {
  const all = [...documentOf(path).querySelectorAll('main *')];
  const order = marks.map((mark) => all.findIndex((element) => element.matches(mark)));
  expect(order, contract).not.toContain(-1);
  expect(order, contract).toEqual(order.toSorted((a, b) => a - b));
});

test('the sitemap lists the entries of the specification and no others', () => {
  const entries = readFileSync(`${builtSite}/sitemap.xml`, 'utf8').matchAll(
    /<loc>https?:\/\/[^/]+(\/.*)<\/loc>\s*<lastmod>2025-08-01<\/lastmod>\s*<changefreq>(\w+)<\/changefreq>\s*<priority>(.*)<\/priority>/g,
  );
  const listed = [...entries].map(([, path, often, priority]) => [path, `${often} ${priority}`]);
  expect(listed.sort(), contract).toEqual(Object.entries(sitemap).sort());
});

test('what only the owner can tell is absent while he has not', () => {
  const { rgeNumber, certibiocide } = company.legal;
  const has = (folder: string) => contentFiles().some((file) => file.startsWith(folder));
  const shows = (path: string, place: string) => documentOf(path).querySelector(place) !== null;
  expect(shows('/', '.reviews')).toBe(has('reviews/'));
  expect(shows('/garanties', '.people')).toBe(has('people/'));
  const text = (path: string) => plain(documentOf(path).body.textContent);
  expect(text(insulation).includes('QualifiésRGE')).toBe(rgeNumber !== undefined);
  expect(text(moss).includes('Certibiocide')).toBe(certibiocide !== undefined);
});
