import { expect, test } from 'vitest';
import { isFromThisSite } from './origin.ts';

const siteUrl = 'https://www.example.fr';

test.each([
  [
    'a browser that says so, whatever a proxy made of the name',
    { 'sec-fetch-site': 'same-origin', origin: 'null', host: 'a' },
    true,
  ],
  [
    'a browser that says otherwise, whatever name it gives',
    { 'sec-fetch-site': 'cross-site', origin: siteUrl, host: 'www.example.fr' },
    false,
  ],
  [
    'a page of the site that is on another host',
    { 'sec-fetch-site': 'same-site', origin: siteUrl, host: 'relais.example.fr' },
    true,
  ],
  [
    'a page of another host of the same name',
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.fr', host: 'www.example.fr' },
    false,
  ],
  ['a program that names no page', { host: 'www.example.fr' }, true],
  [
    'an older browser on this host',
    { origin: 'http://127.0.0.1:4321', host: '127.0.0.1:4321' },
    true,
  ],
  [
    'an older browser on this host, with the port that goes without saying',
    { origin: 'https://example.org', host: 'EXAMPLE.org:443' },
    true,
  ],
  ['an older browser elsewhere', { origin: 'https://evil.example', host: 'www.example.fr' }, false],
  [
    'a page whose name begins with ours',
    { origin: 'https://www.example.fr.evil.example', host: 'www.example.fr' },
    false,
  ],
  [
    'a page of another port of this host',
    { origin: 'https://example.org', host: 'example.org:80' },
    false,
  ],
  [
    'a page of this host without its first name',
    { origin: siteUrl.replace('www.', ''), host: 'www.example.fr' },
    false,
  ],
  ['a page of no name at all', { origin: '', host: 'www.example.fr' }, false],
  ['a page without an address', { origin: 'null', host: 'null' }, false],
  ['a page in a file', { origin: 'file://', host: '' }, false],
] as const)('%s', (_, headers, expected) => {
  expect(isFromThisSite(headers, siteUrl)).toBe(expected);
});
