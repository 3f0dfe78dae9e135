import { pages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('every page has one address: with a final slash it leads there for good', async ({
  request,
}) => {
  for (const path of pages.filter((candidate) => candidate !== '/')) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([301, 308], path).toContain(response.status());
    expect(response.headers().location).toBe(path);
    const page = await request.get(path);
    expect(page.status(), path).toBe(200);
    expect(page.headers()['content-type']).toBe('text/html; charset=utf-8');
  }
});

test('an address as people spell it, or shorten it, leads to what they want', async ({
  request,
}) => {
  for (const [path, place] of [
    ['/selestat', '/selestad'],
    ['/services', '/#services'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, place]);
    expect((await request.get(path)).status()).toBe(200);
  }
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedTroubles: /404/ });

  test('has status 404, the page of the specification, and logs the path', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/n-existe-pas'),
    );
    const response = await page.goto('/n-existe-pas');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('404');
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    expect((await logged).type()).toBe('error');
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the sitemap is shown as text', async ({ request }) => {
  const { 'content-type': type } = (await request.get('/sitemap.xml')).headers();
  expect(type).toBe('text/plain; charset=utf-8');
});

test('pages revalidate, hashed files do not, and both come compressed', async ({ request }) => {
  const page = await request.get('/contact', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  const again = await request.get('/contact', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': page.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  const font = /\/_astro\/[^"]+\.woff2/.exec(await page.text())?.[0];
  const hashed = await request.get(font ?? '');
  expect(hashed.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'font/woff2',
  });
});
