import { testSite } from './support/site.ts';
import { expect, test, testInTab } from './support/test.ts';

const { company } = testSite();

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

test('the card is a vCard 4.0 that names every way to reach the company', async ({ request }) => {
  const response = await request.get('/contact.vcf');
  expect(response.headers()).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': 'attachment',
  });
  const lines = (await response.text()).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:4.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines).toEqual(
    expect.arrayContaining([
      `FN:${company.name}`,
      `TEL;VALUE=uri;TYPE="voice,work":${company.phone.href}`,
      `EMAIL;TYPE=work:${company.email}`,
      `ADR;TYPE=work:;;${company.address.street};${company.address.city};;${company.address.postalCode};France`,
      `GEO:geo:${company.position.latitude},${company.position.longitude}`,
      `URL:${company.siteUrl}`,
    ]),
  );
});
