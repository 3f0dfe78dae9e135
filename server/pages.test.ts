import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test, vi } from 'vitest';
import { company } from '../company.ts';
import { Addresses } from './addresses.ts';
import { limitConnections } from './connections.ts';
import { Site } from './site.ts';
import { files, keptLog, post, sendRaw, startServer, temporaryFolder, writeSite } from './testing.ts';
import { Refusals } from './watch/refusals.ts';

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => fetch(url, { method, headers, redirect: 'manual' });
const hashed = 'public, max-age=31536000, immutable';

/** A server for all tests that only ask. */
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
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(files[name] ?? ''));
});

test('a compressed sibling is sent to whoever takes it, and only to them', async () => {
  const ask = async (acceptEncoding: string) => {
    const answer = await sendRaw(server.port, `GET /contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`);
    expect(answer).toMatch(/^vary: Accept-Encoding$/im);
    return /^content-encoding: (\w+)$/im.exec(answer)?.[1];
  };
  expect(await ask('gzip, deflate, br, zstd')).toBe('br');
  expect(await ask('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(await ask('br ; q=0.000 , gzip; q=0')).toBeUndefined();
  expect(await ask('br;q=0.01')).toBe('br');
  expect(await ask('br;q=0.1, gzip;q=1')).toBe('gzip');
  expect(await ask('identity;q=1, br;q=0.5')).toBeUndefined();
  expect(await ask('*')).toBe('br');
  expect(await ask('br;q=0, *')).toBe('gzip');
  expect(await ask('brotli, xgzip')).toBeUndefined();
  expect(await ask('')).toBeUndefined();

  const packed = async (coding: string) => {
    const response = await get(`${server.url}/contact`, { 'accept-encoding': coding });
    return { text: await response.text(), etag: response.headers.get('etag') };
  };
  // What is read here has been unpacked on the way.
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
  const answer = await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).toContain(String(files['404.html']));
  expect(answer).toMatch(/^x-content-type-options: nosniff$/im);
  expect(answer).not.toMatch(/^(etag|location):/im);
});

test('other methods are refused', async () => {
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
  ['a length beside chunks', 'POST /relais/x HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['an unknown transfer coding', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n', 405],
  ['a header with a bare line feed', 'GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  ['a content type that is none', 'POST /contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ;\r\nContent-Length: 1\r\n\r\nx', 415],
  ['bad JSON', 'POST /contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{', 405],
  ['an expectation of nobody', 'POST /contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: x\r\nContent-Length: 0\r\n\r\n', 405],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no HTTP at all', 'EHLO evil\r\n\r\n', 400],
])('%s is refused in French, with the headers of the site', async (_what, request, status) => {
  const answer = await sendRaw(server.port, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.split('HTTP/1.1')).toHaveLength(2);
  expect(answer).not.toMatch(/node_modules|\.ts:|at /);
  expect(answer).toMatch(/^x-content-type-options: nosniff$/im);
  expect(answer).toMatch(/^content-security-policy: default-src 'self'$/im);
  expect(answer).toMatch(/^content-type: text\/plain; charset=utf-8$/im);
  expect(answer.split('\r\n\r\n')[1]).toMatch(/^(La demande|Les en-têtes|Cette page) .*\.\n$/);
});

test('a request that names the whole address is answered as any other', async () => {
  const answer = await sendRaw(server.port, 'GET http://a/contact?x=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain(String(files['contact.html']));
});

test('an address within a path is part of the path, and a percent sign that means nothing is one', async () => {
  const statusOf = async (path: string) =>
    Number((await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).slice(9, 12));
  const statuses = [];
  for (const path of ['/contact', '/http://a/contact', 'http://a', 'HTTPS://a?b', '/contact?a=%', '/contact%', '/%63ontact?%'])
    statuses.push(await statusOf(path));
  expect(statuses).toEqual([200, 404, 200, 404, 200, 404, 200]);
});

test('a relay for pages elsewhere takes their forms below the path that it always has', async () => {
  await using server = await startServer({ company: { ...company, formForwardUrl: 'https://relais.example.fr/envois' } });
  expect((await post(server.relay)).status).toBe(200);
  expect((await post(`${server.url}/envois/${encodeURIComponent(company.email)}`)).status).toBe(404);
  await using renamed = await startServer({ company: { ...company, formForwardUrl: '/envois' } });
  expect((await post(`${renamed.url}/envois/${encodeURIComponent(company.email)}`)).status).toBe(200);
  expect((await post(renamed.relay)).status).toBe(404);
});

test('a page that cannot be answered says so in French, and to the operator by its code alone', async () => {
  await using folder = await temporaryFolder();
  writeSite(folder.path);
  const site = await Site.read(folder.path);
  await using broken = await startServer({ site });
  const fail = (error: unknown) =>
    vi.spyOn(site, 'find').mockImplementationOnce(() => {
      throw error;
    });
  fail(Object.assign(new Error('Secretissime'), { code: 'EIO' }));
  const answer = await get(broken.url);
  expect([answer.status, await answer.text()]).toEqual([500, 'Cette page n’a pas pu être affichée. Réessayez dans un instant.\n']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
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
    socket.write(`POST /inconnu HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1048575\r\n\r\n${'x'.repeat(1000)}`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 404 /);
    socket.destroy();
  }
});

test('a connection that is slow is ended in French, and only once it has been answered', async () => {
  // The real patience is too long for a test; it is kept in the same way.
  await using usual = await startServer();
  expect(usual.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 10_000, timeout: 60_000 });
  await using server = await startServer({ patience: { headers: 50, request: 100, look: 50 } });
  const slowHeaders = await sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: a\r\n');
  expect(slowHeaders).toMatch(/^HTTP\/1.1 408 .*x-content-type-options: nosniff.*La demande a mis trop de temps à arriver\.\n$/s);
  const answered = await sendRaw(server.port, 'POST /inconnu HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nx');
  expect(answered.match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 404']);
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

test('requests may come a few at a time on a connection, and no thousand of them whose answers nobody reads', async () => {
  const request = (more = '') => `GET /robots.txt HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
  const few = await sendRaw(server.port, request() + request() + request('Connection: close\r\n'));
  expect(few.match(/^HTTP\/1.1 200 /gm)).toHaveLength(3);
  const many = await sendRaw(server.port, request().repeat(1000));
  expect(many.match(/^HTTP\/1.1 /gm)?.length ?? 0).toBeLessThan(100);
});

test('where there is no room, whoever holds most of it gives way to a newcomer', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  limitConnections(server, { proxies: new Addresses([]), refusals: new Refusals(), most: 4 });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hold = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    await once(server, 'connection');
    return socket.resume();
  };
  const attacker = [await hold('127.0.0.2'), await hold('127.0.0.2'), await hold('127.0.0.2'), await hold('127.0.0.2')];
  const gone = attacker.map((socket) => once(socket, 'close'));
  const visitors = [await hold('127.0.0.3'), await hold('127.0.0.4')];
  // The oldest two, one for each newcomer.
  await Promise.all(gone.slice(0, 2));
  const refused = await hold('127.0.0.2');
  await once(refused, 'close');
  expect([...attacker, ...visitors].map(({ closed }) => closed)).toEqual([true, true, false, false, false, false]);
  for (const socket of [...attacker, ...visitors]) socket.destroy();
  server.close();
});

test('who has gone holds nothing any more, and nobody is sent away for one who would hold as much', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const refusals = new Refusals();
  limitConnections(server, { proxies: new Addresses([]), refusals, most: 3 });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hold = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
    const [accepted] = await once(server, 'connection');
    return { socket: socket.resume(), accepted };
  };
  for (const { socket, accepted } of [await hold('127.0.0.2'), await hold('127.0.0.2')]) {
    const gone = once(accepted, 'close');
    socket.destroy();
    await gone;
  }
  const visitors = [await hold('127.0.0.3'), await hold('127.0.0.3'), await hold('127.0.0.4')];
  const newcomer = await hold('127.0.0.5');
  await once(visitors[0]?.socket ?? newcomer.socket, 'close');
  const refused = await hold('127.0.0.6');
  await once(refused.socket, 'close');
  expect([...visitors, newcomer].map(({ socket }) => socket.closed)).toEqual([true, false, false, false]);
  const kept = keptLog();
  refusals.report(kept.log);
  expect(kept.lines).toEqual([expect.stringMatching(/: 2 connections beyond/)]);
  for (const { socket } of [...visitors, newcomer]) socket.destroy();
  server.close();
});

test('one address holds its share of connections and no more; a proxy holds what it needs', async () => {
  await using server = await startServer();
  await using behindProxy = await startServer({ proxies: new Addresses(['loopback']) });
  const hold = async (port: number, from?: string) => {
    const socket = connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) }).on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const isServed = async (socket: Socket) => {
    socket.write('GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    return (await text(socket).catch(() => '')).startsWith('HTTP/1.1 200');
  };
  const held = await Promise.all(Array.from({ length: 100 }, () => hold(server.port)));
  expect(await isServed(await hold(server.port))).toBe(false);
  expect(await isServed(await hold(server.port, '127.0.0.2'))).toBe(true);
  server.refusals.report(server.log);
  expect(server.lines).toEqual([expect.stringMatching(/: 1 connections beyond the share of an address, or of all$/)]);
  const [first] = held;
  if (first) await isServed(first);
  expect(await isServed(await hold(server.port))).toBe(true);

  const ofProxy = await Promise.all(Array.from({ length: 101 }, () => hold(behindProxy.port)));
  expect(await isServed(await hold(behindProxy.port))).toBe(true);
  for (const socket of [...held, ...ofProxy]) socket.destroy();
});

test('a proxy that was forgotten in the settings is told of once, and visitors by it share one allowance', async () => {
  await using server = await startServer();
  await get(server.url);
  expect(server.lines).toEqual([]);
  for (let count = 0; count < 2; count += 1) await get(server.url, { 'x-forwarded-for': '203.0.113.7' });
  expect(server.lines).toEqual([expect.stringMatching(/^visitors come through a proxy at 127\.0\.0\.1 .*; right: TRUST_PROXY="127\.0\.0\.1"$/)]);
  await using told = await startServer({ proxies: new Addresses(['loopback']) });
  await get(told.url, { 'x-forwarded-for': '203.0.113.7' });
  expect(told.lines).toEqual([]);
});

test('staying on https is only asked of those who came by https, as a trusted proxy tells', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  await using direct = await startServer();
  expect((await get(direct.url, https)).headers.get('strict-transport-security')).toBeNull();
  await using behindProxy = await startServer({ proxies: new Addresses(['loopback']) });
  expect((await get(behindProxy.url)).headers.get('strict-transport-security')).toBeNull();
  for (const path of ['', '/contact/', '/inconnu', '/%E0%A4%A', '/vivant', '/relais/x'])
    expect([path, (await get(behindProxy.url + path, https)).headers.get('strict-transport-security')]).toEqual([path, 'max-age=63072000']);
});

test.each(['index.html', '404.html', '_headers'])('a folder without %s is no built site', async (name) => {
  const { [name]: _, ...contents } = files;
  await using folder = await temporaryFolder();
  writeSite(folder.path, contents);
  await expect(Site.read(folder.path)).rejects.toThrow(/is missing: build the site first, with "npm run build"/);
});
