import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

/** Milliseconds that the pointer rests on the link; nothing tells a page that another is drawn. */
const rest = 1000;

/** A click on a link that the pointer rested on. */
export interface Click {
  /** Milliseconds from the click to the first paint of its page. */
  paint: number;
  /** Whether the page had been drawn before the click. */
  drawnBefore: boolean;
}

/**
 * Opens a page in a new browser on a desktop, rests the pointer on a link of its header, and clicks. Puppeteer does it: Chromium
 * draws no page beforehand while Playwright is connected to it.
 */
export async function clickThrough(from: string, to: string, { path, flags }: { path: string; flags: string[] }): Promise<Click> {
  const browser = await puppeteer.launch({ executablePath: path, args: flags, defaultViewport: { width: 1280, height: 800 } });
  try {
    const page = await browser.newPage();
    await page.goto(from, { waitUntil: 'networkidle0' });
    const link = `header a[href="${new URL(to).pathname}"]`;
    await page.evaluate(() => {
      addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)));
    });
    await page.hover(link);
    await setTimeout(rest);
    await Promise.all([page.waitForNavigation(), page.click(link)]);
    return await page.evaluate(async () => {
      const painted = await new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      });
      const [navigation] = performance.getEntriesByType('navigation');
      const activated = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
      const clicked = Number(sessionStorage.getItem('clicked'));
      return { paint: performance.timeOrigin + painted - clicked, drawnBefore: activated > 0 };
    });
  } finally {
    await browser.close();
  }
}
