import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { builtSite } from './support/folders.ts';
import { oneOfEachTemplate } from './support/routes.ts';
import { expect, test, testInTab } from './support/test.ts';

const openings = {
  '/': '.home-hero',
  '/services/toiture': '.page-hero',
  '/services/demoussage-toiture': '.before-after',
  '/mulhouse': '.town-hero',
  '/urgence': '.emergency-hero',
  '/contact': '.page-hero',
  '/mentions-legales': '.document',
};

/** Holds the stylesheet of what no first view shows back, until the returned function is called. */
async function holdDeferredStyles(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/deferred\.[\w-]+\.css$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );

/**
 * What a page's first section and what stands above it look like, with faces and pictures there.
 */
async function look(page: Page, opening: string): Promise<Buffer> {
  const height = await page.locator(opening).evaluate(async (section) => {
    await document.fonts.ready;
    await Promise.all([...section.querySelectorAll('img')].map((image) => image.decode()));
    // What comes later may reach into the first section.
    const block = document.querySelector('main > link');
    for (let next = block; next instanceof HTMLElement; next = next.nextElementSibling)
      next.style.visibility = 'hidden';
    document.querySelector<HTMLElement>('.call-button')?.style.setProperty('visibility', 'hidden');
    return Math.min(innerHeight, Math.floor(section.getBoundingClientRect().bottom));
  });
  const shoot = () =>
    page.screenshot({ clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height } });
  // A picture is painted some frames after it was decoded: two alike in succession show all of it.
  let shot = await shoot();
  for (let next = await shoot(); !next.equals(shot); next = await shoot()) shot = next;
  return shot;
}

/** Part of the pixels that two pictures of the same size do not share. */
async function difference(...pictures: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map((picture) => sharp(picture).raw().toBuffer()),
  );
  expect(one?.length).toBe(other?.length);
  return (one ?? []).filter((value, index) => value !== other?.[index]).length / (one?.length ?? 0);
}

for (const [path, opening] of Object.entries(openings)) {
  for (const viewport of [
    { width: 412, height: 823 },
    { width: 1280, height: 800 },
  ]) {
    testInTab(
      `${path} at ${viewport.width} px: its first view waits for no other styles, and the rest never shows without`,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        const release = await holdDeferredStyles(page);
        await page.goto(path, { waitUntil: 'commit' });
        await firstPaint(page);
        const before = await look(page, opening);
        await expect(page.locator('footer')).toHaveCount(0);

        release();
        await page.waitForLoadState();
        await expect(page.locator('footer')).toBeAttached();
        // The edge of a line may fall a little otherwise.
        expect(await difference(before, await look(page, opening))).toBeLessThan(0.001);
      },
    );
  }
}

for (const path of oneOfEachTemplate) {
  testInTab(`${path} has the styles of everything that it shows`, async ({ page }) => {
    await page.goto(path);
    const loaded = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const others = globSync(`${builtSite}/_astro/deferred.*.css`).filter(
      (file) => !loaded.includes(`/_astro/${basename(file)}`),
    );
    // The home page's file and that of the zone page have the same rules for the zones.
    const has = loaded.map((href) => readFileSync(`${builtSite}${href}`, 'utf8'));
    const missed = await page.evaluate(
      ([mine, theirs]) => {
        const styleRules = (rule: CSSRule): CSSStyleRule[] =>
          rule instanceof CSSStyleRule
            ? [rule]
            : rule instanceof CSSGroupingRule
              ? [...rule.cssRules].flatMap(styleRules)
              : [];
        const ofSheets = (texts: string[]) =>
          texts.flatMap((text) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(text);
            return [...sheet.cssRules].flatMap(styleRules);
          });
        const known = new Set(ofSheets(mine).map(({ cssText }) => cssText));
        return ofSheets(theirs).flatMap(({ cssText, selectorText }) =>
          !known.has(cssText) && document.querySelector(selectorText.replaceAll(/::[\w-]+/g, ''))
            ? cssText
            : [],
        );
      },
      [has, others.map((file) => readFileSync(file, 'utf8'))] as const,
    );
    expect(missed).toEqual([]);
  });
}

test('a page on whose link the pointer rests is fetched before the click', async ({ page }) => {
  await page.goto('/');
  const fetched = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/zone-intervention'),
  );
  const link = page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Zone d’intervention' });
  await link.hover();
  expect((await fetched).headers()['sec-purpose']).toContain('prefetch');
  await link.click();
  await expect(page).toHaveURL('/zone-intervention');
});
