import { beforeAll, expect, test } from 'vitest';
import { files, sendRaw, startServer } from '../testing.ts';

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url, { method, headers, redirect: 'manual' });
const hashed = 'public, max-age=31536000, immutable';

/** A shared server for read-only tests. */
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  return () => server[Symbol.asyncDispose]();
});

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/contact', 'contact.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/sitemap.xml', 'sitemap.xml', 'text/plain; charset=utf-8', 'no-cache'],
  ['/faitage.vcf', 'faitage.vcf', 'text/vcard; charset=utf-8', 'no-cache'],
  ['/_astro/app.a1b2.js', '_astro/app.a1b2.js', 'text/javascript; charset=utf-8', hashed],
  ['/_astro/toit.a1b2.avif', '_astro/toit.a1b2.avif', 'image/avif', hashed],
  ['/c%6Fntact?utm=1', 'contact.html', 'text/html; charset=utf-8', 'no-cache'],
])('%s is %s, with the right headers', async (path, name, contentType, cacheControl) => {
  const response = await get(server.url + path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': contentType,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers.get('content-security-policy')).toBe(
    cacheControl === hashed ? null : "default-src 'self'",
  );
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(files[name] ?? ''));
});

test('each coding is the same page, with a tag of its own', async () => {
  const packed = async (coding: string) => {
    const response = await get(`${server.url}/contact`, { 'accept-encoding': coding });
    // `fetch` has decompressed the body.
    expect(await response.text()).toBe(files['contact.html']);
    return [response.headers.get('content-encoding'), response.headers.get('etag')];
  };
  const [br, gzip] = await Promise.all([packed('br'), packed('gzip')]);
  expect([br[0], gzip[0], br[1] === gzip[1]]).toEqual(['br', null, false]);
});

test('what has not changed is not sent again', async () => {
  const etag = (await get(`${server.url}/contact`)).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await get(`${server.url}/contact`, { 'if-none-match': known });
    expect([known, response.status, await response.text()]).toEqual([known, 304, '']);
    expect(response.headers.get('etag')).toBe(etag);
  }
  expect((await get(`${server.url}/contact`, { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get(`${server.url}/inconnu`, { 'if-none-match': '*' })).status).toBe(404);
});

test.each([
  ['/contact/', '/contact'],
  ['/services/toiture/?utm=x', '/services/toiture?utm=x'],
  ['/index.html', '/'],
  ['/lure?utm=x', '/services/toiture?utm=x'],
])('%s moved for good to %s', async (from, to) => {
  const response = await get(server.url + from);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['/inconnu'],
  ['/_headers'],
  ['/contact.html.br'],
  ['//evil.example/contact/'],
  ['/%2F%2Fevil.example/'],
  ['/%2e%2e/%2e%2e/etc/passwd'],
  ['/contact%00.html'],
  ['/%252e%252e/contact'],
  ['/constructor'],
  ['/%E0%A4%A'],
  ['/contact%'],
])('%s is not found', async (path) => {
  const answer = await sendRaw(
    server.port,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).toContain(String(files['404.html']));
  expect(answer).toMatch(/^x-content-type-options: nosniff$/im);
  expect(answer).not.toMatch(/^location:/im);
});

test('other methods are refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    const answers = await Promise.all(
      ['/contact', '/inconnu'].map((path) => get(server.url + path, {}, method)),
    );
    expect(answers.map(({ status }) => status)).toEqual([405, 404]);
    expect(answers[0]?.headers.get('allow')).toBe('GET, HEAD');
  }
});
