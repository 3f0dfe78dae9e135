import { beforeAll, expect, test, vi } from 'vitest';
import { testSite } from '../tests/support/site.ts';
import { readBuiltSite } from './site/built-site.ts';
import { ServedSite } from './site/served-site.ts';
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
    'POST / HTTP/1.1\r\nHost:a\r\nContent-Length: 6\r\nTransfer-Encoding:chunked\r\n\r\n0\r\n\r\nX',
    400,
  ],
  ['a header with a bare line feed', 'GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n', 400],
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

test('a relay for pages elsewhere takes their forms at the usual path', async () => {
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

test('a page that cannot be answered says so, to the operator by its code alone', async () => {
  await using folder = await temporaryFolder();
  writeSite(folder.path);
  const site = new ServedSite(await readBuiltSite(folder.path));
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
});
