import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../server/site/headers-file.ts';
import { temporaryFolder } from '../../server/testing.ts';
import { readSite } from '../../src/content-model/facts/site.ts';
import { contentSecurityPolicy, headersFile, writeHeaders } from './response-headers.ts';

const page = `<!doctype html><style>a{color:red}</style><style data-x="1">b{}</style>
<script type="application/ld+json">{"@type":"Thing"}</script>
<script src="/a.js"></script><script type="module">go()</script>
<script>stay(
)</script>`;

test('the policy names each inline style and script once, whatever the order of pages', () => {
  const other = '<script type="module">go()</script><style>c{}</style>';
  const policy = contentSecurityPolicy([page, other], '/relais');
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='");
  expect(policy.match(/'sha256-/g)).toHaveLength(5);
  expect(contentSecurityPolicy([other, page], '/relais')).toBe(policy);
});

test('nothing unsafe, no wildcard, no other origin', () => {
  const policy = contentSecurityPolicy([page], '/relais');
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('a forwarding service elsewhere may be sent to, by its origin alone', () => {
  const policy = contentSecurityPolicy([page], 'https://formulaires.example/f/abc');
  expect(policy).toContain(
    ['connect-src', 'form-action']
      .map((name) => `${name} 'self' https://formulaires.example;`)
      .join(' '),
  );
});

test('what an earlier rule may have given is taken back, and may be given anew', () => {
  const everywhere = { 'Cache-Control': 'no-cache', 'X-Frame-Options': 'DENY' };
  const text = headersFile({
    '/*': everywhere,
    '/og/*': { 'X-Own': '1', 'Cache-Control': 'max-age=1', 'X-Frame-Options': undefined },
  });
  expect(text).toBe(
    [
      '/*\n  Cache-Control: no-cache\n  X-Frame-Options: DENY\n/og/*\n  ! Cache-Control',
      '  ! X-Frame-Options\n  X-Own: 1\n  Cache-Control: max-age=1\n',
    ].join('\n'),
  );
  expect(headersFor(parseHeaders(text), '/og/a.jpg')).toEqual({
    'x-own': '1',
    'cache-control': 'max-age=1',
  });
  expect(headersFor(parseHeaders(text), '/contact')).toEqual({
    'cache-control': 'no-cache',
    'x-frame-options': 'DENY',
  });
});

// Chromium would start a new process for each page that comes with it (docs/decisions.md).
test('no Cross-Origin-Opener-Policy delays the first paint', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'index.html'), page);
  await writeHeaders(folder.path, readSite().company);
  const rules = parseHeaders(await readFile(join(folder.path, '_headers'), 'utf8'));
  expect(headersFor(rules, '/')).not.toHaveProperty('cross-origin-opener-policy');
});
