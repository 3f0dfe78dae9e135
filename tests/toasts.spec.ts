import type { Page } from '@playwright/test';
import {
  callbackValues,
  comeTo,
  contactValues,
  control,
  holdScript,
  receiptOf,
  send,
  submitButton,
  type,
  valuesOf,
} from './support/forms.ts';
import { testSite } from './support/site.ts';
import { expect, test, testInTab } from './support/test.ts';

const { company } = testSite();
const success = (page: Page) => page.locator('.toast--success');
const failure = (page: Page) => page.locator('.toast--failure');

test.describe('after a failure', () => {
  test.use({ expectedTroubles: /status of 500/ });

  const failing = async (page: Page) => {
    await page.route('**/relais/**', (route) => route.fulfill({ status: 500 }));
  };

  testInTab(
    'in no window does the toast or the header cover the button or another way out',
    async ({ page }) => {
      await failing(page);
      await page.goto('/colmar');
      await comeTo(page);
      await type(page, callbackValues);
      for (const viewport of [
        { width: 360, height: 640 },
        { width: 360, height: 740 },
        { width: 390, height: 844 },
        { width: 1280, height: 900 },
        { width: 1280, height: 470 },
      ]) {
        await page.setViewportSize(viewport);
        await Promise.all([page.waitForResponse('**/relais/**'), submitButton(page).click()]);
        await expect(failure(page)).toBeVisible();
        // The toast slides in: look once it has come to rest.
        await failure(page).evaluate((toast) =>
          Promise.all(toast.getAnimations().map(({ finished }) => finished)),
        );
        for (const way of [
          submitButton(page),
          ...(await page.locator('.form__fallback a').all()),
        ]) {
          await expect(way).toBeInViewport({ ratio: 1 });
          const covered = await way.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const points = [0.05, 0.5, 0.95].flatMap((x) =>
              [0.1, 0.5, 0.9].map(
                (y) => [left + (right - left) * x, top + (bottom - top) * y] as const,
              ),
            );
            return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)))
              .length;
          });
          expect(
            covered,
            `${await way.innerText()} at ${viewport.width} × ${viewport.height}`,
          ).toBe(0);
        }
      }
    },
  );

  testInTab('an invalid try takes its toast away', async ({ page }) => {
    await failing(page);
    await page.goto('/contact');
    await send(page, contactValues, 'with patience');
    await expect(failure(page)).toBeVisible();
    await type(page, { nom: '' });
    await submitButton(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await expect(failure(page)).toHaveCount(0);
  });

  testInTab('Escape closes the toast and leaves the focus where it can go on', async ({ page }) => {
    await failing(page);
    await page.goto('/contact');
    await send(page, contactValues, 'with patience');
    await failure(page).getByRole('button', { name: 'Fermer' }).focus();
    await page.keyboard.press('Escape');
    await expect(failure(page)).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
  });
});

testInTab(
  'a receipt stands above the empty, ready form, on a phone and then on a desktop',
  async ({ page }) => {
    await page.goto('/colmar');
    const receipt = receiptOf(page);
    await comeTo(page);
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await type(page, { ...callbackValues, telephone: '0612345678' });
      await Promise.all([page.waitForResponse('**/relais/**'), submitButton(page).click()]);
      await expect(success(page)).toBeVisible();
      await expect(receipt).toBeFocused();
      for (const words of ['Votre demande est arrivée.', '06 12 34 56 78', callbackValues.email])
        await expect(receipt).toContainText(words);
      await expect(receipt.getByRole('heading')).toBeInViewport({ ratio: 1 });
      expect(await valuesOf(page, ['nom', 'telephone', 'email', 'message'])).toEqual({
        nom: '',
        telephone: '',
        email: '',
        message: '',
      });
      await expect(control(page, 'nom')).toBeVisible();
    }
    await success(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(success(page)).toHaveCount(0);
    await expect(receipt).toBeFocused();
    await submitButton(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await expect(receipt).toHaveCount(0);
  },
);

testInTab(
  'whoever wrote for a leak reads the number to call in place of what comes next at other times',
  async ({ page }) => {
    const number = receiptOf(page).getByRole('link', { name: company.phone.display });
    const steps = receiptOf(page).getByRole('listitem');
    await page.goto('/');
    await send(page, { ...callbackValues, service: 'Urgence fuite' }, 'with patience');
    await expect(number).toHaveAttribute('href', company.phone.href);
    await expect(steps).toHaveCount(0);
    await type(page, callbackValues);
    await submitButton(page).click();
    await expect(steps).toHaveCount(3);
    await expect(number).toHaveCount(0);
  },
);

testInTab('what goes on is said once each, in this order', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/relais/**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await comeTo(page);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    for (const region of document.querySelectorAll('main :is([role=status], [role=alert])')) {
      new MutationObserver(() => {
        if (region.textContent) said.push(region.textContent.replace(/\s+/g, ' '));
      }).observe(region, { childList: true, subtree: true });
    }
    // What takes the focus is read aloud as well, and cuts short what is being said.
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const part of ['button', '.receipt']) if (target.matches(part)) said.push(`(${part})`);
    });
  });
  await type(page, contactValues);
  await submitButton(page).click();
  await expect(page.getByRole('status')).toHaveText('Envoi en cours...');
  answer.resolve();
  await expect(success(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'said'))).toEqual([
    '(button)',
    'Envoi en cours...',
    '(.receipt)',
    'Message envoyé avec succès !Nous vous répondrons dans les plus brefs délais.',
  ]);
});

testInTab(
  'a wrong digit is seen after the sending, and corrected without typing the rest again',
  async ({ page }) => {
    await page.goto('/colmar');
    await send(page, callbackValues, 'with patience');
    await expect(receiptOf(page)).toContainText('Nous vous rappellerons au 06 12 34 56 78.');
    await expect(control(page, 'nom')).toHaveValue('');
    await type(page, { ville: 'Thann' });
    await receiptOf(page).getByRole('button', { name: 'Corriger ce numéro' }).click();
    await expect(control(page, 'telephone')).toBeFocused();
    expect(await valuesOf(page, Object.keys(callbackValues))).toEqual({
      ...callbackValues,
      ville: 'Thann',
    });
    await type(page, { telephone: '06 99 99 99 99' });
    await submitButton(page).click();
    await expect(receiptOf(page)).toContainText('Nous vous rappellerons au 06 99 99 99 99.');
  },
);

test.describe('the draft', () => {
  testInTab(
    'holds what was typed and nothing else: a town filled in by a page stays there',
    async ({ page }) => {
      await page.goto('/strasbourg');
      await comeTo(page);
      await type(page, { nom: 'Jean' });
      await page.goto('/colmar');
      await expect(control(page, 'nom')).toHaveValue('Jean');
      await expect(control(page, 'ville')).toHaveValue('Colmar');
      await type(page, { ville: 'Obernai' });
      await page.goto('/strasbourg');
      await expect(control(page, 'ville')).toHaveValue('Obernai');
    },
  );

  testInTab('loses nothing to a letter typed before the script comes', async ({ page }) => {
    const { nom, ...kept } = contactValues;
    await page.goto('/contact');
    await comeTo(page);
    await type(page, contactValues);
    const release = await holdScript(page);
    await page.reload();
    await control(page, 'nom').pressSequentially('J');
    release();
    for (const _ of ['at once', 'after another reload']) {
      await expect
        .poll(() => valuesOf(page, Object.keys(contactValues)))
        .toEqual({ nom: 'J', ...kept });
      await page.reload();
    }
  });
});
