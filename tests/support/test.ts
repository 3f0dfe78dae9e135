import { test as base, expect } from '@playwright/test';

interface Watch {
  /** Messages and failures that this test provokes on purpose. */
  expectedTroubles: RegExp | undefined;
  /** An origin other than the site's own that this test means to reach. */
  expectedOrigin: string | undefined;
}

/**
 * Playwright's test with a watch on the page, from its first request to the end of the test: any console error, uncaught
 * exception, failed request or request to another origin fails the test, unless the test says that it expects it.
 * A test that only asks the server opens no page.
 */
export const test = base.extend<Watch>({
  expectedTroubles: [undefined, { option: true }],
  expectedOrigin: [undefined, { option: true }],
  page: async ({ page, expectedTroubles, expectedOrigin }, use) => {
    const troubles: string[] = [];
    const note = (trouble: string) => {
      if (!expectedTroubles?.test(trouble)) troubles.push(trouble);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    // A page that is left takes its unfinished requests with it.
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`);
    });
    page.on('request', (request) => {
      const { protocol, origin, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== 'localhost' && origin !== expectedOrigin) note(`other origin: ${request.url()}`);
    });
    await use(page);
    expect(troubles).toEqual([]);
  },
});

/** For tests of what moves: of the others each page stands still. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
