import { expect, test } from 'vitest';
import { withoutAccents } from './plain-letters.ts';

test.each([
  ['Hœnheim', 'Hoenheim'],
  ['Œrmingen', 'Oermingen'],
  ['Weißenburg', 'Weissenburg'],
  ['Großstraße', 'Grossstrasse'],
  ['Wałęsa', 'Walesa'],
  ['Łódź', 'Lodz'],
  ['Søren Ærø', 'Soren Aero'],
  ['Þórður', 'Thordur'],
  ['Đinđić', 'Dindic'],
  ['Işık', 'Isik'],
  ['Griﬃth', 'Griffith'],
  ['Faîtage à Noël', 'Faitage a Noel'],
])('%s is written %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});

test('no letter of the languages of Europe is left out of an address', () => {
  // Those of Latin-1 and Latin Extended-A.
  const letters = Array.from({ length: 0x17f - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at));
  expect(
    letters.filter((letter) => /\p{L}/u.test(letter) && !/[a-z]/i.test(withoutAccents(letter))),
  ).toEqual([]);
});
