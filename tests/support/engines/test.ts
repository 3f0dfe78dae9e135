import { test as base, expect } from '@playwright/test';
import { startOwnSite } from '../own-site.ts';
import type { EngineId } from './engines.ts';
import { type EnginePage, openPage } from './page.ts';
import { start } from './start.ts';

/** Options of a project or a test file. */
export interface EngineOptions {
  engine: EngineId;
  /** Whether pages may run scripts. */
  scripts: boolean;
}

interface Fixtures extends EngineOptions {
  site: Awaited<ReturnType<typeof startOwnSite>>;
  /** A page of the engine, which the tests of a file share. */
  tab: EnginePage;
}

/** Records errors of a page in `window.troubles`, because WebDriver does not report them. */
const recorder = `
  const troubles = [];
  Object.assign(window, { troubles });
  const failed = ({ message, target }) =>
    troubles.push(message ?? 'failed: ' + (target.currentSrc || target.src || target.href));
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => troubles.push('rejected: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    troubles.push(violatedDirective + ' ' + blockedURI));
  for (const level of ['error', 'warn'])
    console[level] = (...parts) => troubles.push(level + ': ' + parts.join(' '));
`;

/**
 * Playwright's test with a browser of another engine in place of its own, and a site of its own.
 */
export const test = base.extend<{ lastView: undefined }, Fixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  scripts: [true, { scope: 'worker', option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
    async ({}, use) => {
      await using site = await startOwnSite(recorder);
      await use(site);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: [
    async ({ engine, scripts }, use) => {
      await using stack = new AsyncDisposableStack();
      await use(openPage(await start[engine](stack, scripts)));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // A screenshot of a failed test.
  lastView: [
    async ({ tab }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus)
        await info.attach('page', { body: await tab.screenshot(), contentType: 'image/png' });
    },
    { auto: true },
  ],
});

export { expect };

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * Waits until a page is loaded after a link or a form led to it. Asks the browser for the address:
 * in WebKit a page without scripts never answers while it is being left.
 */
export async function expectPage(tab: EnginePage, url: string): Promise<void> {
  await expect.poll(tab.url, { timeout: 10_000 }).toBe(url);
  await expect(async () => {
    expect(await tab.evaluate(() => [location.href, document.readyState])).toEqual([
      url,
      'complete',
    ]);
  }).toPass({ timeout: 10_000 });
}
