import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from './headers-file.ts';

test('the rules of every matching path apply, later ones first', () => {
  const rules = parseHeaders(
    [
      '/*\n  X-Frame-Options: DENY\n  Cache-Control: no-cache',
      '/_astro/*\n  ! X-Frame-Options\n  Cache-Control: immutable',
      '/a.b\n  X-Own: 1: 2\n',
    ].join('\n'),
  );
  expect(headersFor(rules, '/contact')).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  });
  expect(headersFor(rules, '/_astro/deep/app.js')).toEqual({ 'cache-control': 'immutable' });
  expect(headersFor(rules, '/a.b')).toMatchObject({ 'x-own': '1: 2' });
  expect(headersFor(rules, '/a-b')).not.toHaveProperty('x-own');
});
