import { expect, test } from 'vitest';
import { callback, contact, files, post, startServer } from '../testing.ts';

const page = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test('a visitor without script gets pages, and a reload does not send twice', async () => {
  await using server = await startServer();
  for (const [fields, path] of [
    [callback, '/envoi/rappel'],
    [contact, '/envoi/message'],
  ] as const) {
    const response = await post(server.relay, fields, page);
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    expect((await fetch(server.url + path)).status).toBe(200);
  }

  const refused = await post(server.relay, { ...contact, nom: '', sujet: '$& <b>' }, page);
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    422,
    'text/html; charset=utf-8',
  ]);
  expect(refused.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(await refused.text()).toBe(
    String(files['envoi/erreur.html']).replace(
      '<!--problemes-->',
      '<ul><li>Nom : Le nom doit contenir au moins 2 caractères</li></ul>',
    ),
  );
});
