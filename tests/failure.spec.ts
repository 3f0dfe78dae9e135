import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { company } from '../company.ts';
import { startProcess, temporaryFolder } from '../server/testing.ts';
import { callbackValues, contactValues, fill, submitButton, valuesOf } from './support/forms.ts';
import { behaviours, startForwarding } from './support/forwarding.ts';
import { forwardingSite } from './support/forwarding-site.ts';
import { forwardingPort } from './support/ports.ts';
import { expect, test } from './support/test.ts';

// The service stands at one address, which the site was built for: one test at a time.
test.describe.configure({ mode: 'default' });
test.use({
  expectedOrigin: `http://127.0.0.1:${forwardingPort}`,
  // The browser itself reports a failed request to the console.
  expectedTroubles: new RegExp(`127\\.0\\.0\\.1:${forwardingPort}|Failed to load resource`),
});

/** The built site of which the forms go to another origin. */
async function startSite() {
  const stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  await symlink(resolve(forwardingSite), join(folder.path, 'dist'));
  const server = stack.use(await startProcess(folder.path, { FORM_FORWARD_URL: `http://127.0.0.1:${forwardingPort}` }));
  return { url: server.url, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

async function expectFailure(page: Page, values: Record<string, string>) {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText("Erreur lors de l'envoi", { timeout: 25_000 });
  await expect(alert).toContainText('Veuillez réessayer ou nous contacter directement.');
  await expect(page.getByRole('status')).toBeEmpty();
  expect(await valuesOf(page, Object.keys(values))).toEqual(values);
  await expect(submitButton(page)).toBeEnabled();
  const fallback = page.locator('.form__fallback');
  await expect(fallback.getByRole('link', { name: company.phone.display })).toHaveAttribute('href', company.phone.href);
  const mailto = new URL((await fallback.getByRole('link', { name: 'Envoyer par e-mail' }).getAttribute('href')) ?? '');
  expect(mailto.pathname).toBe(company.email);
  const body = mailto.searchParams.get('body')?.replaceAll('\r\n', '\n');
  for (const value of Object.values(values)) expect(body).toContain(value);
}

const { neverAnswers, ...quickFailures } = behaviours;
const { accepts, ...failures } = quickFailures;

for (const [name, behaviour] of Object.entries(failures)) {
  test(`a service that ${name}: values kept, notice shown, sent once; the second try succeeds`, async ({ page }) => {
    await using site = await startSite();
    await using service = await startForwarding(behaviour, forwardingPort);
    await page.goto(`${site.url}/`);
    await fill(page, callbackValues);
    await submitButton(page).click();
    await expectFailure(page, callbackValues);
    expect(service.requests).toHaveLength(1);
    service.behave(accepts);
    await submitButton(page).click();
    await expect(page.getByRole('status')).toContainText('Demande envoyée avec succès !');
    await expect(page.getByRole('alert')).toBeEmpty();
    expect(service.requests).toHaveLength(2);
    expect(service.requests[1]).toMatchObject({ method: 'POST', url: `/${encodeURIComponent(company.email)}` });
  });
}

test('a refused connection: values kept, notice shown; once the service is back, the second try succeeds', async ({ page }) => {
  await using site = await startSite();
  await page.goto(`${site.url}/contact`);
  await fill(page, contactValues);
  await submitButton(page).click();
  await expectFailure(page, contactValues);
  await using service = await startForwarding(accepts, forwardingPort);
  await submitButton(page).click();
  await expect(page.getByRole('status')).toContainText('Message envoyé avec succès !');
  expect(service.requests).toHaveLength(1);
});

test('no answer counts as a failure after 20 s; until then the button is off and a second click sends nothing', async ({ page }) => {
  test.setTimeout(60_000);
  await using site = await startSite();
  await using service = await startForwarding(neverAnswers, forwardingPort);
  await page.goto(`${site.url}/`);
  await fill(page, callbackValues);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveText('Envoi en cours...');
  await page.locator('form[method="post"]').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expectFailure(page, callbackValues);
  expect(service.requests).toHaveLength(1);
});

test('a double click sends once', async ({ page }) => {
  await using site = await startSite();
  await using service = await startForwarding(accepts, forwardingPort);
  await page.goto(`${site.url}/`);
  await fill(page, callbackValues);
  await submitButton(page).dblclick();
  await expect(page.getByRole('status')).toContainText('Demande envoyée avec succès !');
  expect(service.requests).toHaveLength(1);
});

test('a reload keeps the draft, a success erases it', async ({ page }) => {
  await using site = await startSite();
  await using service = await startForwarding(accepts, forwardingPort);
  await page.goto(`${site.url}/`);
  await fill(page, callbackValues);
  await page.reload();
  await expect.poll(() => valuesOf(page, Object.keys(callbackValues))).toEqual(callbackValues);
  await submitButton(page).click();
  await expect(page.getByRole('status')).toContainText('Demande envoyée avec succès !');
  expect(service.requests).toHaveLength(1);
  await page.reload();
  expect(await valuesOf(page, ['nom', 'message', 'service'])).toEqual({ nom: '', message: '', service: '' });
});

test('the very first click on the button is answered by the form, however late its script arrives', async ({ page }) => {
  await using site = await startSite();
  const release = Promise.withResolvers<void>();
  await page.route('**/_astro/CallbackForm*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/`);
  await submitButton(page).click();
  release.resolve();
  await expect(page.locator('.error-summary')).toBeFocused();
});
