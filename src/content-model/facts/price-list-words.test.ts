import { expect, test } from 'vitest';
import { priceListHref, priceListLinks, priceListWords } from './price-list-words.ts';

const text = 'Déplacement : 60 € TTC';
const date = '2026-11-01';

test.each([
  [{}, undefined, undefined],
  [{ text }, 'Déplacement : 60 € TTC', undefined],
  [
    { file: 'Nos prix 2026.PDF', date },
    'liste complète (PDF, 121 ko), valable depuis le 1er\u00A0novembre 2026',
    '/tarifs.pdf',
  ],
  [
    { text, file: 'prix.jpeg', date },
    'Déplacement : 60 € TTC ; liste complète (image), valable depuis le 1er\u00A0novembre 2026',
    '/tarifs.jpg',
  ],
  [
    { url: 'https://exemple.fr/prix', date: '2026-04-02' },
    'liste complète, valable depuis le 2\u00A0avril 2026',
    'https://exemple.fr/prix',
  ],
])(
  'a price list of %j is said in a line, and leads to an address that stays',
  (list, words, href) => {
    expect(priceListWords(list, 120_300)).toBe(words);
    expect(priceListHref(list)).toBe(href);
    expect(priceListLinks({ legal: { priceList: list } })).toEqual(
      href === undefined ? [] : [{ text: 'liste complète', href }],
    );
  },
);
