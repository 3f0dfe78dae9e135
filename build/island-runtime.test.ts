import { expect, test } from 'vitest';
import { withoutRuntime } from './island-runtime.ts';

const style = '<style>astro-island,astro-slot{display:contents}</style>';

test('the runtime leaves the page, in its order, and each script keeps its names to itself', () => {
  const page = `<script>0</script><p>a</p>${style}<script>const e = 1;go(e)</script><script>const e = 2;go(e)</script><astro-island uid="Z1x" prefix="r0"></astro-island>`;
  const { html = '', script = '' } = withoutRuntime(page, () => '/_astro/islands.js') ?? {};
  expect(html).toBe(
    `<script>0</script><p>a</p>${style}<script type="module" src="/_astro/islands.js" fetchpriority="low"></script><astro-island prefix="r0"></astro-island>`,
  );
  const went: unknown[] = [];
  new Function('go', script)((value: unknown) => went.push(value));
  expect(went).toEqual([1, 2]);
});

test('a page without islands stays as it is', () => {
  expect(withoutRuntime('<style>a{}</style><script>0</script><script type="module" src="/a.js"></script>', () => '/b.js')).toBeUndefined();
});
