import { expect, test } from 'vitest';
import { withOneScript } from './island-runtime.ts';

const style = '<style>astro-island,astro-slot{display:contents}</style>';
const files = { read: (path: string) => `const e=3;go(e,"${path}")`, nameOf: () => '/_astro/islands.js' };

test('the runtime leaves the page, in its order and before its own script, and each keeps its names to itself', () => {
  const page = `<script>0</script><p>a</p>${style}<script>const e = 1;go(e)</script><script>const e = 2;go(e)</script><astro-island uid="Z1x" prefix="r0"></astro-island>`;
  const { html = '', script = '' } = withOneScript(`${page}<script type="module" src="/_astro/Page.js"></script><i>z</i>`, files) ?? {};
  expect(html).toBe(
    `<script>0</script><p>a</p><script type="module" src="/_astro/islands.js" fetchpriority="low"></script><astro-island prefix="r0"></astro-island><i>z</i>`,
  );
  const went: unknown[] = [];
  new Function('go', script)((value: unknown, path: unknown) => went.push(value, path));
  expect(went).toEqual([1, undefined, 2, undefined, 3, '/_astro/Page.js']);
});

test('a page without islands asks for its own script after what is seen, and stays as it is otherwise', () => {
  expect(withOneScript('<style>a{}</style><script>0</script><script type="module" src="/_astro/a.js"></script>', files)).toEqual({
    html: '<style>a{}</style><script>0</script><script type="module" src="/_astro/a.js" fetchpriority="low"></script>',
  });
});
