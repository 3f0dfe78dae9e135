import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { testSite } from '../../tests/support/site.ts';
import { breakOutbox, callback, contact, mailsIn, post, startServer } from '../testing.ts';

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

const page = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

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

test('pages on another host may read whether their request arrived, as long as they are this site', async () => {
  await using server = await startServer({
    company: { ...company, siteUrl: 'https://www.example.fr' },
  });
  const allowed = async (origin: string) => {
    const response = await post(server.relay, callback, { origin, 'sec-fetch-site': 'same-site' });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };
  expect(await allowed('https://www.example.fr')).toEqual([200, 'https://www.example.fr']);
  expect(await allowed('https://autre.example.fr')).toEqual([403, null]);
});

test('the recipient is the company, in any case, and nobody else', async () => {
  await using server = await startServer();
  expect((await post(`${server.url}/relais/${company.email.toUpperCase()}`)).status).toBe(200);
  for (const other of [
    '',
    'evil@example.org',
    `${company.email},evil@example.org`,
    `${company.email}%0d%0aBcc:evil@example.org`,
    encodeURIComponent(encodeURIComponent(company.email)),
    `x/${company.email}`,
    `${'a'.repeat(300)}@example.org`,
  ]) {
    const response = await post(`${server.url}/relais/${other}`);
    expect([other, response.status, await response.json()]).toEqual([
      other,
      404,
      { error: 'Ce destinataire n’existe pas ici.' },
    ]);
  }
  expect(await mailsIn(server.outbox.folder)).toHaveLength(1);
});

test('only POST is allowed', async () => {
  await using server = await startServer();
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await fetch(server.relay, { method });
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST']);
    if (method === 'GET')
      expect(await response.json()).toEqual({
        error: 'Cette adresse ne fait que recevoir des demandes.',
      });
  }
});

