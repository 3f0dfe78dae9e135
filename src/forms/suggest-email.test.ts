import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['zoe@gmial.com', 'zoe@gmail.com'],
  ['zoe@gmai.com', 'zoe@gmail.com'],
  ['zoe@gmaill.com', 'zoe@gmail.com'],
  ['zoe@gmail.con', 'zoe@gmail.com'],
  ['zoe@orage.fr', 'zoe@orange.fr'],
  ['Zoe@HOTMIAL.FR', 'Zoe@hotmail.fr'],
  ['z@gmial.com', 'z@gmail.com'],
  ['"zoe@toit"@gmial.com', '"zoe@toit"@gmail.com'],
  ['zoe@la-poste.net', 'zoe@laposte.net'],
  ['zoe@estvidéo.fr', 'zoe@estvideo.fr'],
  ['zoe@ecv.net', 'zoe@evc.net'],
  ['zoe@bluwin.ch', 'zoe@bluewin.ch'],
])('%s is probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'zoe@gmail.com',
  'zoe@mairie-rixheim.fr',
  'zoe@example.org',
  'zoe@',
  '@gmial.com',
  'zoe',
  '',
])('%s is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
