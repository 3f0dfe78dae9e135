import { expect, test } from 'vitest';
import { callback, contact, mailsIn, post, startServer } from '../testing.ts';
import { readRequest } from './form.ts';
import { SpamCheck } from './spam-check.ts';

const browser = { origin: 'http://localhost:4321', address: '10.0.0.1' };
const request = (fields: Record<string, string>) => readRequest(new Map(Object.entries(fields)));
const text = 'Bonjour, combien coûte le démoussage de 120 m² de tuiles ?';

test('what visitors write is not suspected', () => {
  const spamCheck = new SpamCheck();
  for (const fields of [
    callback,
    contact,
    { ...contact, message: 'Les photos sont ici : https://photos.example/toit' },
    { ...callback, message: '' },
  ]) {
    expect(spamCheck.looksLikeSpam(request(fields), browser)).toBe(false);
  }
});

test.each([
  ['two links', { ...contact, message: 'Best SEO: https://a.example and www.b.example' }],
  ['marked up links', { ...contact, message: 'Pills [url=https://a.example]here[/url]' }],
  ['a link for a name', { ...callback, nom: 'Win https://a.example' }],
  ['a link for a subject', { ...contact, sujet: 'www.a.example' }],
])('%s are suspected', (_what, fields) => {
  expect(new SpamCheck().looksLikeSpam(request(fields), browser)).toBe(true);
});

test('what no browser sent is suspected', () => {
  expect(new SpamCheck().looksLikeSpam(request(contact), { ...browser, origin: undefined })).toBe(
    true,
  );
});

test('a text that several send within the hour is suspected; one sent again by the same visitor is not', () => {
  let now = 0;
  const spamCheck = new SpamCheck(() => now);
  const from = (address: string, message = text) =>
    spamCheck.looksLikeSpam(request({ ...contact, message }), { ...browser, address });
  expect(from('10.0.0.1')).toBe(false);
  expect(from('10.0.0.1')).toBe(false);
  expect(from('10.0.0.2', `  ${text.toUpperCase().replaceAll(' ', '\n')}`)).toBe(true);
  expect(from('10.0.0.3')).toBe(true);
  expect(from('10.0.0.2', 'Rappelez-moi, merci')).toBe(false);
  expect(from('10.0.0.3', 'Rappelez-moi, merci')).toBe(false);
  now += 59 * 60_000;
  expect(from('10.0.0.4')).toBe(true);
  now += 2 * 60_000;
  expect(from('10.0.0.4')).toBe(false);
});

test('the hour is one of the real time', () => {
  const spamCheck = new SpamCheck();
  const from = (address: string) =>
    spamCheck.looksLikeSpam(request({ ...contact, message: text }), { ...browser, address });
  expect([from('10.0.0.1'), from('10.0.0.2')]).toEqual([false, true]);
});

test('a flood of texts takes the place of the oldest and no more', () => {
  const spamCheck = new SpamCheck(() => 0);
  const from = (address: string, message: string) =>
    spamCheck.looksLikeSpam(request({ ...contact, message }), { ...browser, address });
  expect(from('10.0.0.1', text)).toBe(false);
  for (let count = 0; count < 10_000; count += 1)
    expect(from('10.0.0.2', `${text} ${count}`)).toBe(false);
  expect(from('10.0.0.3', `${text} 9999`)).toBe(true);
  expect(from('10.0.0.3', text)).toBe(false);
});

test('a suspected message is kept and thanked for like any other, with a mark in its subject', async () => {
  await using server = await startServer();
  const spam = { message: 'https://a.example https://b.example' };
  for (const fields of [
    contact,
    { ...contact, ...spam },
    { ...callback, ...spam, service: 'Urgence fuite' },
  ]) {
    const response = await post(server.relay, fields);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  }
  expect((await mailsIn(server.outbox.folder)).map(({ subject }) => subject)).toEqual([
    'Message : Jean O’Connor, L’Isle-sur-le-Doubs',
    '[À VÉRIFIER] Message : Jean O’Connor, L’Isle-sur-le-Doubs',
    '[URGENCE] [À VÉRIFIER] Demande de rappel : Zoë Müller-Schmitt, Habsheim',
  ]);
});
