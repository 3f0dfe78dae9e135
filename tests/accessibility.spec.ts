import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { callbackValues, contactValues, control, fill, submitButton } from './support/forms.ts';
import { oneOfEachTemplate, pages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoViolation(page: Page): Promise<void> {
  // The site has no frames: the default mode opens a page for each run to look for them.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

const sentPages = ['/envoi/rappel', '/envoi/message', '/envoi/erreur'];

for (const path of [...pages, ...sentPages, '/hors-ligne']) {
  test(`axe finds nothing on ${path}, and it loads to its end without trouble`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await expectNoViolation(page);
  });
}

for (const path of oneOfEachTemplate) {
  test(`axe finds nothing on ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(path);
    await expectNoViolation(page);
  });
}

test.describe('the 404 page', () => {
  test.use({ expectedTroubles: /404/ });

  test('axe finds nothing', async ({ page }) => {
    await page.goto('/n-existe-pas');
    await expectNoViolation(page);
  });
});

test.describe('axe finds nothing', () => {
  test('with the services menu open', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto('/');
    await page.getByRole('button', { name: 'Services' }).press('Enter');
    await expectNoViolation(page);
  });

  test('with the phone menu open', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoViolation(page);
  });

  test('with a picture enlarged', async ({ page }) => {
    await page.goto('/urgence');
    await page.locator('[data-lightbox]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolation(page);
  });

  for (const { path, values } of [
    { path: '/colmar', values: callbackValues },
    { path: '/contact', values: contactValues },
  ]) {
    test.describe(`on the form of ${path}`, () => {
      test.use({ expectedTroubles: /status of 500/ });

      test('with errors, while sending, after a failure and after a success', async ({ page }) => {
        await page.goto(path);
        await submitButton(page).click();
        await expect(page.locator('.error-summary')).toBeFocused();
        if (path === '/colmar') await fill(page, { email: 'zoe@gmial.com', datePreferee: '2020-01-01' });
        await expectNoViolation(page);
        await fill(page, values);
        const answer = Promise.withResolvers<void>();
        await page.route('**/relais/**', async (route) => {
          await answer.promise;
          await route.fulfill({ status: 500 });
        });
        await submitButton(page).click();
        await expect(submitButton(page)).toBeDisabled();
        await expectNoViolation(page);
        answer.resolve();
        await expect(page.getByRole('alert')).not.toBeEmpty();
        await expectNoViolation(page);
        await page.unroute('**/relais/**');
        await submitButton(page).click();
        await expect(page.locator('.notice--success')).toBeVisible();
        await expectNoViolation(page);
      });
    });
  }
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('with the keyboard alone: home, service, form, sent', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.test(focused)) return;
    }
    throw new Error(`nothing that matches ${name} takes the focus`);
  };
  await tabTo(/^Services/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/zinguerie');
  await tabTo(/^Devis Gratuit/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await control(page, 'nom').focus();
  for (const value of Object.values(contactValues)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.notice--success')).toContainText('Message envoyé avec succès !');
  await expect(submitButton(page)).toBeFocused();
});

test('the focus never stands under the header or the call button', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/colmar');
  const covered: string[] = [];
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('header, .top-bar, .call-button')) return undefined;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((share) => [left + (right - left) * share, (top + bottom) / 2] as const);
      const seen = points.some(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found && (focused.contains(found) || found.contains(focused));
      });
      return seen ? undefined : focused.outerHTML.slice(0, 80);
    });
    if (hidden) covered.push(hidden);
  }
  expect(covered).toEqual([]);
});

test('everything to touch is 44 px large, or stands in a text', async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const path of ['/', '/colmar', '/contact', '/urgence', '/zone-intervention']) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input, select, textarea')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('p, .skip-link, dialog:not([open]), svg'))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 44 || height < 44;
        })
        .map((element) => `${element.localName} « ${element.textContent?.trim().slice(0, 30)} »`),
    );
    expect(small, path).toEqual([]);
  }
});

test('text spacing may be widened without loss', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/colmar', '/contact']) {
      await page.goto(path);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>('body *')) {
          for (const [property, value] of [
            ['line-height', '1.5'],
            ['letter-spacing', '0.12em'],
            ['word-spacing', '0.16em'],
          ] as const) {
            element.style.setProperty(property, value);
          }
        }
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width} px`).toBe(0);
    }
  }
});

test('a town prints on one sheet, contact and emergency on two at most, all with the number', async ({ page }) => {
  const sheets = { '/colmar': 1, '/illkirch-graffenstaden': 1, '/saint-claude': 1, '/contact': 2, '/urgence': 2 };
  for (const [path, most] of Object.entries(sheets)) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, path).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main, .top-bar').getByText('03 53 01 20 04').first()).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});
