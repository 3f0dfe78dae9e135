import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from './headers-file.ts';

test('the rules of every matching path apply, later ones first', () => {
  const rules = parseHeaders(
    '# comment\n/*\n  X-Frame-Options: DENY\n  Cache-Control: no-cache\n\n/_astro/*\n\tCache-Control: immutable\r\n/a.b\n  X-Own: 1: 2\n',
  );
  expect(headersFor(rules, '/contact')).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  });
  expect(headersFor(rules, '/_astro/deep/app.js')).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'immutable',
  });
  expect(headersFor(rules, '/a.b')).toMatchObject({ 'x-own': '1: 2' });
  expect(headersFor(rules, '/a-b')).not.toHaveProperty('x-own');
});

test('a name given twice in a rule has its values joined', () => {
  expect(headersFor(parseHeaders('/\n  Link: <a>\n  link: <b>'), '/')).toEqual({
    link: '<a>, <b>',
  });
});

test.each([
  ['X-Frame-Options: DENY'],
  ['/*\n  no colon'],
  ['/*\n  Name:'],
  ['/*\n  !Name'],
  ['/*\nNot-Indented: 1'],
  ['  Early: 1'],
])('what is no rule is named: %j', (text) => {
  expect(() => parseHeaders(text)).toThrow(/_headers, line \d/);
});
