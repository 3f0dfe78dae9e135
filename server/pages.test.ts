import { beforeAll, expect, test } from 'vitest';
import { files, sendRaw, startServer } from './testing.ts';

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
  ['/services/toiture', 'services/toiture.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/sitemap.xml', 'sitemap.xml', 'text/plain; charset=utf-8', 'no-cache'],
  ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/faitage.vcf', 'faitage.vcf', 'text/vcard; charset=utf-8', 'no-cache'],
  ['/site.webmanifest', 'site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['/_astro/app.a1b2.js', '_astro/app.a1b2.js', 'text/javascript; charset=utf-8', hashed],
  ['/_astro/toit.a1b2.avif', '_astro/toit.a1b2.avif', 'image/avif', hashed],
  ['/_astro/texte.a1b2.woff2', '_astro/texte.a1b2.woff2', 'font/woff2', hashed],
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

test('a compressed sibling is sent to whoever takes it, and only to them', async () => {
  const ask = async (acceptEncoding: string, path = '/contact') => {
    const answer = await sendRaw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`,
    );
    expect(answer).toMatch(/^vary: Accept-Encoding$/im);
    return /^content-encoding: (\w+)$/im.exec(answer)?.[1];
  };
  expect(await ask('gzip, deflate, br, zstd')).toBe('br');
  expect(await ask('br', '/inconnu')).toBe('br');
  expect(await ask('')).toBeUndefined();

  const packed = async (coding: string) => {
    const response = await get(`${server.url}/contact`, { 'accept-encoding': coding });
    return { text: await response.text(), etag: response.headers.get('etag') };
  };
  // `fetch` has decompressed the body.
  const [br, gzip] = await Promise.all([packed('br'), packed('gzip')]);
  expect([br.text, gzip.text]).toEqual([files['contact.html'], files['contact.html']]);
  expect(br.etag).not.toBe(gzip.etag);
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

test('HEAD tells the same as GET, without the content', async () => {
  const [head, whole] = await Promise.all([
    get(`${server.url}/contact`, {}, 'HEAD'),
    get(`${server.url}/contact`),
  ]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['content-length', 'content-type', 'etag', 'vary'])
    expect(head.headers.get(name)).toBe(whole.headers.get(name));
  expect((await get(`${server.url}/inconnu`, {}, 'HEAD')).status).toBe(404);
});

test.each([
  ['/contact/', '/contact'],
  ['/contact.html', '/contact'],
  ['/contact.html?a=1&b=%2F', '/contact?a=1&b=%2F'],
  ['/services/toiture/?utm=x', '/services/toiture?utm=x'],
  ['/index.html', '/'],
  ['/sitemap.xml/', '/sitemap.xml'],
  ['/c%6Fntact/', '/contact'],
  ['/lure?utm=x', '/services/toiture?utm=x'],
  ['/lure/', '/services/toiture'],
])('%s moved for good to %s', async (from, to) => {
  const response = await get(server.url + from);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['/inconnu'],
  ['/inconnu/'],
  ['/404'],
  ['/404.html'],
  ['/_headers'],
  ['/_redirects'],
  ['/contact.html.br'],
  ['//evil.example/'],
  ['//evil.example/contact/'],
  ['/%2F%2Fevil.example/'],
  ['/\\evil.example/'],
  ['/../package.json'],
  ['/..%2f..%2fpackage.json'],
  ['/%2e%2e/%2e%2e/etc/passwd'],
  ['/_astro/..%5c..%5cpackage.json'],
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
  expect(answer).not.toMatch(/^(etag|location):/im);
});

test('other methods are refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'BREW']) {
    const body =
      method === 'POST'
        ? 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=b'
        : '\r\n';
    const answers = await Promise.all(
      ['/contact', '/inconnu'].map((path) =>
        sendRaw(
          server.port,
          `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${body}`,
        ),
      ),
    );
    const statuses = answers.map((answer) => answer.split(' ')[1]);
    expect([method, ...statuses]).toEqual(
      method === 'BREW' ? [method, '400', '400'] : [method, '405', '404'],
    );
    if (method !== 'BREW') expect(answers[0]).toMatch(/^allow: GET, HEAD$/im);
  }
});
