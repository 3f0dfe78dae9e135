import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import {
  breakOutbox,
  callback,
  contact,
  files,
  formOf,
  mailsIn,
  post,
  startServer,
} from '../testing.ts';

const { company } = testSite();
const boundary = 'frontiere-de-plus-de-vingt-sept-caracteres';
const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const form = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('');
const end = `--${boundary}--\r\n`;

/** Posts a body exactly as given. */
const postBody = (address: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });

const page = { accept: 'text/html,application/xhtml+xml;q=0.9' };

test('a request is in the outbox when it is answered', async () => {
  await using server = await startServer();
  const response = await post(server.relay, callback);
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(await mailsIn(server.outbox.folder)).toHaveLength(1);
  expect(server.lines).toEqual([`${(await server.outbox.waiting())[0]}: accepted`]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  );
});

test('pages of this site on another host may read whether their request arrived', async () => {
  await using server = await startServer({
    company: { ...company, siteUrl: 'https://www.example.fr' },
  });
  const allowed = async (origin: string) => {
    const response = await post(server.relay, callback, { origin, 'sec-fetch-site': 'same-site' });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };
  expect(await allowed('https://www.example.fr')).toEqual([200, 'https://www.example.fr']);
  expect(await allowed('https://autre.example.fr')).toEqual([403, null]);
  const refused = await post(server.relay, contact, { origin: 'https://evil.example' });
  expect(await refused.json()).toEqual({ error: 'Cette demande ne vient pas de notre site.' });
});

test('the recipient is the company, in any case, and nobody else', async () => {
  await using server = await startServer();
  expect((await post(`${server.url}/relais/${company.email.toUpperCase()}`)).status).toBe(200);
  for (const other of [
    '',
    `${company.email},evil@example.org`,
    `${company.email}%0d%0aBcc:evil@example.org`,
    encodeURIComponent(encodeURIComponent(company.email)),
    `x/${company.email}`,
  ]) {
    const response = await post(`${server.url}/relais/${other}`);
    expect([other, response.status]).toEqual([other, 404]);
    expect(await response.json()).toEqual({ error: 'Ce destinataire n’existe pas ici.' });
  }
  expect(await mailsIn(server.outbox.folder)).toHaveLength(1);
});

test('only forms are taken, and only by POST', async () => {
  await using server = await startServer();
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await fetch(server.relay, { method });
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST']);
  }
  for (const type of ['application/json', 'multipart/mixed; boundary=x', 'nonsense']) {
    const response = await postBody(server.relay, 'nom=a', { 'content-type': type });
    expect([type, response.status, await response.json()]).toEqual([
      type,
      415,
      { error: 'La demande n’est pas dans le format d’un formulaire.' },
    ]);
  }
  expect((await fetch(server.relay, { method: 'POST' })).status).toBe(415);
});

const unreadable = 'La demande reçue est illisible.';

test.each<[string, string | Buffer, string]>([
  [
    'a file',
    form(contact) + part('message', 'x', '; filename="x.txt"') + end,
    'Les pièces jointes ne sont pas acceptées.',
  ],
  ['a field twice', form(contact) + part('nom', 'Autre') + end, unreadable],
  ['an unknown field', form({ ...contact, bcc: 'evil@example.org' }) + end, unreadable],
  [
    'a field of every object',
    form({ ...contact, __proto__: 'x', constructor: 'x' }) + part('__proto__', 'x') + end,
    unreadable,
  ],
  ['a null byte', form({ ...contact, nom: 'Jean\0' }) + end, unreadable],
  [
    'bytes that are not UTF-8',
    Buffer.from(form({ ...contact, nom: 'Zoë' }) + end, 'latin1'),
    unreadable,
  ],
  [
    'what is too large',
    form({ ...contact, message: 'x'.repeat(64 * 1024) }) + end,
    'La demande est trop volumineuse.',
  ],
])('%s is refused', async (_what, body, words) => {
  await using server = await startServer();
  const response = await postBody(server.relay, body);
  expect(response.status).toBe(words.includes('volumineuse') ? 413 : 400);
  expect(await response.json()).toEqual({ error: words });
  expect(await mailsIn(server.outbox.folder)).toEqual([]);
  expect(server.lines).toEqual([]);
});

test('a form that does not arrive whole in time is told so, and its rest is not taken', async () => {
  await using server = await startServer({ formTimeout: 500 });
  for (const accept of [page.accept, 'application/json']) {
    const body = form(contact) + end;
    const type = `multipart/form-data; boundary=${boundary}`;
    const headers = { accept, 'content-type': type, 'content-length': Buffer.byteLength(body) };
    const sent = request(server.relay, { method: 'POST', headers });
    sent.write(body.slice(0, -40));
    const [answer] = await once(sent, 'response');
    expect([answer.statusCode, await text(answer)]).toEqual([
      408,
      accept === page.accept
        ? expect.stringMatching(/<h1>Erreur lors de l’envoi<.*arrivée en entier/)
        : `{"error":"Votre demande n’est pas arrivée en entier : appelez-nous au ${company.phone.display}."}`,
    ]);
    sent.end(body.slice(-40));
    await once(sent, 'close');
  }
  expect((await post(server.relay)).status).toBe(200);
  expect(await mailsIn(server.outbox.folder)).toHaveLength(1);
});

