import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test, vi } from 'vitest';
import { testSite } from '../tests/support/site.ts';
import { ServedSite } from './served-site.ts';
import { post, sendRaw, startServer, temporaryFolder, writeSite } from './testing.ts';

const { company } = testSite();
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual' });

/** A shared server for read-only tests. */
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  return () => server[Symbol.asyncDispose]();
});

test.each([
  [
    'a length beside chunks',
    'POST /relais/x HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX',
    400,
  ],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  ['a header with a bare line feed', 'GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no HTTP at all', 'EHLO evil\r\n\r\n', 400],
])('%s is refused, and nothing of the inside shows', async (_what, request, status) => {
  const answer = await sendRaw(server.port, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.split('HTTP/1.1')).toHaveLength(2);
  expect(answer).not.toMatch(/node_modules|\.ts:|at /);
});

test('a body that no page reads is refused in French, with the headers of the site', async () => {
  for (const [type, status] of [
    [';', 415],
    ['application/json', 405],
  ] as const) {
    const answer = await fetch(`${server.url}/contact`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'text/plain; charset=utf-8',
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'self'",
    });
    expect(await answer.text()).toMatch(/^(La demande|Cette page) .*\.\n$/);
  }
});

test('a percent sign that means nothing is part of the path', async () => {
  const statuses = [];
  for (const path of ['/contact?a=%', '/contact%', '/%63ontact?%'])
    statuses.push(
      Number(
        (
          await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
        ).slice(9, 12),
      ),
    );
  expect(statuses).toEqual([200, 404, 200]);
});

test('who is slow is left after half a minute, and a proxy may keep its connection for longer than it does', () => {
  expect(server.app.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
    keepAliveTimeout: 130_000,
  });
});

test('a relay for pages elsewhere takes their forms below the path that it always has', async () => {
  await using server = await startServer({
    company: { ...company, formForwardUrl: 'https://relais.example.fr/envois' },
  });
  expect((await post(server.relay)).status).toBe(200);
  expect((await post(`${server.url}/envois/${encodeURIComponent(company.email)}`)).status).toBe(
    404,
  );
  await using renamed = await startServer({ company: { ...company, formForwardUrl: '/envois' } });
  expect((await post(`${renamed.url}/envois/${encodeURIComponent(company.email)}`)).status).toBe(
    200,
  );
  expect((await post(renamed.relay)).status).toBe(404);
});

test('a page that cannot be answered says so in French, and to the operator by its code alone', async () => {
  await using folder = await temporaryFolder();
  writeSite(folder.path);
  const site = await ServedSite.read(folder.path);
  await using broken = await startServer({ site });
  const fail = (error: unknown) =>
    vi.spyOn(site, 'find').mockImplementationOnce(() => {
      throw error;
    });
  fail(Object.assign(new Error('Secretissime'), { code: 'EIO' }));
  const answer = await get(broken.url);
  expect([answer.status, await answer.text()]).toEqual([
    500,
    'Cette page n’a pas pu être affichée. Réessayez dans un instant.\n',
  ]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(broken.lines).toEqual(['a page could not be answered (EIO)']);
  for (const [statusCode, status] of [
    [399, 500],
    [400, 400],
    [499, 499],
    [500, 500],
  ]) {
    fail(Object.assign(new Error('no'), { statusCode }));
    expect((await get(broken.url)).status).toBe(status);
  }
});

test('no path but the relay reads a body: what is sent to any other is not waited for', async () => {
  await using server = await startServer();
  for (const type of ['text/plain', 'application/json']) {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    socket.write(
      `POST /inconnu HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1048575\r\n\r\n${'x'.repeat(1000)}`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 404 /);
    socket.destroy();
  }
});

test('whoever has connected before the server stops is served as ever', async () => {
  await using server = await startServer();
  const socket = connect(server.port, '127.0.0.1');
  await once(server.app.server, 'connection');
  const stopped = server.app.close();
  socket.write('GET /contact HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
  await stopped;
});

test('staying on https is only asked of those who came by https, as a trusted proxy tells', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  await using direct = await startServer();
  expect((await get(direct.url, https)).headers.get('strict-transport-security')).toBeNull();
  await using behindProxy = await startServer({ proxies: ['loopback'] });
  expect((await get(behindProxy.url)).headers.get('strict-transport-security')).toBeNull();
  for (const path of ['', '/contact/', '/inconnu', '/%E0%A4%A', '/vivant', '/relais/x'])
    expect([
      path,
      (await get(behindProxy.url + path, https)).headers.get('strict-transport-security'),
    ]).toEqual([path, 'max-age=63072000']);
});
