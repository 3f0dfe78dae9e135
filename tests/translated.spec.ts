/**
 * Pages that the visitor's browser translates: their texts are others than those the scripts wrote,
 * before and after these have come.
 */

import {
  callbackValues,
  contactValues,
  control,
  errorOf,
  fill,
  formOf,
  holdScript,
  submitButton,
  untilReady,
  valuesOf,
} from './support/forms.ts';
import { lostWords } from './support/lost-words.ts';
import { oneOfEachTemplate } from './support/routes.ts';
import { testSite } from './support/site.ts';
import { expect, testInTab } from './support/test.ts';
import { translate, translators } from './support/translate.ts';

const { nom: _, ...callbackRest } = callbackValues;
const { nom: __, ...contactRest } = contactValues;

for (const manner of translators) {
  for (const [path, rest] of [
    ['/colmar', callbackRest],
    ['/contact', contactRest],
  ] as const) {
    testInTab(
      `translated ${manner}, ${path} keeps name and focus, says what is wrong, is sent`,
      async ({ page }) => {
        await page.goto(path);
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
        await expect(page.locator('.notice--success')).toContainText('» Nous vous');
        expect(await valuesOf(page, ['nom', 'message'])).toEqual({ nom: '', message: '' });
      },
    );
  }

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

/** Each of these words on a page, and in which order its letters stand, line by line. */
const fixedWords = (words: string[]) => {
  const wanted = new RegExp(
    words
      .map((word) => word.replace(/[.+]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`))
      .join('|'),
    'g',
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: { word: string; read: string }[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(wanted)) {
      const letters = [...word].map((letter, at) => {
        range.setStart(text, index + at);
        range.setEnd(text, index + at + 1);
        const { top, left } = range.getBoundingClientRect();
        return { letter, top, left };
      });
      // Line by line, from left to right.
      letters.sort((a, b) => (Math.abs(a.top - b.top) > 5 ? a.top - b.top : a.left - b.left));
      found.push({ word, read: letters.map(({ letter }) => letter).join('') });
    }
  }
  return found;
};

for (const path of oneOfEachTemplate) {
  testInTab(
    `translated into Arabic, ${path} keeps numbers and addresses in order, and no word is covered`,
    async ({ page }) => {
      const { phone, email, address } = testSite().company;
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const written = [phone.display, email, address.street, address.postalCode];
        const words = await page.evaluate(fixedWords, written);
        expect(words.length).toBeGreaterThan(written.length);
        for (const { word, read } of words) expect(read).toBe(word);
        await expect.poll(() => lostWords(page), `${width} px`).toEqual([]);
      }
    },
  );
}
