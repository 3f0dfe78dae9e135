import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';

/**
 * What a page may cost a visitor: bytes as they travel (brotli, without headers), and requests, on a phone of 412 × 823 at 1.75 unless said otherwise, before
 * anyone scrolls or touches anything. Of the lazy pictures further down Chromium fetches those that come next: their bytes count, not
 * their number. Eight files are the page, two of styles (one for paper), two faces, a script, and two pictures. Script written into the page counts as script.
 */
export const pageBudgets = [
  { name: 'firstView', label: 'head and first section', limit: 14_600 },
  { name: 'page', label: 'HTML and its styles', limit: 18_000 },
  { name: 'script', label: 'script before interaction, phone', limit: 4_500 },
  { name: 'desktopScript', label: 'script before interaction, desktop', limit: 4_500 },
  { name: 'fonts', label: 'fonts', limit: 45_000 },
  { name: 'pictures', label: 'pictures', limit: 60_000 },
  { name: 'requests', label: 'requests of the first view', limit: 8 },
  { name: 'formScript', label: 'script once every form is used', limit: 100_000 },
] as const;

/** What a page costs, by the names of its budgets. */
export type Weight = Record<(typeof pageBudgets)[number]['name'], number>;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };

/** How far below the window Chromium loads pictures on 4G, in pixels; some of its versions go further where they do not know the network. */
const picturesAhead = 1250;

/** Bytes of a page, as they travel, until its first section ends: what comes later has its styles in the file that is named there. */
export const firstViewBytes = (html: string): number =>
  brotliCompressSync(html.slice(0, html.indexOf('/_astro/deferred'))).length;

/** Bytes that the scripts written into a page take of it as it travels. */
export const inlineScriptBytes = (html: string): number =>
  brotliCompressSync(
    [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)]
      .map(([, script]) => script)
      .join(''),
  ).length;

/**
 * Leads to what a page costs: opened on a phone and on a desktop, and every form of it used. A window of the whole browser costs as much
 * as a page: all are seen in the same two, each as if it were the first.
 */
export async function startWeighing(browser: Browser): Promise<(url: string) => Promise<Weight>> {
  const onPhone = await startVisitor(browser, phone);
  // What it shows was weighed on the phone; here only scripts are.
  const onDesktop = await startVisitor(browser, desktop, ['*.avif', '*.jpeg', '*.woff2']);

  return async (url: string): Promise<Weight> => {
    const requests = await onPhone.open(url);
    const { page } = onPhone;
    const { blocking, icon, furtherDown, farAway } = await page.evaluate((ahead) => {
      const lazyBelow = (distance: number) =>
        [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')]
          .filter((image) => image.getBoundingClientRect().top >= innerHeight + distance)
          .map(({ currentSrc }) => currentSrc);
      return {
        blocking: [
          ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
        ].map(({ href }) => href),
        icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href,
        furtherDown: lazyBelow(0),
        farAway: lazyBelow(ahead),
      };
    }, picturesAhead);
    const html = await (await fetch(url)).text();
    const inline = inlineScriptBytes(html);
    const before = {
      firstView: firstViewBytes(html),
      page: await bytes(
        requests,
        (request) => request.url() === url || blocking.includes(request.url()),
      ),
      script: inline + (await bytes(requests, ofType('script'))),
      fonts: await bytes(requests, ofType('font')),
      pictures: await bytes(
        requests,
        (request) => ofType('image')(request) && !farAway.includes(request.url()),
      ),
      // The window asks for the icon of its tab, after everything else, where it has one.
      requests: requests.filter(
        (request) => request.url() !== icon && !furtherDown.includes(request.url()),
      ).length,
    };
    await enterForms(page);
    const formScript = inline + (await bytes(requests, ofType('script')));
    return {
      ...before,
      formScript,
      desktopScript: inline + (await bytes(await onDesktop.open(url), ofType('script'))),
    };
  };
}

/** A visitor without anything of an earlier page. `open` leads to what a page has asked for, and goes on to ask for, by itself. */
async function startVisitor(
  browser: Browser,
  device: typeof phone | typeof desktop,
  unseen: string[] = [],
) {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setBlockedURLs', { urls: unseen });
  // How far ahead pictures are loaded depends on the network: on 4G, which a Chromium without a window would not know by itself.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const open = async (url: string): Promise<Request[]> => {
    const requests: Request[] = [];
    page.removeAllListeners('requestfinished');
    page.on('requestfinished', (request) => {
      if (request.url().startsWith('http')) requests.push(request);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return requests;
  };
  return { page, open };
}

/** Moves into every island, and waits until all of them answer. */
async function enterForms(page: Page): Promise<void> {
  // The look-up of a town is not shown on a phone, and never loaded.
  const fields = page.locator('astro-island').locator('input, textarea').filter({ visible: true });
  for (const field of await fields.all()) await field.focus();
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('astro-island[ssr] input')].some((field) =>
        field.checkVisibility(),
      ),
  );
}

const ofType = (type: string) => (request: Request) => request.resourceType() === type;

async function bytes(requests: Request[], counts: (request: Request) => boolean): Promise<number> {
  const sizes = await Promise.all(requests.filter(counts).map((request) => request.sizes()));
  return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
}
