import type { Browser } from '@playwright/test';

/** A click on a link that the pointer rested on. */
export interface Click {
  /** Milliseconds from the click to the first paint of its page. */
  paint: number;
  /** Whether the page had been fetched before the click. */
  fetchedBefore: boolean;
}

/** Opens a page on a desktop, rests the pointer on a link of its header until the page behind it is there, and clicks. */
export async function clickThrough(browser: Browser, from: string, to: string): Promise<Click> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(from, { waitUntil: 'networkidle' });
    const fetched = page.waitForEvent('requestfinished', (request) => request.url() === to);
    const link = page.locator(`header a[href="${new URL(to).pathname}"]`).first();
    await link.hover();
    await fetched;
    await Promise.all([page.waitForURL(to), link.click()]);
    return await page.evaluate(async () => {
      const paint = await new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      });
      const [navigation] = performance.getEntriesByType('navigation');
      return {
        paint,
        fetchedBefore: navigation !== undefined && 'deliveryType' in navigation && navigation.deliveryType === 'navigational-prefetch',
      };
    });
  } finally {
    await context.close();
  }
}
