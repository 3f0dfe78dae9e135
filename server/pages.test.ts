import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Site } from './site.ts';
import { files, sendRaw, startServer, temporaryFolder, writeSite } from './testing.ts';

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => fetch(url, { method, headers, redirect: 'manual' });
const hashed = 'public, max-age=31536000, immutable';

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
  await using server = await startServer();
  const response = await get(server.url + path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': contentType,
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(files[name] ?? ''));
});

test('a compressed sibling is sent to whoever takes it, and only to them', async () => {
  await using server = await startServer();
  const ask = async (acceptEncoding: string) => {
    const answer = await sendRaw(server.port, `GET /contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`);
    expect(answer).toMatch(/^vary: Accept-Encoding$/im);
    return /^content-encoding: (\w+)$/im.exec(answer)?.[1];
  };
  expect(await ask('gzip, deflate, br, zstd')).toBe('br');
  expect(await ask('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(await ask('br ; q=0.000 , gzip; q=0')).toBeUndefined();
  expect(await ask('br;q=0.01')).toBe('br');
  expect(await ask('brotli, xgzip')).toBeUndefined();
  expect(await ask('')).toBeUndefined();

  const [br, gzip] = await Promise.all([
    server.app.inject({ url: '/contact', headers: { 'accept-encoding': 'br' } }),
    server.app.inject({ url: '/contact', headers: { 'accept-encoding': 'gzip' } }),
  ]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(files['contact.html']);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(files['contact.html']);
  expect(br.headers.etag).not.toBe(gzip.headers.etag);
});

test('what has not changed is not sent again', async () => {
  await using server = await startServer();
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
  await using server = await startServer();
  const [head, whole] = await Promise.all([get(`${server.url}/contact`, {}, 'HEAD'), get(`${server.url}/contact`)]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['content-length', 'content-type', 'etag', 'vary']) expect(head.headers.get(name)).toBe(whole.headers.get(name));
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
])('%s moved for good to %s', async (from, to) => {
  await using server = await startServer();
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
])('%s is not found', async (path) => {
  await using server = await startServer();
  const answer = await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).toContain(String(files['404.html']));
  expect(answer).toMatch(/^x-content-type-options: nosniff$/im);
  expect(answer).not.toMatch(/^(etag|location):/im);
});

test('other methods are refused', async () => {
  await using server = await startServer();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'BREW']) {
    const body = method === 'POST' ? 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=b' : '\r\n';
    const answers = await Promise.all(
      ['/contact', '/inconnu'].map((path) => sendRaw(server.port, `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${body}`)),
    );
    const statuses = answers.map((answer) => answer.split(' ')[1]);
    expect([method, ...statuses]).toEqual(method === 'BREW' ? [method, '400', '400'] : [method, '405', '404']);
    if (method !== 'BREW') expect(answers[0]).toMatch(/^allow: GET, HEAD$/im);
  }
});

test.each([
  ['a URL that is not encoded properly', 'GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['a length beside chunks', 'POST /relais/x HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['an unknown transfer coding', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n', 400],
  ['a header with a bare line feed', 'GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no HTTP at all', 'EHLO evil\r\n\r\n', 400],
])('%s is refused', async (_what, request, status) => {
  await using server = await startServer();
  const answer = await sendRaw(server.port, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.split('HTTP/1.1')).toHaveLength(2);
  expect(answer).not.toMatch(/node_modules|\.ts:|at /);
});

test('staying on https is only asked of those who came by https, as a trusted proxy tells', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  await using direct = await startServer();
  expect((await get(direct.url, https)).headers.get('strict-transport-security')).toBeNull();
  await using behindProxy = await startServer({ trustProxy: ['loopback'] });
  expect((await get(behindProxy.url)).headers.get('strict-transport-security')).toBeNull();
  expect((await get(behindProxy.url, https)).headers.get('strict-transport-security')).toBe('max-age=63072000');
});

test.each(['index.html', '404.html', '_headers'])('a folder without %s is no built site', async (name) => {
  const { [name]: _, ...contents } = files;
  await using folder = await temporaryFolder();
  await writeSite(folder.path, contents);
  await expect(Site.read(folder.path)).rejects.toThrow(/is missing: build the site first, with "npm run build"/);
});
