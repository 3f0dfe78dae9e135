import type { Page } from '@playwright/test';
import { firstHours, testSite } from './support/site.ts';
import { expect, test, testInTab } from './support/test.ts';

const status = 'main [data-openings]';

/** Monday to Friday from 8 to 18, Saturday from 8 to 12, whatever the owner's hours are. */
const calendar = JSON.stringify({
  openings: [
    { weekdays: [1, 2, 3, 4, 5], from: 480, to: 1080 },
    { weekdays: [6], from: 480, to: 720 },
  ],
  closures: [],
  holidays: [],
}).replaceAll('"', '&quot;');

/** Has the page tell these hours to its script. */
const withKnownHours = ({ page }: { page: Page }) =>
  page.route('/contact', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/data-openings="[^"]*"/, `data-openings="${calendar}"`),
    });
  });

test.describe('the contact page says whether the office is open', () => {
  test.beforeEach(withKnownHours);

  test.describe('to a visitor whose own clock stands elsewhere', () => {
    test.use({ timezoneId: 'America/Montreal' });

    for (const [where, hasTemporal] of [
      ['', true],
      [', in browsers without Temporal too', false],
    ] as const) {
      test(`by the time of Rixheim${where}`, async ({ page }) => {
        if (!hasTemporal)
          await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
        await page.clock.setFixedTime(new Date('2026-11-17T07:05:00Z'));
        await page.goto('/contact');
        await expect(page.locator(status)).toHaveText('Ouvert en ce moment, jusqu’à 18h.');
        await page.goto('/urgence');
        await expect(page.locator('main [data-clock]')).toContainText('Il est 8h05');
        expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(hasTemporal);
      });
    }
  });

  test('and says it anew when its tab is looked at again', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-17T17:59:00+01:00'));
    await page.goto('/contact');
    await expect(page.locator(status)).toHaveText('Ouvert en ce moment, jusqu’à 18h.');
    await page.clock.setFixedTime(new Date('2026-11-17T18:00:00+01:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator(status)).toHaveText('Fermé en ce moment. Réouverture demain à 8h.');
  });

  test('and says it anew at the minute in a tab that stays in front, through the night', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-17T17:58:00+01:00') });
    await page.goto('/contact');
    await page.clock.pauseAt(new Date('2026-11-17T17:59:59+01:00'));
    await expect(page.locator(status)).toHaveText('Ouvert en ce moment, jusqu’à 18h.');
    await page.clock.runFor(1_000);
    await expect(page.locator(status)).toHaveText('Fermé en ce moment. Réouverture demain à 8h.');
    await page.clock.runFor('06:00:00');
    await expect(page.locator(status)).toHaveText(
      'Fermé en ce moment. Réouverture aujourd’hui à 8h.',
    );
    await page.clock.runFor('08:00:00');
    await expect(page.locator(status)).toHaveText('Ouvert en ce moment, jusqu’à 18h.');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('only by its hours and the rule for holidays', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.locator(status)).toBeEmpty();
      await expect(page.locator('main .hours')).toContainText(firstHours());
    });
  });
});

test.describe('a click that downloads', () => {
  // Chromium calls a navigation that becomes a download aborted.
  test.use({ expectedTroubles: /contact\.vcf net::ERR_ABORTED/ });

  testInTab("offers the company's card for the address book", async ({ page }) => {
    await page.goto('/contact');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Ajouter à mes contacts' }).click();
    expect((await download).suggestedFilename()).toBe('contact.vcf');
  });
});

test('the card is a vCard 3.0 that names every way to reach the company', async ({ request }) => {
  const response = await request.get('/contact.vcf');
  expect(response.headers()).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': 'attachment',
  });
  const { company } = testSite();
  const lines = (await response.text()).replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines).toEqual(
    expect.arrayContaining([
      `N:${company.name};;;;`,
      `FN:${company.name}`,
      `TEL;TYPE=WORK,VOICE:${company.phone.href.replace('tel:', '')}`,
      `EMAIL;TYPE=WORK:${company.email}`,
      `ADR;TYPE=WORK:;;${company.address.street};${company.address.city};;${company.address.postalCode};France`,
      `GEO:${company.position.latitude.toFixed(6)};${company.position.longitude.toFixed(6)}`,
      `URL:${company.siteUrl}`,
    ]),
  );
});
