import type { Route } from '@playwright/test';
import {
  callbackValues,
  contactValues,
  control,
  fill,
  formOf,
  formScript,
  submitButton,
  valuesOf,
} from './support/forms.ts';
import { expect, test, testInTab } from './support/test.ts';

// The browser reports a script that did not come.
test.use({
  expectedTroubles:
    /_astro\/|Failed to load resource|ERR_INTERNET_DISCONNECTED|when fetching the script/,
});

for (const { loss, lose, path, values, thanks } of [
  {
    loss: 'taken away by a new build',
    lose: (route: Route) => route.fulfill({ status: 404 }),
    path: '/',
    values: callbackValues,
    thanks: '/envoi/rappel',
  },
  {
    loss: 'cut on the way',
    lose: (route: Route) => route.abort('connectionreset'),
    path: '/contact',
    values: contactValues,
    thanks: '/envoi/message',
  },
])
  testInTab(
    `${path}: its script ${loss}, the browser checks the form and sends it`,
    async ({ page }) => {
      let posts = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') posts += 1;
      });
      await page.goto(path);
      await page.route(formScript, lose);
      await submitButton(page).click();
      await expect(control(page, 'nom')).toBeFocused();
      await fill(page, { ...values, nom: 'J' });
      await submitButton(page).click();
      await expect(control(page, 'nom')).toBeFocused();
      expect(posts).toBe(0);
      await fill(page, values);
      await submitButton(page).click();
      await expect(page).toHaveURL(thanks);
      await expect(page.locator('h1')).toContainText('avec succès');
    },
  );

test('a network that was away at the first touch is tried again at the next', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  const failed = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  await formOf(page).hover();
  await failed;
  await context.setOffline(false);
  await fill(page, contactValues);
  await submitButton(page).click();
  await expect(page.locator('.toast--success')).toContainText('Message envoyé avec succès !');
});

test('without network the form says so and keeps everything; with it, it sends', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  await fill(page, callbackValues);
  await submitButton(page).click();
  const words = formOf(page).getByRole('alert');
  await expect(words).toContainText('Pas de connexion');
  await expect(words).toBeInViewport();
  await expect(page).toHaveURL('/');
  expect(await valuesOf(page, Object.keys(callbackValues))).toEqual(callbackValues);
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(page.locator('.toast--success')).toContainText('Demande envoyée avec succès !');
  await expect(formOf(page).getByRole('alert')).toHaveCount(0);
});
