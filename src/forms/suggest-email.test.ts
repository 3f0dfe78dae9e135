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

test.each(
  [
    'ymail.com mail.com email.com mail.de mail.ch me.com mac.com gmx.com gmx.net gmx.at gmx.ch',
    'gmx.es gmx.it gmx.li googlemail.com rocketmail.com protonmail.com proton.me pm.me mailo.com',
    'hotmail.de hotmail.ch hotmail.be hotmail.it hotmail.es hotmail.gr hotmail.co.uk msn.com',
    'live.com live.de live.ch live.be live.it outlook.de outlook.be outlook.it outlook.es',
    'outlook.kr yahoo.de yahoo.it yahoo.es yahoo.gr yahoo.co.uk aol.com aol.fr aol.de web.de',
    't-online.de freenet.de wanadoo.com orange.be orange.lu neuf.fr noos.fr voila.fr alice.fr',
    'club-internet.fr aliceadsl.fr cegetel.net nordnet.fr netcourrier.com calixo.net vialis.net',
    'sunrise.ch hispeed.ch netplus.ch skynet.be telenet.be pt.lu tuta.com posteo.de mailbox.org',
  ].flatMap((line) => line.split(' ')),
)('%s is a provider of its own', (domain) => {
  expect(suggestEmail(`zoe@${domain}`)).toBeUndefined();
});
