import { expect, testInTab } from './support/test.ts';

testInTab(
  'on paper the number of the home page is dark, and nothing lies over it',
  async ({ page }) => {
    // What lies between the margins of an A4 sheet.
    await page.setViewportSize({ width: 680, height: 1009 });
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    const number = page.locator('.home-hero .phone-call');
    await expect(number).toHaveCSS('color', 'rgb(0, 0, 0)');
    await number.click({ trial: true });
  },
);

for (const { path, most } of [
  { path: '/', most: 3 },
  { path: '/colmar', most: 1 },
  // The longest of the towns.
  { path: '/mulhouse', most: 1 },
  { path: '/pontarlier', most: 1 },
  { path: '/saint-claude', most: 1 },
  { path: '/contact', most: 2 },
  { path: '/lire-un-devis', most: 1 },
  { path: '/urgence', most: 2 },
  { path: '/zone-intervention', most: 3 },
]) {
  testInTab(`${path} prints on at most ${most} sheets`, async ({ page }) => {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(most);
  });
}
