import { expect, test } from './support/test.ts';

// What lies between the margins of an A4 sheet.
test.use({ viewport: { width: 680, height: 1009 } });

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('on paper the number of the home page is dark', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.home-hero .phone-call')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('on paper nothing lies over the number of the home page', async ({ page }) => {
  await page.goto('/');
  const number = page.locator('.home-hero .phone-call');
  const { bottom, right } = await number.evaluate((element) => element.getBoundingClientRect());
  for (const plaque of await page.locator('.plaque').all()) {
    const { top, left } = await plaque.evaluate((element) => element.getBoundingClientRect());
    expect(top >= bottom || left >= right).toBe(true);
  }
});

test('on paper the name keeps the roof over its « î »', async ({ page }) => {
  await page.goto('/contact');
  const roof = page.locator('.header .wordmark i');
  expect(await roof.evaluate((element) => getComputedStyle(element, '::before').getPropertyValue('print-color-adjust'))).toBe('exact');
});

test('the full address is printed', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('.top-bar address')).toHaveText('12 rue des Tuiliers, 68170 Rixheim');
  await expect(page.locator('.top-bar address')).toBeVisible();
});
