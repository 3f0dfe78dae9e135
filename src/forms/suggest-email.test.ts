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
  ['zoe@wanado.fr', 'zoe@wanadoo.fr'],
  ['zoe@hotmal.com', 'zoe@hotmail.com'],
  ['zoe@outlok.fr', 'zoe@outlook.fr'],
  ['zoe@outloook.com', 'zoe@outlook.com'],
  ['zoe@livee.fr', 'zoe@live.fr'],
  ['zoe@yahou.fr', 'zoe@yahoo.fr'],
  ['zoe@yaho.com', 'zoe@yahoo.com'],
  ['zoe@frree.fr', 'zoe@free.fr'],
  ['zoe@sfrr.fr', 'zoe@sfr.fr'],
  ['zoe@la-poste.net', 'zoe@laposte.net'],
  ['zoe@iclod.com', 'zoe@icloud.com'],
  ['zoe@numéricable.fr', 'zoe@numericable.fr'],
  ['zoe@bboxx.fr', 'zoe@bbox.fr'],
  ['zoe@gmxx.fr', 'zoe@gmx.fr'],
  ['zoe@gmxx.de', 'zoe@gmx.de'],
  ['zoe@estvidéo.fr', 'zoe@estvideo.fr'],
  ['zoe@ecv.net', 'zoe@evc.net'],
  ['zoe@bluwin.ch', 'zoe@bluewin.ch'],
])('%s is probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each(['zoe@gmail.com', 'zoe@mairie-rixheim.fr', 'zoe@example.org', 'zoe@', '@gmial.com', 'zoe', ''])('%s is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
