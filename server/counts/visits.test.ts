import { expect, test } from 'vitest';
import { company } from '../../company.ts';
import { callback, contact, files, post, startServer } from '../testing.ts';
import { monthOf } from './months.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0.0.0 Mobile', 'sec-fetch-site': 'same-origin' };

/** What a page says, as a browser sends it. */
const say = ({ url }: Server, query: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/relais/compteur${query}`, { method: 'POST', headers: { origin: url, ...browser, ...headers } });

/** What was counted this month. */
const counted = ({ counts }: Server) => counts.of(monthOf(new Date()));

test('what pages say is counted by page, however their address is spelled', async () => {
  await using server = await startServer();
  for (const query of ['?vue=/', '?vue=/contact', '?vue=/contact/', '?vue=/contact.html', '?appel=/services/toiture']) {
    const answer = await say(server, query);
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store']);
  }
  expect(counted(server)).toEqual({
    pages: {
      '/': { views: 1, calls: 0, requests: 0 },
      '/contact': { views: 3, calls: 0, requests: 0 },
      '/services/toiture': { views: 0, calls: 1, requests: 0 },
    },
    requests: {},
  });
});

test.each<[string, string, Record<string, string>]>([
  ['a page that is not there', '?vue=/n-existe-pas', {}],
  ['a file that is no page', '?vue=/robots.txt', {}],
  ['what no page says', '?achat=/contact', {}],
  ['two pages at once', '?vue=/contact&vue=/', {}],
  ['nothing at all', '', {}],
  ['a page of another site', '?vue=/contact', { 'sec-fetch-site': 'cross-site', origin: 'https://example.com' }],
  ['a program that names no origin', '?vue=/contact', { origin: '' }],
  ['a search engine', '?vue=/contact', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a browser without a screen', '?vue=/contact', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/142.0.0.0' }],
  ['who says not what it is', '?vue=/contact', { 'user-agent': '' }],
  ['a page that is drawn in case', '?vue=/contact', { 'sec-purpose': 'prefetch;prerender' }],
  ['who asks not to be followed', '?vue=/contact', { 'sec-gpc': '1' }],
  ['who asked so ten years ago', '?vue=/contact', { dnt: '1' }],
])('%s is not counted, and not told so', async (_, query, headers) => {
  await using server = await startServer();
  expect((await say(server, query, headers)).status).toBe(204);
  expect(counted(server)).toBeUndefined();
});

test.each<Record<string, string>>([
  { 'user-agent': 'Mozilla/5.0 (Linux; Android 12; CUBOT X70) Chrome/142.0.0.0' },
  { dnt: '0' },
  { 'sec-fetch-site': 'same-site', origin: company.siteUrl },
])('a visitor with %j is counted', async (headers) => {
  await using server = await startServer();
  await say(server, '?vue=/contact', headers);
  expect(counted(server)?.pages).toEqual({ '/contact': { views: 1, calls: 0, requests: 0 } });
});

test('one address that says so without end counts for a minute’s reading, and requests are taken all the same', async () => {
  await using server = await startServer();
  for (let views = 0; views < 130; views += 1) await say(server, '?vue=/');
  expect(counted(server)?.pages['/']?.views).toBe(120);
  expect((await post(server.relay)).status).toBe(200);
});

test('requests are counted by what they want and by their page, and one that is refused is not', async () => {
  const options = '<select><option>Démoussage de toiture</option><option>Gouttières &amp; zinc</option></select>';
  await using server = await startServer({ contents: { ...files, 'index.html': `<!doctype html>${options}` } });
  const { relay, url } = server;
  await post(relay, callback, { referer: `${url}/services/toiture` });
  await post(relay, callback, { referer: `${url}/` });
  await post(relay, { ...callback, service: 'Gouttières & zinc' });
  // What no form offers may be anything, a name or one of a thousand texts.
  for (const service of ['Jean Muller', 'toiture', 'Démoussage de toiture</option><option>Gouttières & zinc'])
    await post(relay, { ...callback, service });
  await post(relay, contact, { referer: `${url}/contact?sujet=a` });
  await post(relay, contact, { referer: 'no address' });
  await post(relay, contact);
  await post(relay, { ...contact, email: '' }, { referer: `${url}/contact` });
  // Without script, from a page under the same name and under another, which is not named.
  await post(relay, contact, { accept: 'text/html', 'sec-fetch-site': 'same-origin', referer: `${url}/contact` });
  await post(relay, contact, { accept: 'text/html', 'sec-fetch-site': 'same-site', origin: company.siteUrl, referer: `${company.siteUrl}/` });
  expect(counted(server)).toEqual({
    pages: {
      '/services/toiture': { views: 0, calls: 0, requests: 1 },
      '/': { views: 0, calls: 0, requests: 1 },
      '/contact': { views: 0, calls: 0, requests: 2 },
    },
    requests: { 'Démoussage de toiture': 2, 'Gouttières & zinc': 1, Autre: 3, Message: 5 },
  });
});

test('with nothing to count there is no such address, and requests are taken', async () => {
  await using server = await startServer({ counts: undefined });
  expect((await say(server, '?vue=/')).status).toBe(404);
  expect((await post(server.relay)).status).toBe(200);
});
