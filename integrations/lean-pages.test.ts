import { expect, test } from 'vitest';
import { takeOut } from './lean-pages.ts';

test('scripts that run leave the page, in their order, and each keeps its names to itself', () => {
  const { html, script } = takeOut('<p>a</p><script>var e = 1</script><script type="module">var e = 2;go(e)</script><p>b</p>');
  expect(html).toBe('<p>a</p><p>b</p>');
  const went: unknown[] = [];
  new Function('go', script)((value: unknown) => went.push(value));
  expect(went).toEqual([2]);
  expect(script.indexOf('var e = 1')).toBeLessThan(script.indexOf('var e = 2'));
});

test('data, files and marked scripts stay', () => {
  const page =
    '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script><script src="/a.js"></script><script data-inline>0</script>';
  expect(takeOut(page)).toEqual({ html: page, script: '' });
});

test('the style that Astro gives to islands goes, every other stays', () => {
  const styles = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><style>a{}</style>';
  expect(takeOut(styles).html).toBe('<style>a{}</style>');
});
