import { testSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { company } = testSite();

// What lies between the margins of an A4 sheet.
test.use({ viewport: { width: 680, height: 1009 } });

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('on paper the number of the home page is dark, and nothing lies over it', async ({ page }) => {
  await page.goto('/');
  const number = page.locator('.home-hero .phone-call');
  await expect(number).toHaveCSS('color', 'rgb(0, 0, 0)');
  const { top, bottom, right } = await number.evaluate((element) =>
    element.getBoundingClientRect(),
  );
  for (const plaque of await page.locator('.plaque').all()) {
    const box = await plaque.evaluate((element) => element.getBoundingClientRect());
    expect(box.top >= bottom || box.left >= right || box.bottom <= top).toBe(true);
  }
});

test('on paper both names of the comparison stand on a ground of their own', async ({ page }) => {
  await page.goto('/services/demoussage-toiture');
  for (const name of await page.locator('.comparison figcaption').all()) {
    await expect(name).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(name).toHaveCSS('print-color-adjust', 'exact');
  }
});

test('on paper the name keeps the roof over its « î », and the address is whole', async ({
  page,
}) => {
  await page.goto('/contact');
  const roof = page.locator('.header .wordmark i');
  expect(
    await roof.evaluate((element) =>
      getComputedStyle(element, '::before').getPropertyValue('print-color-adjust'),
    ),
  ).toBe('exact');
  await expect(page.locator('.top-bar address')).toHaveText(
    `${company.address.street}, ${company.address.postalCode} ${company.address.city}`,
  );
  await expect(page.locator('.top-bar address')).toBeVisible();
});
