import type { Request } from '@playwright/test';
import { pageBudgets, secondPageBudget } from './support/budgets.ts';
import { comeTo, formOf } from './support/forms.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
  expectedTroubles: /Service Worker registration blocked/,
});

// What a browser alone can tell: which files it asks for. The bytes of every page are weighed in
// tests/built/weight.test.ts.
for (const path of [
  '/',
  '/services/demoussage-toiture',
  '/services/travaux-general',
  '/urgence',
  '/contact',
  '/vesoul',
]) {
  test(`${path} asks for no more than it may`, async ({ page }) => {
    const found: Request[] = [];
    page.on('requestfinished', (each) => found.push(each));
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = async (wanted: (each: Request) => boolean) => {
      const sizes = await Promise.all(found.filter(wanted).map((each) => each.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    };
    const ofType = (type: string) => (each: Request) => each.resourceType() === type;
    // Pictures at this distance below the window, and further, wait for their visitor on 4G.
    const below = (distance: number) =>
      page
        .locator('img[loading=lazy]')
        .evaluateAll(
          (images, ahead) =>
            images.flatMap((image) =>
              image instanceof HTMLImageElement &&
              image.getBoundingClientRect().top >= innerHeight + ahead
                ? image.currentSrc
                : [],
            ),
          distance,
        );
    const [furtherDown, farAway] = [await below(0), await below(1250)];
    const icon = /\/favicon\./;
    const before = {
      script: await bytes(ofType('script')),
      fonts: await bytes(ofType('font')),
      pictures: await bytes((each) => ofType('image')(each) && !farAway.includes(each.url())),
      requests: found.filter((each) => !icon.test(each.url()) && !furtherDown.includes(each.url()))
        .length,
    };
    if (await formOf(page).isVisible()) await comeTo(page);
    const weight = { ...before, formScript: await bytes(ofType('script')) };
    for (const [name, size] of Object.entries(weight))
      expect.soft(size, name).toBeLessThanOrEqual(Reflect.get(pageBudgets, name));
  });
}

test('a second page is little more than its text and the styles of its template', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/services/toiture', { waitUntil: 'networkidle' });
  const fetched = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(
        // Of itself the browser may ask again for the sign of its tab.
        ({ initiatorType, transferSize }) =>
          !['img', 'other'].includes(initiatorType) && transferSize > 0,
      )
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  expect(fetched.map(({ name }) => new URL(name).pathname)).toEqual([
    '/services/toiture',
    expect.stringMatching(/^\/_astro\/deferred\..*\.css$/),
  ]);
  const bytes = fetched.reduce((sum, { transferSize }) => sum + transferSize, 0);
  expect(bytes).toBeLessThanOrEqual(secondPageBudget);
});
