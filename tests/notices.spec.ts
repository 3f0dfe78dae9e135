import type { Page } from '@playwright/test';
import {
  askAgain,
  callbackValues,
  comeTo,
  contactValues,
  control,
  fill,
  formOf,
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
const success = (page: Page) => page.locator('.notice--success');
const failure = (page: Page) => page.locator('.notice--failure');

test.describe('after a failure', () => {
  test.use({ expectedTroubles: /status of 500/ });

  const failing = async (page: Page) => {
    await page.route('**/relais/**', (route) => route.fulfill({ status: 500 }));
  };

  for (const path of ['/contact', '/colmar']) {
    testInTab(
      `${path}: in no window does the notice or the header cover the button or another way out`,
      async ({ page }) => {
        await failing(page);
        await page.goto(path);
        await comeTo(page);
        await type(page, path === '/contact' ? contactValues : callbackValues);
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
          // The notice slides in: look once it has come to rest.
          await failure(page).evaluate((notice) =>
            Promise.all(notice.getAnimations().map(({ finished }) => finished)),
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
    await expect(page.getByRole('link', { name: 'Envoyer par e-mail' })).toHaveAttribute(
      'href',
      /06%2099%2099%2099%2099/,
    );
  });

  testInTab(
    'Escape closes the notice and leaves the focus where it can go on',
    async ({ page }) => {
      await failing(page);
      await page.goto('/contact');
      await send(page, contactValues, 'with patience');
      await failure(page).getByRole('button', { name: 'Fermer' }).focus();
      await page.keyboard.press('Escape');
      await expect(failure(page)).toHaveCount(0);
      await expect(submitButton(page)).toBeFocused();
    },
  );
});

testInTab(
  'two numbers without a space fit a phone, and the notice can be closed',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contact');
    await send(page, { ...contactValues, telephone: '0612345678/0389000000' }, 'with patience');
    const close = success(page).getByRole('button', { name: 'Fermer' });
    await expect(close).toBeInViewport({ ratio: 1 });
    for (const part of [success(page), receiptOf(page)]) {
      const { right, cut } = await part.evaluate((element) => ({
        right: element.getBoundingClientRect().right,
        cut: element.scrollWidth - element.clientWidth,
      }));
      expect(right).toBeLessThanOrEqual(360);
      expect(cut).toBe(0);
    }
    await close.click();
    await expect(success(page)).toHaveCount(0);
  },
);

for (const { path, values, done, text, again } of [
  {
    path: '/colmar',
    values: callbackValues,
    done: 'Votre demande est arrivée.',
    text: 'Nous vous recontacterons dans les plus brefs délais.',
    again: 'Envoyer une autre demande',
  },
  {
    path: '/contact',
    values: contactValues,
    done: 'Votre message est arrivé.',
    text: 'Nous vous répondrons dans les plus brefs délais.',
    again: 'Envoyer un autre message',
  },
]) {
  testInTab(
    `${path}: what was sent is said in place of the form, on a phone and in a wide window, and has the focus`,
    async ({ page }) => {
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await send(page, values, 'with patience');
        await expect(success(page)).toBeVisible();
        await expect(formOf(page)).toBeHidden();
        const receipt = receiptOf(page);
        await expect(receipt).toBeFocused();
        await expect(receipt).toHaveAccessibleName(done);
        await expect(receipt.getByRole('button', { name: again })).toBeVisible();
        for (const words of [text, values.telephone])
          await expect(receipt.getByText(words)).toBeInViewport();
        await success(page).getByRole('button', { name: 'Fermer' }).click();
        await expect(success(page)).toHaveCount(0);
        await expect(receipt).toBeFocused();
      }
    },
  );
}

testInTab(
  'whoever wrote for a leak reads the number to call in place of what comes next at other times',
  async ({ page }) => {
    const number = receiptOf(page).getByRole('link', { name: company.phone.display });
    const steps = receiptOf(page).getByRole('listitem');
    await page.goto('/');
    await send(page, { ...callbackValues, service: 'Urgence fuite' }, 'with patience');
    await expect(number).toHaveAttribute('href', company.phone.href);
    await expect(steps).toHaveCount(0);
    await askAgain(page);
    await type(page, callbackValues);
    await submitButton(page).click();
    await expect(steps).toHaveCount(3);
    await expect(number).toHaveCount(0);
  },
);

testInTab(
  'the next request begins with an empty form, and without what was said of the last',
  async ({ page }) => {
    await page.goto('/contact');
    await send(page, contactValues, 'with patience');
    await askAgain(page);
    await expect(success(page)).toHaveCount(0);
    await expect(control(page, 'nom')).toBeFocused();
    expect(await valuesOf(page, Object.keys(contactValues))).toEqual(
      Object.fromEntries(Object.keys(contactValues).map((name) => [name, ''])),
    );
    await page.keyboard.insertText('Jean');
    // Nothing there could put the last message in place of this one.
    await expect(page.getByRole('button', { name: 'Corriger ce numéro' })).toHaveCount(0);
    await submitButton(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await expect(control(page, 'nom')).toHaveValue('Jean');
  },
);

testInTab(
  'a town that the look-up writes into a form that was sent brings the form back',
  async ({ page }) => {
    await page.goto('/colmar');
    await send(page, callbackValues, 'with patience');
    await expect(receiptOf(page)).toBeVisible();
    await page.locator('#commune').fill('Thann');
    await page.locator('#commune').press('Enter');
    await page
      .locator('.look-up__answer')
      .getByRole('link', { name: 'Demander à être rappelé' })
      .click();
    await expect(control(page, 'ville')).toHaveValue('Thann');
    await expect(control(page, 'ville')).toBeVisible();
    await expect(receiptOf(page)).toHaveCount(0);
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
      if (target instanceof Element && target.matches('button, .receipt'))
        said.push(`(${target.className})`);
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
    '(form receipt on-light)',
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
    await receiptOf(page).getByRole('button', { name: 'Corriger ce numéro' }).click();
    await expect(success(page)).toHaveCount(0);
    await expect(control(page, 'telephone')).toBeFocused();
    expect(await valuesOf(page, Object.keys(callbackValues))).toEqual(callbackValues);
    await page.keyboard.insertText('06 99 99 99 99');
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
      await page.goto('/');
      await expect(control(page, 'nom')).toHaveValue('Jean');
      await expect(control(page, 'ville')).toHaveValue('');
    },
  );

  testInTab('holds a town that the visitor typed over the one filled in', async ({ page }) => {
    await page.goto('/strasbourg');
    await comeTo(page);
    await type(page, { ville: 'Obernai' });
    await page.goto('/colmar');
    await expect(control(page, 'ville')).toHaveValue('Obernai');
  });

  testInTab(
    'is kept over a reload even when it was typed before the script came',
    async ({ page }) => {
      await page.goto('/contact');
      await fill(page, { nom: 'Jean' });
      await formOf(page).hover();
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
      await page.reload();
      await expect(control(page, 'nom')).toHaveValue('Jean');
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
