import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { startProcess, temporaryFolder } from '../server/testing.ts';
import { builtSite } from './support/folders.ts';
import { callbackValues, contactValues, fill, formOf, scriptOf, submitButton, valuesOf } from './support/forms.ts';
import { expect, test } from './support/test.ts';

// The browser, and Astro's island, report a script that did not come.
test.use({ expectedTroubles: /_astro\/|Failed to load resource|Error hydrating|ERR_INTERNET_DISCONNECTED|when fetching the script/ });

/** What can become of a form's script between the page and the first touch. */
const losses = {
  'taken away by a new build': (page: Page, script: (url: URL) => boolean) => page.route(script, (route) => route.fulfill({ status: 404 })),
  'refused by a server in trouble': (page: Page, script: (url: URL) => boolean) => page.route(script, (route) => route.fulfill({ status: 503 })),
  'cut on the way': (page: Page, script: (url: URL) => boolean) => page.route(script, (route) => route.abort('connectionreset')),
};

for (const [loss, lose] of Object.entries(losses)) {
  for (const { path, values, thanks } of [
    { path: '/', values: callbackValues, thanks: '/envoi/rappel' },
    { path: '/contact', values: contactValues, thanks: '/envoi/message' },
  ]) {
    test(`${path}: with its script ${loss}, the form goes out as a plain form`, async ({ page }) => {
      await page.goto(path);
      await lose(page, await scriptOf(page));
      await fill(page, values);
      const [post] = await Promise.all([page.waitForRequest((request) => request.method() === 'POST'), submitButton(page).click()]);
      expect(post.isNavigationRequest()).toBe(true);
      await expect(page.locator('h1')).toContainText('avec succès');
      expect(await page.locator('form').count()).toBe(0);
      expect(new URL(post.url()).pathname, thanks).toMatch(/^\/relais\//);
    });
  }
}

test('a network that was away at the first touch is tried again at the next', async ({ page, context }) => {
  await page.goto('/contact');
  const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
  await context.setOffline(true);
  await formOf(page).hover();
  await failed;
  await context.setOffline(false);
  await fill(page, contactValues);
  await submitButton(page).click();
  await expect(page.locator('.notice--success')).toContainText('Message envoyé avec succès !');
});

test('without network nothing is sent, the form says so and keeps everything; with it, the next press sends', async ({ page, context }) => {
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
  await expect(page.locator('.notice--success')).toContainText('Demande envoyée avec succès !');
  await expect(formOf(page).getByRole('alert')).toHaveCount(0);
});

test('a message whose script is gone is on disk all the same', async ({ page }) => {
  await using folder = await temporaryFolder();
  await symlink(resolve(builtSite), join(folder.path, 'dist'));
  await using server = await startProcess(folder.path, {});
  await page.goto(`${server.url}/contact`);
  await losses['taken away by a new build'](page, await scriptOf(page));
  await fill(page, contactValues);
  await submitButton(page).click();
  await expect(page.locator('h1')).toHaveText('Message envoyé avec succès !');
  await expect.poll(() => server.lines.join(' ')).toContain('accepted');
  await page.waitForLoadState('networkidle');
});
