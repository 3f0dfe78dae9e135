import type { Page } from '@playwright/test';
import { callbackValues, comeTo, contactValues, control, fill, formOf, send, submitButton, type, valuesOf } from './support/forms.ts';
import { expect, test, testInTab } from './support/test.ts';

const success = (page: Page) => page.locator('.notice--success');
const failure = (page: Page) => page.locator('.notice--failure');

test.describe('after a failure', () => {
  test.use({ expectedTroubles: /status of 500/ });

  const failing = async (page: Page) => {
    await page.route('**/relais/**', (route) => route.fulfill({ status: 500 }));
  };

  for (const path of ['/contact', '/colmar']) {
    testInTab(`${path}: in no window does the notice cover a way out`, async ({ page }) => {
      await failing(page);
      await page.goto(path);
      await comeTo(page);
      await type(page, path === '/contact' ? contactValues : callbackValues);
      for (const viewport of [
        { width: 360, height: 640 },
        { width: 390, height: 780 },
        { width: 1280, height: 800 },
        { width: 1280, height: 470 },
      ]) {
        await page.setViewportSize(viewport);
        await Promise.all([page.waitForResponse('**/relais/**'), submitButton(page).click()]);
        await expect(failure(page)).toBeVisible();
        // The notice slides in: look once it has come to rest.
        await failure(page).evaluate((notice) => Promise.all(notice.getAnimations().map(({ finished }) => finished)));
        for (const link of await page.locator('.form__fallback a').all()) {
          await expect(link).toBeInViewport({ ratio: 1 });
          const covered = await link.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const points = [0.05, 0.5, 0.95].flatMap((x) =>
              [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
            );
            return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y))).length;
          });
          expect(covered, `${await link.innerText()} at ${viewport.width} × ${viewport.height}`).toBe(0);
        }
      }
    });
  }

  testInTab('an invalid try takes its notice away', async ({ page }) => {
    await failing(page);
    await page.goto('/contact');
    await send(page, contactValues, 'with patience');
    await expect(failure(page)).toBeVisible();
    await type(page, { nom: '' });
    await submitButton(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await expect(failure(page)).toHaveCount(0);
  });

  testInTab('the e-mail it offers says what stands in the form now', async ({ page }) => {
    await failing(page);
    await page.goto('/contact');
    await send(page, contactValues, 'with patience');
    await type(page, { telephone: '06 99 99 99 99' });
    await expect(page.getByRole('link', { name: 'Envoyer par e-mail' })).toHaveAttribute('href', /06%2099%2099%2099%2099/);
  });

  testInTab('Escape closes the notice and leaves the focus where it can go on', async ({ page }) => {
    await failing(page);
    await page.goto('/contact');
    await send(page, contactValues, 'with patience');
    await failure(page).getByRole('button', { name: 'Fermer' }).focus();
    await page.keyboard.press('Escape');
    await expect(failure(page)).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
  });
});

testInTab('closing a notice leaves the focus at the button of the form', async ({ page }) => {
  await page.goto('/contact');
  await send(page, contactValues, 'with patience');
  await success(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(success(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
});

testInTab('two numbers without a space leave the notice on a phone, and its button to close it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  await send(page, { ...contactValues, telephone: '0612345678/0389000000' }, 'with patience');
  const close = success(page).getByRole('button', { name: 'Fermer' });
  await expect(close).toBeInViewport({ ratio: 1 });
  const { right, cut } = await success(page).evaluate((notice) => ({
    right: notice.getBoundingClientRect().right,
    cut: notice.scrollWidth - notice.clientWidth,
  }));
  expect(right).toBeLessThanOrEqual(360);
  expect(cut).toBe(0);
  await close.click();
  await expect(success(page)).toHaveCount(0);
});

testInTab('an impatient second press on what has just been sent changes nothing: one request, one answer', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/contact');
  await send(page, contactValues, 'with patience');
  await expect(success(page)).toBeVisible();
  await submitButton(page).click();
  await expect(success(page)).toBeVisible();
  await expect(page.locator('.error-summary')).toHaveCount(0);
  expect(posts).toHaveLength(1);
});

testInTab('the next request takes the old success away, valid or not', async ({ page }) => {
  await page.goto('/contact');
  await send(page, contactValues, 'with patience');
  await expect(success(page)).toBeVisible();
  await type(page, { nom: 'Jean' });
  await submitButton(page).click();
  await expect(page.locator('.error-summary')).toBeFocused();
  await expect(success(page)).toHaveCount(0);
});

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
      if (target instanceof HTMLButtonElement) said.push(`(${target.textContent})`);
    });
  });
  await type(page, contactValues);
  await submitButton(page).click();
  await expect(page.getByRole('status')).toHaveText('Envoi en cours...');
  answer.resolve();
  await expect(success(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'said'))).toEqual([
    '(Envoyer le message)',
    'Envoi en cours...',
    '(Envoyer le message)',
    'Message envoyé avec succès !Nous vous répondrons dans les plus brefs délais.Votre numéro de téléphone : +33 6 12 34 56 78. Corriger ce numéro',
  ]);
});

testInTab('a wrong digit is seen after the sending, and corrected without typing the rest again', async ({ page }) => {
  await page.goto('/colmar');
  await send(page, callbackValues, 'with patience');
  await expect(success(page)).toContainText('Nous vous rappellerons au 06 12 34 56 78.');
  await expect(control(page, 'nom')).toHaveValue('');
  await success(page).getByRole('button', { name: 'Corriger ce numéro' }).click();
  await expect(success(page)).toHaveCount(0);
  await expect(control(page, 'telephone')).toBeFocused();
  expect(await valuesOf(page, Object.keys(callbackValues))).toEqual(callbackValues);
  await page.keyboard.insertText('06 99 99 99 99');
  await submitButton(page).click();
  await expect(success(page)).toContainText('Nous vous rappellerons au 06 99 99 99 99.');
});

test.describe('the draft', () => {
  testInTab('holds what was typed and nothing else: a town filled in by a page stays there', async ({ page }) => {
    await page.goto('/strasbourg');
    await comeTo(page);
    await type(page, { nom: 'Jean' });
    await page.goto('/colmar');
    await expect(control(page, 'nom')).toHaveValue('Jean');
    await expect(control(page, 'ville')).toHaveValue('Colmar');
    await page.goto('/');
    await expect(control(page, 'nom')).toHaveValue('Jean');
    await expect(control(page, 'ville')).toHaveValue('');
  });

  testInTab('holds a town that the visitor typed over the one filled in', async ({ page }) => {
    await page.goto('/strasbourg');
    await comeTo(page);
    await type(page, { ville: 'Obernai' });
    await page.goto('/colmar');
    await expect(control(page, 'ville')).toHaveValue('Obernai');
  });

  testInTab('is kept over a reload even when it was typed before the script came', async ({ page }) => {
    await page.goto('/contact');
    await fill(page, { nom: 'Jean' });
    await formOf(page).hover();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
    await page.reload();
    await expect(control(page, 'nom')).toHaveValue('Jean');
  });
});
