import { startMailServer } from '../server/testing.ts';
import { axeViolations } from './support/axe.ts';
import { control, fill, submitButton, type, untilReady } from './support/forms.ts';
import { startBuiltSite } from './support/own-site.ts';
import { testSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { company } = testSite();

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('each tile on the house can be tapped, and its answer comes into view below the house; the way back closes it', async ({
    page,
  }) => {
    await page.goto('/urgence');
    const links = page.locator('.leaks li > a');
    await expect(links).toHaveCount(7);
    await expect(page.locator('.leaks__answer:visible')).toHaveCount(0);
    for (const link of await links.all()) {
      const tile = link.locator('b');
      const { width, height } = (await tile.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      // Where another tile lay over it, the click would wait in vain.
      await tile.click();
      const answer = page.locator('.leaks__answer:visible');
      await expect(answer).toHaveCount(1);
      await expect(answer).toHaveAttribute('id', `${await link.getAttribute('href')}`.slice(1));
      await expect(answer.getByRole('heading')).toBeInViewport();
      await expect(tile).toBeInViewport();
      await expect(tile).toHaveCSS('background-color', 'rgb(200, 16, 46)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    expect(await axeViolations(page, '#fuite')).toEqual([]);
    await page.goBack();
    await expect(page.locator('#fuite-fenetre-de-toit')).toBeVisible();
  });
});

test('by keyboard a place opens its answer, and the number is next', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Ça fuit ? Touchez où' }).press('Enter');
  await expect(page).toHaveURL('/urgence#fuite');
  await page.getByRole('listitem').getByRole('link', { name: '3 Cheminée' }).press('Enter');
  const answer = page.getByRole('region', { name: '3 Cheminée' });
  await expect(answer).toBeFocused();
  await expect(answer.getByRole('term').first()).toHaveText(/pressé/);
  await page.keyboard.press('Tab');
  await expect(
    page.locator('#fuite-cheminee').getByRole('link', { name: company.phone.display }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('checkbox', { name: 'Joindre cet endroit à ma demande' }),
  ).toBeChecked();
});

test('the open answer ends where the frame ends, or below a house as wide as the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/urgence');
  const end = (selector: string) =>
    page.locator(selector).evaluate((box) => Math.round(box.getBoundingClientRect().right));
  expect(await end('#fuite-plafond')).toBe(await end('#fuite > .frame'));
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await end('.leaks__house')).toBe(768);
});

test('on paper all places stand as a list, without the house', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/urgence');
  await expect(page.locator('.leaks h3:visible')).toHaveText([
    /^1 /,
    /^2 /,
    /^3 /,
    /^4 /,
    /^5 /,
    /^6 /,
    /^7 /,
  ]);
  await expect(page.locator('.leaks').locator('img:visible, a:visible, label:visible')).toHaveCount(
    0,
  );
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a place that was ticked behind a link from a neighbour comes first in the message of the mail', async ({
      page,
    }) => {
      await using mail = await startMailServer();
      await using site = await startBuiltSite({ SMTP_URL: mail.url });
      await page.goto(`${site.url}/urgence#fuite-noue`);
      const joined = page.getByText('Joint à cette demande');
      await expect(joined).toBeHidden();
      await page.getByRole('checkbox', { name: 'Joindre cet endroit à ma demande' }).check();
      await page.getByRole('link', { name: 'Remplir la demande de rappel' }).click();
      await expect(joined).toHaveText(/: 4 Noue$/, { useInnerText: true });
      await expect(page.locator('.leaks__answer:visible')).toHaveAttribute('id', 'fuite-noue');
      const values = {
        nom: 'Meyer',
        prenom: 'Luc',
        telephone: '03 89 00 00 00',
        ville: 'Thann',
        message: 'Il pleut encore.',
      };
      await fill(page, values);
      if (javaScriptEnabled) {
        // What is ticked is no part of the draft of the message: it would be sent twice.
        await untilReady(page);
        await type(page, { message: values.message });
        await page.reload();
        await expect(control(page, 'message')).toHaveValue(values.message);
        await page.goto(`${site.url}/urgence#fuite-noue`);
        await page.getByRole('checkbox', { name: 'Joindre cet endroit à ma demande' }).check();
      }
      await submitButton(page).click();
      await expect(page.getByText('Demande envoyée avec succès !')).toBeVisible();
      if (mail.received.length === 0) await mail.mail();
      const [email] = mail.received;
      expect(email?.subject).toBe('[URGENCE] Demande de rappel : Luc Meyer, Thann');
      expect(email?.text?.replaceAll('\r\n', '\n').normalize('NFKC')).toContain(
        'Message : Endroit de la fuite : Noue\nIl pleut encore.\n',
      );
      if (javaScriptEnabled) await expect(joined).toBeHidden();
    });
  });
}
