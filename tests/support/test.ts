import { test as base, expect, type Page, type Request } from '@playwright/test';

interface Watch {
  /** Messages and failures that this test provokes on purpose. */
  expectedTroubles: RegExp | undefined;
  /** An origin other than the site's own that this test means to reach. */
  expectedOrigin: string | undefined;
}

/** What pages are made of, and other pages fetched for a pointer that rests on their links. */
const partsOfPages = ['document', 'stylesheet', 'script', 'image', 'font', 'manifest', 'other'];

/**
 * Whether a request is a part of a page, or comes of what its visitor did: sent a form, to an
 * e-mail address, or used the look-up.
 */
function isWanted(request: Request): boolean {
  const { pathname } = new URL(request.url());
  if (request.method() === 'POST') return /%40[^/]+$/.test(pathname);
  return (
    partsOfPages.includes(request.resourceType()) ||
    pathname === '/recherche.json' ||
    pathname.startsWith('/_astro/communes')
  );
}

/**
 * Watches a page: any console error, uncaught exception, failed request, request to another origin,
 * or request that nobody asked for is a trouble, unless it is expected.
 */
function watch(
  page: Page,
  expectedTroubles: (RegExp | undefined)[],
  expectedOrigin: string | undefined,
): string[] {
  const troubles: string[] = [];
  const note = (trouble: string) => {
    if (!expectedTroubles.some((expected) => expected?.test(trouble))) troubles.push(trouble);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  // A page that is left takes its unfinished requests with it.
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const { protocol, origin, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && origin !== expectedOrigin)
      note(`other origin: ${request.url()}`);
    if (protocol.startsWith('http') && !isWanted(request))
      note(`nobody asked for: ${request.method()} ${request.url()}`);
  });
  return troubles;
}

/**
 * Tells a page that it is left, while it is still there: of what is sent as a page goes away,
 * browsers tell a test nothing.
 */
async function leave(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    dispatchEvent(new PageTransitionEvent('pagehide'));
  });
}

/**
 * Playwright's own test, for what is not the site: nothing watches its pages. It has the worker's
 * fixtures of all others: Playwright gives tests with others a worker and a browser of their own,
 * and starts them last.
 */
export const unwatchedTest = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        locale,
        timezoneId,
        viewport: null,
        serviceWorkers: 'block',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Playwright's test with a watch on the page, from its first request to the end of the test: any
 * trouble fails the test, unless the test says that it expects it. A test that only asks the server
 * opens no page.
 */
export const test = unwatchedTest.extend<Watch>({
  expectedTroubles: [undefined, { option: true }],
  expectedOrigin: [undefined, { option: true }],
  page: async ({ page, expectedTroubles, expectedOrigin }, use) => {
    const troubles = watch(page, [expectedTroubles], expectedOrigin);
    await use(page);
    await leave(page);
    expect(troubles).toEqual([]);
  },
});

/** What a page says where no worker may be registered. */
const noWorker = /Service Worker registration blocked by Playwright/;

/**
 * The same for tests that ask nothing of a browser's first visit: they follow each other in one tab
 * of a visitor who has the site's faces and scripts already, which takes half the work of a new
 * visitor's. The tab comes back as it was: empty, at rest, without drafts. What changes it for good
 * has no place in them: options of a context, clocks, scripts run on every page.
 */
export const testInTab = test.extend({
  page: async ({ tab, viewport, expectedTroubles, expectedOrigin }, use) => {
    if (viewport) await tab.setViewportSize(viewport);
    const troubles = watch(tab, [noWorker, expectedTroubles], expectedOrigin);
    await use(tab);
    await leave(tab);
    tab.removeAllListeners();
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    if (tab.url() !== 'about:blank') {
      // A form that is left keeps a draft: only then is there nothing more to come.
      await tab.goto(new URL('/robots.txt', tab.url()).href);
      await tab.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    }
    await tab.emulateMedia({ media: null, contrast: null, forcedColors: null });
    await tab.mouse.move(-1, -1);
    expect(troubles).toEqual([]);
  },
});

/** For tests of what moves: of the others each page stands still. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
