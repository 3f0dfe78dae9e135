import { expect, test } from 'vitest';
import { callback, company, contact, files, post, startServer } from '../testing.ts';

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
  expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  expect(refused.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(await refused.text()).toBe(
    String(files['envoi/erreur.html']).replace('<!--problemes-->', '<ul><li>Nom : Le nom doit contenir au moins 2 caractères</li></ul>'),
  );
});

test('a site without these pages still answers in French, with the telephone number', async () => {
  const contents = Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith('envoi/')));
  await using server = await startServer({ contents });
  const sent = await post(server.relay, callback, page);
  expect(sent.status).toBe(200);
  expect(await sent.text()).toContain('Demande envoyée avec succès !');
  const refused = await post(server.relay, { ...contact, email: '' }, page);
  expect(refused.status).toBe(422);
  const html = await refused.text();
  for (const text of ['E-mail : Veuillez entrer un email valide', company.phone.href, `mailto:${company.email}`, 'lang="fr"'])
    expect(html).toContain(text);
});