/** Sends a form and leaves while it is being stored, which ends once `goOn` is called. */
async function sendAndLeave(server: Awaited<ReturnType<typeof startServer>>) {
  const { app, outbox, relay } = server;
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const store = outbox.store.bind(outbox);
  vi.spyOn(outbox, 'store').mockImplementationOnce(async (id, mail) => {
    reached.resolve();
    await promise;
    return store(id, mail);
  });
  const connected = once(app.server, 'connection');
  const sent = request(relay, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  sent.on('error', () => {}).end(form(contact) + end);
  const [socket] = await connected;
  await reached.promise;
  sent.destroy();
  await once(socket, 'close');
  return goOn;
}

test('who left before the answer is not forgotten, and his second try is no second mail', async () => {
  await using server = await startServer();
  const goOn = await sendAndLeave(server);
  const again = post(server.relay);
  // All forms that came before are read when this one is.
  expect((await post(server.relay, { ...contact, message: 'Un autre message' })).status).toBe(200);
  goOn();
  expect((await again).status).toBe(200);
  const { length } = await mailsIn(server.outbox.folder);
  expect(length).toBe(2);
  // Who read that it was sent, and sends it once more, means it.
  expect((await post(server.relay)).status).toBe(200);
  expect(await mailsIn(server.outbox.folder)).toHaveLength(3);
});

test('a second try is kept by itself if the first one could not be', async () => {
  await using server = await startServer();
  const goOn = await sendAndLeave(server);
  const mend = await breakOutbox(server.outbox);
  goOn();
  await vi.waitUntil(() => server.lines.some((line) => line.includes('could not be written')));
  await mend();
  expect((await post(server.relay)).status).toBe(200);
  expect(await mailsIn(server.outbox.folder)).toHaveLength(1);
});

test('what nobody foresaw is told to the operator by its place, never by its words', async () => {
  await using server = await startServer();
  for (const { target } of server.workers)
    vi.spyOn(target, 'compose').mockImplementation(() => {
      throw new Error('Secretissime\n    at secret');
    });
  const refused = await post(server.relay);
  expect([refused.status, await refused.text()]).toEqual([
    500,
    expect.stringContaining(company.phone.display),
  ]);
  expect(server.lines).toEqual([
    expect.stringMatching(/^the relay failed \(Error\).*relay\.ts:\d+/),
  ]);
  expect(server.lines[0]).not.toMatch(/secret/i);
});

test('the longest values allowed fit', async () => {
  await using server = await startServer();
  const message = '€\r\n'.repeat(2500).slice(0, -2);
  expect((await post(server.relay, { ...contact, nom: 'é'.repeat(100), message })).status).toBe(
    200,
  );
});

test('a flood from one address is stopped; mistakes do not count', async () => {
  await using server = await startServer({ rateLimit: 2, proxies: ['loopback'] });
  const send = (address: string, fields: Record<string, string> = contact, headers = {}) =>
    post(server.relay, fields, { 'x-forwarded-for': address, ...headers });
  for (let count = 0; count < 6; count += 1)
    expect((await send('10.0.0.1', { ...contact, nom: '' }, page)).status).toBe(422);
  for (const status of [200, 200, 429]) expect((await send('10.0.0.1')).status).toBe(status);
  const refused = await send('10.0.0.1');
  expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
    '60',
    {
      error: expect.stringContaining(`une minute, ou appelez-nous au ${company.phone.display}.`),
    },
  ]);
  expect(await (await send('10.0.0.1', contact, page)).text()).toContain('Trop de demandes');
  expect((await send('10.0.0.2')).status).toBe(200);
  // The proxy appends the address it saw; the visitor may have faked the rest.
  expect((await send('9.9.9.9, 10.0.0.1')).status).toBe(429);
  expect(await mailsIn(server.outbox.folder)).toHaveLength(3);
});

test('callers in a storm who write the same go first, and only spam is marked', async () => {
  await using server = await startServer({ proxies: ['loopback'] });
  const urgent = { ...callback, service: 'Urgence fuite', message: 'Endroit de la fuite : Tuiles' };
  const noOrigin = new Request(server.relay, { method: 'POST', body: formOf(urgent) });
  expect((await fetch(noOrigin)).status).toBe(200);
  for (const last of [1, 2, 3])
    await post(server.relay, urgent, { 'x-forwarded-for': `10.0.0.${last}` });
  for (const message of [
    'Mes photos : https://www.swisstransfer.com/d/abc',
    'Best SEO: https://a.example and www.b.example',
  ])
    expect((await post(server.relay, { ...contact, message })).status).toBe(200);
  expect(server.lines.filter((line) => line.startsWith('alert'))).toEqual([
    expect.stringContaining('URGENTE reçue, mais elle ressemble à un envoi automatique'),
    'alert: Demande URGENTE reçue. Lisez vos e-mails.',
  ]);
  const mails = await mailsIn(server.outbox.folder);
  const subject = 'Demande de rappel : Zoë Müller-Schmitt, Habsheim';
  expect(mails.map((mail) => mail.subject?.replace(/Message : .*/, 'Message'))).toEqual([
    `[URGENCE] [À VÉRIFIER] ${subject}`,
    `[URGENCE] ${subject}`,
    `[URGENCE] ${subject}`,
    `[URGENCE] ${subject}`,
    'Message',
    '[À VÉRIFIER] Message',
  ]);
  expect((await server.outbox.waiting()).map((id) => id.replace(/^.{37}-?/, ''))).toEqual([
    'urgent',
    'urgent',
    'urgent',
    'suspect-urgent',
    '',
    'suspect',
  ]);
});

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

test('nothing a visitor sends reaches the log, whatever happens', async () => {
  await using server = await startServer();
  const secret = 'Secretissime';
  await post(server.relay, { ...contact, nom: secret });
  await post(server.relay, { ...contact, nom: secret, email: secret });
  await postBody(server.relay, part(secret, secret) + end);
  await post(`${server.url}/relais/${secret}`);
  await breakOutbox(server.outbox);
  await post(server.relay, { ...contact, nom: secret });
  expect(server.lines).toHaveLength(3);
  expect(server.lines.join('\n')).not.toMatch(/Secret|127\.0\.0\.1|@/);
});
