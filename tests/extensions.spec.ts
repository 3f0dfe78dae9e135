/**
 * Pages that a password manager or another extension of the browser has put elements into before
 * their scripts came.
 */

import type { Page } from '@playwright/test';
import {
  callbackValues,
  control,
  fill,
  formOf,
  holdScript,
  submitButton,
} from './support/forms.ts';
import { expect, test } from './support/test.ts';

// React says on the console that it found an element that is not its own.
test.use({ expectedTroubles: /React error #418/ });

const places = ['before the field', 'after the field', 'in the label', 'in the form'] as const;

/** Puts an element beside each field of a form, or into the form, as extensions do. */
async function intrude(page: Page, form: string, place: (typeof places)[number]): Promise<void> {
  await page.locator(form).evaluate((element, place) => {
    const icon = () => document.createElement('div');
    if (place === 'in the form') {
      element.prepend(icon());
      element.querySelector('[type="submit"]')?.before(icon());
      element.append(icon());
    } else if (place === 'in the label')
      for (const label of element.querySelectorAll('label')) label.append(icon());
    else
      for (const field of element.querySelectorAll('input, textarea, select'))
        if (place === 'before the field') field.before(icon());
        else field.after(icon());
  }, place);
}

for (const place of places) {
  test(`with an element ${place}, the look-up keeps text and focus, and answers`, async ({
    page,
  }) => {
    await page.goto('/zone-intervention');
    await intrude(page, '.look-up', place);
    const release = await holdScript(page);
    const field = page.locator('#commune');
    await field.click();
    await page.keyboard.type('Tha');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type('nn');
    await expect(field).toHaveValue('Thann');
    await page.keyboard.press('Enter');
    await expect(page.locator('.look-up__distance')).toContainText('23');
  });

  test(`with an element ${place}, a form keeps what was typed, and sends it`, async ({ page }) => {
    await page.goto('/colmar');
    await intrude(page, 'form[method="post"]', place);
    const release = await holdScript(page);
    const { nom, ...rest } = callbackValues;
    await fill(page, rest);
    await control(page, 'nom').click();
    await page.keyboard.type(nom.slice(0, 3));
    release();
    await expect(page.locator('[data-island]').filter({ has: formOf(page) })).toHaveCount(0);
    await expect(control(page, 'nom')).toBeFocused();
    await page.keyboard.type(nom.slice(3));
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST'),
      submitButton(page).click(),
    ]);
    for (const value of Object.values(callbackValues))
      expect(request.postDataBuffer()?.toString().replaceAll('\r\n', '\n')).toContain(
        `\n${value}\n`,
      );
    await expect(page.locator('.toast--success')).toContainText('Nous vous');
  });
}

test('with an element in the form, a form sent in haste is checked and sent once', async ({
  page,
}) => {
  await page.goto('/colmar');
  await intrude(page, 'form[method="post"]', 'in the form');
  const release = await holdScript(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await fill(page, callbackValues);
  await submitButton(page).click();
  release();
  await expect(page.locator('.toast--success')).toContainText('Nous vous');
  expect(sent).toBe(1);
});

test('with an element before the field, the look-up answers what was asked in haste', async ({
  page,
}) => {
  await page.goto('/zone-intervention');
  await intrude(page, '.look-up', 'before the field');
  const release = await holdScript(page);
  await page.locator('#commune').fill('Thann');
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator('.look-up__distance')).toContainText('23');
});