test('only multipart forms are taken', async () => {
  await using server = await startServer();
  for (const type of [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/mixed; boundary=x',
    'multipart/form-datax',
    'nonsense',
  ]) {
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

test.each<[string, string | Buffer, string?]>([
  ['nothing', ''],
  ['no parts', end],
  ['no end', form(contact), unreadable],
  ['another boundary', form(contact).replaceAll(boundary, `${boundary}x`), unreadable],
  [
    'a file',
    form(contact) + part('message', 'x', '; filename="x.txt"') + end,
    'Les pièces jointes ne sont pas acceptées.',
  ],
  [
    'an empty file',
    form(contact) + part('piece', '', '; filename=""') + end,
    'Les pièces jointes ne sont pas acceptées.',
  ],
  ['a field twice', form(contact) + part('nom', 'Autre') + end, unreadable],
  ['an unknown field', form({ ...contact, bcc: 'evil@example.org' }) + end, unreadable],
  ['a field of the other form', form({ ...contact, service: 'Autre' }) + end, unreadable],
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
    'bytes that are not UTF-8, said to be',
    Buffer.from(
      form(contact) +
        part('nom', 'Zoë').replace(
          '\r\n\r\n',
          '\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\n',
        ) +
        end,
      'latin1',
    ),
    unreadable,
  ],
  [
    'a nested form',
    `--${boundary}\r\nContent-Disposition: form-data; name="nom"\r\nContent-Type: multipart/mixed; boundary=${boundary}x\r\n\r\n--${boundary}x\r\nContent-Disposition: file; filename="a"\r\n\r\nx\r\n--${boundary}x--\r\n${end}`,
  ],
  [
    'a thousand parts',
    Array.from({ length: 600 }, (_, index) => part(`n${index}`, '')).join('') + end,
    unreadable,
  ],
])('%s is refused as unreadable or incomplete', async (_what, body, words) => {
  await using server = await startServer();
  const response = await postBody(server.relay, body);
  expect(words === undefined ? [400, 422] : [400]).toContain(response.status);
  expect(await response.json()).toMatchObject({ error: words ?? expect.any(String) });
  expect(await mailsIn(server.outbox.folder)).toEqual([]);
  expect(server.lines).toEqual([]);
});

test('what is too large is refused, whether its size is told or not', async () => {
  await using server = await startServer();
  const large = form({ ...contact, message: 'x'.repeat(64 * 1024) }) + end;
  const manyParts =
    Array.from({ length: 10_000 }, (_, index) => part(`n${index}`, '')).join('') + end;
  for (const body of [large, manyParts])
    expect((await postBody(server.relay, body)).status).toBe(413);

  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  socket.write(
    `POST ${new URL(server.relay).pathname} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  for (let sent = 0; sent <= 16; sent += 1) socket.write(`1000\r\n${'x'.repeat(0x1000)}\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 .*La demande est trop volumineuse\./s);
  socket.destroy();
});

test('what nobody foresaw is told to the operator by its place, never by its words', async () => {
  await using server = await startServer();
  vi.spyOn(server.outbox, 'newId').mockImplementation(() => {
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

test('each broken rule is told in the words of the form', async () => {
  await using server = await startServer();
  const { service: _, ...withoutService } = callback;
  for (const [fields, problems] of [
    [
      { ...contact, nom: ' A ', email: 'x' },
      {
        nom: 'Le nom doit contenir au moins 2 caractères',
        email: 'Veuillez entrer un email valide',
      },
    ],
    [withoutService, { service: 'Veuillez sélectionner un type de prestation' }],
  ] as const) {
    const refused = await post(server.relay, fields);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { error: 'Certains champs sont à corriger.', fields: problems },
    ]);
  }
  expect(await mailsIn(server.outbox.folder)).toEqual([]);
});

test('forms on other sites cannot send', async () => {
  await using server = await startServer();
  const status = async (headers: Record<string, string>) =>
    (await postBody(server.relay, form(contact) + end, headers)).status;
  for (const origin of [server.url, company.siteUrl])
    expect([origin, await status({ origin })]).toEqual([origin, 200]);
  const refused = await postBody(server.relay, form(contact) + end, {
    origin: 'https://evil.example',
  });
  expect(await refused.json()).toEqual({ error: 'Cette demande ne vient pas de notre site.' });
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(
    403,
  );
});

test('a flood from one address is stopped, for scripts and people', async () => {
  await using server = await startServer({ rateLimit: 2 });
  expect([(await post(server.relay)).status, (await post(server.relay)).status]).toEqual([
    200, 200,
  ]);
  const refused = await post(server.relay);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    error: expect.stringContaining('Trop de demandes'),
  });
  expect(await (await post(server.relay, contact, page)).text()).toContain('Trop de demandes');
  expect((await post(server.relay, contact, { 'x-forwarded-for': '10.0.0.1' })).status).toBe(429);
  expect((await fetch(server.url)).status).toBe(200);
});

test('nobody can close the forms for others: what is not kept does not count, and what is too much is marked', async () => {
  await using server = await startServer({ rateLimit: 1, proxies: ['loopback'] });
  const from = (address: string) => ({ 'x-forwarded-for': address, origin: server.url });
  for (let last = 0; last < 120; last += 1)
    expect(
      (await fetch(server.relay, { method: 'POST', headers: from(`10.0.0.${last}`) })).status,
    ).toBe(415);
  for (let last = 0; last < 22; last += 1) {
    const fields = { ...contact, message: `Message numéro ${last}` };
    expect((await post(server.relay, fields, from(`10.0.1.${last}`))).status).toBe(200);
  }
  const marked = (await mailsIn(server.outbox.folder)).filter(({ subject }) =>
    subject?.startsWith('[À VÉRIFIER]'),
  );
  expect(marked).toHaveLength(2);
});

test('what is turned away is counted by its kind, and nothing else of it is told', async () => {
  await using server = await startServer({ rateLimit: 4 });
  await post(server.relay, { ...contact, nom: '' });
  await postBody(server.relay, 'x'.repeat(70_000));
  await post(`${server.url}/relais/x@example.org`);
  for (let count = 0; count < 5; count += 1)
    await post(server.relay, contact, { origin: 'https://evil.example' });
  server.rejectedRequests.logSummary(server.log);
  server.rejectedRequests.logSummary(server.log);
  expect(server.lines).toEqual([
    'turned away since the last such line: 1 with 422 Unprocessable Entity, 1 with 413 Payload Too Large, 1 with 404 Not Found, 5 with 403 Forbidden',
  ]);
});

test('who goes away in the middle of a form is counted once', async () => {
  await using server = await startServer();
  const head = `POST ${new URL(server.relay).pathname} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 9999\r\n\r\n`;
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  socket.end(`${head}${part('nom', 'Jean')}`);
  await once(socket.resume(), 'close');
  server.rejectedRequests.logSummary(server.log);
  expect(server.lines).toEqual([expect.stringMatching(/: 1 with 400 Bad Request$/)]);
});

test('an urgent request is told of at once, and has a number that goes first', async () => {
  await using server = await startServer();
  await post(server.relay, callback);
  expect(server.lines.join('\n')).not.toContain('alert');
  await post(server.relay, { ...callback, service: 'Urgence fuite' });
  expect(server.lines.at(-1)).toMatch(
    /^alert: Demande URGENTE reçue à \d\d h \d\d\. Lisez vos e-mails\.$/,
  );
  const ids = await server.outbox.waiting();
  expect(ids.map((id) => server.outbox.isUrgent(id))).toEqual([false, true]);
});

test('when the outbox is full the visitor is told to call, and the operator why', async () => {
  await using server = await startServer({ outboxLimit: 1 });
  expect((await post(server.relay)).status).toBe(200);
  const refused = await post(server.relay);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: expect.stringContaining(company.phone.display) },
  ]);
  expect(server.lines.join('\n')).toMatch(/holds as many as it may/);
});

test('behind a trusted proxy the address is the one it tells', async () => {
  await using server = await startServer({ rateLimit: 1, proxies: ['loopback'] });
  const status = async (forwarded: string) =>
    (await post(server.relay, contact, { 'x-forwarded-for': forwarded })).status;
  expect(await status('10.0.0.1')).toBe(200);
  expect(await status('10.0.0.1')).toBe(429);
  expect(await status('10.0.0.2')).toBe(200);
  // The proxy appends the address it saw; the visitor may have faked the rest.
  expect(await status('9.9.9.9, 10.0.0.2')).toBe(429);
});

test('when the outbox cannot be written the visitor is told to call, the operator why, and the site stays up', async () => {
  await using server = await startServer();
  const mend = await breakOutbox(server.outbox);
  const refused = await post(server.relay);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      error: `Votre demande n’a pas pu être enregistrée : appelez-nous au ${company.phone.display}.`,
    },
  ]);
  expect(server.lines).toContainEqual(
    expect.stringMatching(/could not be written to .*outbox \((EEXIST|ENOTDIR)\)/),
  );
  expect(server.lines).toContainEqual(
    expect.stringMatching(/^alert: Les formulaires ne peuvent plus enregistrer/),
  );
  expect((await fetch(server.url)).status).toBe(200);

  await mend();
  expect((await post(server.relay)).status).toBe(200);
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
