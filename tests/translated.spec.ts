/**
 * Pages that the visitor's browser translates: their texts are others than those the scripts wrote,
 * before and after these have come.
 */

import {
  callbackValues,
  control,
  errorOf,
  fill,
  formOf,
  holdScript,
  submitButton,
  untilReady,
  valuesOf,
} from './support/forms.ts';
import { expect, testInTab } from './support/test.ts';
import { translate, translators } from './support/translate.ts';

const { nom: _, ...rest } = callbackValues;

for (const manner of translators) {
  testInTab(
    `translated ${manner}, a form keeps name and focus, says what is wrong, is sent`,
    async ({ page }) => {
      await page.goto('/colmar');
      await translate(page, manner);
      const release = await holdScript(page);
      await control(page, 'nom').click();
      await page.keyboard.type('Jean-Pierre ', { delay: 30 });
      release();
      await page.keyboard.type('Schneider', { delay: 30 });
      await untilReady(page);
      await page.keyboard.type('-Meyer');
      await expect(control(page, 'nom')).toBeFocused();
      await expect(control(page, 'nom')).toHaveValue('Jean-Pierre Schneider-Meyer');
      await submitButton(page).click();
      await expect(page.locator('.error-summary')).toBeFocused();
      await expect(errorOf(page, 'telephone')).toContainText(
        '» Veuillez entrer un numéro de téléphone valide',
      );
      await fill(page, rest);
      await expect(page.locator('.error-summary, .field__error:not(:empty)')).toHaveCount(0);
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.method() === 'POST'),
        submitButton(page).click(),
      ]);
      for (const value of ['Jean-Pierre Schneider-Meyer', ...Object.values(rest)]) {
        expect(request.postDataBuffer()?.toString().replaceAll('\r\n', '\n')).toContain(
          `\n${value}\n`,
        );
      }
      await expect(page.locator('.toast--success')).toContainText('» Nous vous');
      expect(await valuesOf(page, ['nom', 'message'])).toEqual({ nom: '', message: '' });
    },
  );

  testInTab(
    `translated ${manner}, the look-up keeps what was typed, and answers it`,
    async ({ page }) => {
      await page.goto('/zone-intervention');
      await translate(page, manner);
      const field = page.locator('#commune');
      await field.click();
      await page.keyboard.type('Thann', { delay: 30 });
      await expect(page.getByRole('option').first()).toContainText('Thann');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('Thann');
      await page.keyboard.press('Enter');
      await expect(page.locator('.look-up__distance')).toContainText('23');
      for (const [town, km] of Object.entries({ Colmar: '37', Pontarlier: '123' })) {
        await field.fill(town);
        await page.keyboard.press('Enter');
        await expect(page.locator('.look-up__distance')).toContainText(RegExp(`${town}.+${km}`));
      }
      expect(await formOf(page).count()).toBe(0);
    },
  );
}
