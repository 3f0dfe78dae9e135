import type { Page } from '@playwright/test';
import { startOwnSite } from './support/own-site.ts';
import { firstHours, testSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { company } = testSite();

// The browser itself reports what it could not fetch, the site's icon included when the server goes
// while it is asked for. One test fetches by itself, to see who answers.
test.use({
  expectedTroubles:
    /ERR_CONNECTION_\w+|ERR_(?:SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)|Failed to load resource|^nobody asked for: GET/,
});

/** Waits until the worker has kept its page and is in charge of what is opened next. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);

/** What the worker keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('after one visit, a page without network tells how to reach the company', async ({ page }) => {
  await using site = await startOwnSite();
  await page.goto(`${site.url}/`);
  expect(await workerIsReady(page)).toBe(`${site.url}/sw.js`);
  await site.stop();

  for (const path of ['/contact', '/', '/services/toiture?utm=1', '/n-existe-pas']) {
    await page.goto(site.url + path);
    await expect(page).toHaveURL(site.url + path);
    await expect(page.locator('h1')).toHaveText('Pas de connexion');
  }
  await expect(page.locator(`main a[href="${company.phone.href}"]`)).toContainText(
    company.phone.display,
  );
  const button = page.getByRole('link', { name: `Appeler le ${company.phone.display}` });
  await expect(button).toHaveAttribute('href', company.phone.href);
  await expect(button).toHaveCSS('position', 'fixed');
  await expect(page.getByText(firstHours()).first()).toBeVisible();
  // Without network every link to a page would lead back here.
  await expect(page.locator('main .buttons a')).toHaveText(['Réessayer']);
  const faces = page.evaluate(async () =>
    [...(await document.fonts.ready)].flatMap(({ status, family }) =>
      status === 'loaded' ? [family] : [],
    ),
  );
  expect(await faces).toEqual(expect.arrayContaining(['Heading', 'Text']));
  // Its styles came with it.
  await expect(page.getByRole('link', { name: 'Réessayer' })).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );

  await page.goto(`${site.url}/contact`);
  await site.start();
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page.locator('h1')).not.toHaveText('Pas de connexion');
});

test('a new deployment is seen at once, and so is its page for those without network', async ({
  page,
}) => {
  await using site = await startOwnSite();
  await page.goto(`${site.url}/contact`);
  await workerIsReady(page);
  await page.reload();
  expect(await keptPaths(page)).toEqual(['/hors-ligne']);

  await site.stop();
  await site.edit('contact.html', '</h1>', ' tout neuf</h1>');
  await site.edit('hors-ligne.html', '>Pas', '>Toujours pas');
  // The build names the page's hash in the worker.
  await site.edit('sw.js', '"hors-ligne-', '"hors-ligne-new-');
  await site.start();
  const response = await page.goto(`${site.url}/contact`);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(page.locator('h1')).toContainText('tout neuf');
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join()))
    .toMatch(/^hors-ligne-new-/);
  expect(await keptPaths(page)).toEqual(['/hors-ligne']);

  await site.stop();
  await page.goto(`${site.url}/contact`);
  await expect(page.locator('h1')).toHaveText('Toujours pas de connexion');
});

test('the worker answers navigations, and nothing else', async ({ page }) => {
  await using site = await startOwnSite();
  await page.goto(`${site.url}/`);
  await workerIsReady(page);
  const answers = new Map<string, boolean>();
  page.on('response', (response) =>
    answers.set(new URL(response.url()).pathname, response.fromServiceWorker()),
  );
  await page.goto(`${site.url}/contact`);
  const { relay, asset } = await page.evaluate(async () => ({
    relay: document.forms[0]?.action ?? '',
    asset: document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '',
  }));
  await page.evaluate(
    ([relay, asset]) =>
      Promise.all(
        [fetch(relay, { method: 'POST' }), fetch(asset)].map(async (answer) =>
          (await answer).arrayBuffer(),
        ),
      ),
    [relay, asset] as const,
  );
  expect(answers.get('/contact')).toBe(true);
  expect([answers.get(new URL(relay).pathname), answers.get(new URL(asset).pathname)]).toEqual([
    false,
    false,
  ]);
  expect([...answers].filter(([path, fromWorker]) => fromWorker && path !== '/contact')).toEqual(
    [],
  );

  await site.stop();
  const failures = await page.evaluate(
    ([relay, asset]) =>
      Promise.all(
        [
          fetch(relay, { method: 'POST' }),
          fetch(asset, { cache: 'reload' }),
          fetch('/contact'),
        ].map((answer) =>
          answer.then(
            () => 'answered',
            () => 'failed',
          ),
        ),
      ),
    [relay, asset] as const,
  );
  expect(failures).toEqual(['failed', 'failed', 'failed']);
  // A form sent without script: the page for those without network would hide that it was lost.
  const lost = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await page.evaluate(() => HTMLFormElement.prototype.submit.call(document.forms[0]));
  expect((await lost).method()).toBe('POST');
  await expect(page.getByText('Pas de connexion')).toHaveCount(0);
});

test('the offline page needs its two faces alone and stays out of search engines', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/hors-ligne');
  await page.waitForLoadState('networkidle');
  expect(requests.sort()).toEqual([
    expect.stringMatching(/^\/_astro\/.+\.woff2$/),
    expect.stringMatching(/^\/_astro\/.+\.woff2$/),
    '/hors-ligne',
  ]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the worker is asked for anew each time', async ({ request }) => {
  const { 'cache-control': cacheControl, 'content-type': contentType } = (
    await request.get('/sw.js')
  ).headers();
  expect([cacheControl, contentType]).toEqual(['no-cache', 'text/javascript; charset=utf-8']);
});
