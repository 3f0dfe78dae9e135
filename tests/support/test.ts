import { test as base, expect, type Page, type Request } from '@playwright/test';

interface Watch {
  /** Console messages and failures that this test causes on purpose. */
  expectedTroubles: RegExp | undefined;
  /** Another origin that this test requests on purpose. */
  expectedOrigin: string | undefined;
}

/** Types of requests for the parts of a page, and for prefetched pages. */
const partsOfPages = ['document', 'stylesheet', 'script', 'image', 'font', 'manifest', 'other'];

/**
 * Whether a request is for a part of a page, or was caused by the visitor, who sent a form or used
 * the look-up.
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
 * Watches a page. Unless expected, each console error, uncaught exception, failed request, request
 * to another origin and request without a cause is a trouble.
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
  // Leaving a page cancels its unfinished requests.
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
 * Tells a page that it is being left, while it is still there: browsers do not report requests that
 * a page sends while it goes away.
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
 * Playwright's test with a watch on the page from the first request to the end of the test. Any
 * trouble that the test does not expect fails it. A test that only asks the server opens no page.
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

/** The console message if no service worker may be registered. */
const noWorker = /Service Worker registration blocked by Playwright/;

/**
 * The same for tests that do not depend on a first visit. They share one tab, which has cached
 * fonts and scripts: that takes half the work of a new visitor. Before each test the tab is empty,
 * idle and without drafts. These tests must not change it for good: no context options, clocks or
 * init scripts.
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
      // Leaving a form saves a draft, so the storage is cleared only after that.
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

/** For tests of motion. In all other tests motion is reduced. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
