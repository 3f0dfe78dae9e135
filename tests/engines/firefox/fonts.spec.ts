// WebKit lays out nothing before its fonts have come.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen } from '../../../server/testing.ts';
import { expect, test } from '../../support/engines/test.ts';

/** The site behind a door that lets its fonts through only once it is opened. */
async function startHoldingFonts(siteUrl: string) {
  const opened = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '' }, response) => {
    if (url.endsWith('.woff2')) await opened.promise;
    const answer = await fetch(siteUrl + url);
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    open: opened.resolve,
    [Symbol.asyncDispose]: async () => {
      opened.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

for (const width of [390, 500]) {
  test(`the first view stays where it is when its fonts come late, ${width} px wide`, async ({
    site,
    tab,
  }) => {
    await using door = await startHoldingFonts(site.url);
    await tab.resize({ width, height: 844 });
    await tab.goto(`${site.url}/hors-ligne`);
    // Opening the page in the usual way would wait for its fonts.
    await tab.evaluate((url) => void setTimeout(() => location.assign(url)), `${door.url}/`);
    const firstView = () =>
      tab.evaluate(() => ({
        tops: ['h1', '.lead', 'main .button'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().top,
        ),
        fonts: document.fonts.status,
      }));
    await expect(async () => {
      expect(await firstView()).toEqual({
        tops: [expect.any(Number), expect.any(Number), expect.any(Number)],
        fonts: 'loading',
      });
    }).toPass({ timeout: 10_000 });
    const { tops } = await firstView();
    const hasStandIn = await tab.evaluate(async () => {
      const [standIn] = [...document.fonts].filter(({ family }) =>
        family.includes('Heading stand-in'),
      );
      return (await standIn?.load().catch(() => undefined)) !== undefined;
    });
    test.skip(!hasStandIn, 'no font that stands in is installed');
    door.open();
    await expect.poll(async () => (await firstView()).fonts).toBe('loaded');
    expect((await firstView()).tops).toEqual(tops);
  });
}
