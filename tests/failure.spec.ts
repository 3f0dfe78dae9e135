import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startProcess, temporaryFolder } from '../server/testing.ts';
import { builtSite } from './support/folders.ts';
import {
  callbackValues,
  comeTo,
  contactValues,
  fill,
  holdScript,
  send,
  submitButton,
  type,
  valuesOf,
} from './support/forms.ts';
import { behaviours, startForwarding } from './support/forwarding.ts';
import { copySite, editFiles } from './support/own-site.ts';
import { freePort } from './support/ports.ts';
import { testSite } from './support/site.ts';
import { expect, test, testInTab } from './support/test.ts';

const { company } = testSite();

/**
 * The forms go to a service, which stands here; in each worker elsewhere, for two may run tests of
 * this file at once.
 */
const forwardingPort = await freePort();
const forwardUrl = `http://127.0.0.1:${forwardingPort}`;

// The service stands at one address: one test at a time.
test.describe.configure({ mode: 'default' });
test.use({
  expectedOrigin: forwardUrl,
  // The browser itself reports a failed request to the console, and a redirect that the policy of
  // the page stops.
  expectedTroubles: new RegExp(
    `127\\.0\\.0\\.1:${forwardingPort}|Failed to load resource|ailleurs\\.invalid`,
  ),
});

/**
 * The server of the built site of which the forms go to another origin; it keeps nothing, so all
 * tests share it.
 */
const shared = new AsyncDisposableStack();
let siteUrl = '';

test.beforeAll(async () => {
  const folder = shared.use(await temporaryFolder());
  const dist = join(folder.path, 'dist');
  await copySite(builtSite, dist);
  await editFiles(dist, /\.html$/, `${company.formForwardUrl}/`, `${forwardUrl}/`);
  for (const directive of ['connect-src', 'form-action'])
    await editFiles(dist, /_headers$/, `${directive} 'self'`, `${directive} 'self' ${forwardUrl}`);
  const server = shared.use(await startProcess(folder.path, { FORM_FORWARD_URL: forwardUrl }));
  siteUrl = server.url;
});
test.afterAll(() => shared.disposeAsync());

async function expectFailure(page: Page, values: Record<string, string>) {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Erreur lors de l’envoi', { timeout: 25_000 });
  await expect(alert).toContainText('Veuillez réessayer ou nous contacter directement.');
  await expect(page.locator('.toast--success')).toHaveCount(0);
  expect(await valuesOf(page, Object.keys(values))).toEqual(values);
  const drafts = await page.evaluate(() =>
    Object.values({ ...sessionStorage }).map((draft) => JSON.parse(draft)),
  );
  expect(drafts).toEqual([expect.objectContaining(values)]);
  await expect(submitButton(page)).toBeEnabled();
  const fallback = page.locator('.form__fallback');
  await expect(fallback.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    company.phone.href,
  );
  const href = await fallback
    .getByRole('link', { name: 'Envoyer par e-mail' })
    .getAttribute('href');
  // As RFC 6068 has it: every line ends in both signs.
  expect(href).not.toMatch(/(?<!%0D)%0A/);
  const mailto = new URL(href ?? '');
  expect(mailto.pathname).toBe(company.email);
  const body = mailto.searchParams.get('body')?.replaceAll('\r\n', '\n');
  for (const value of Object.values(values)) expect(body).toContain(value);
}

const expectSuccess = (page: Page) =>
  expect(page.locator('.toast [role=status]')).toContainText('Demande envoyée avec succès !');

const { accepts, neverAnswers } = behaviours;

/** What a browser alone can tell of; the other failures are in `src/forms/send.test.ts`. */
const { failsWith500, forgetsCors, redirectsToAnotherOrigin, cutsBeforeAnswering } = behaviours;
const failures = { failsWith500, forgetsCors, redirectsToAnotherOrigin, cutsBeforeAnswering };

/** A browser follows a redirect by itself: what the form sent are the posts. */
const postsTo = (service: { requests: { method: string; url: string }[] }) =>
  service.requests.filter(({ method }) => method === 'POST');

testInTab(
  'however a service fails: values kept, toast shown, sent once; the next try succeeds',
  async ({ page }) => {
    await using service = await startForwarding(accepts, forwardingPort);
    await page.goto(`${siteUrl}/`);
    await comeTo(page);
    await type(page, callbackValues);
    let tries = 0;
    for (const [name, behaviour] of Object.entries(failures)) {
      await test.step(name, async () => {
        service.behave(behaviour);
        await submitButton(page).click();
        await expect.poll(() => postsTo(service)).toHaveLength(++tries);
        await expectFailure(page, callbackValues);
      });
    }
    service.behave(accepts);
    await submitButton(page).click();
    await expectSuccess(page);
    await expect(page.getByRole('alert')).toBeEmpty();
    expect(postsTo(service)).toHaveLength(++tries);
    expect(postsTo(service).at(-1)?.url).toBe(`/${encodeURIComponent(company.email)}`);
  },
);

testInTab(
  'a refused connection: values kept, toast shown; the second try succeeds',
  async ({ page }) => {
    await page.goto(`${siteUrl}/contact`);
    await send(page, contactValues, 'with patience');
    await expectFailure(page, contactValues);
    await using service = await startForwarding(accepts, forwardingPort);
    await submitButton(page).click();
    await expect(page.locator('.toast [role=status]')).toContainText(
      'Message envoyé avec succès !',
    );
    expect(service.requests).toHaveLength(1);
  },
);

testInTab(
  'a page left while sending has its draft on return, and sends nothing by itself',
  async ({ page }) => {
    await using service = await startForwarding(neverAnswers, forwardingPort);
    await page.goto(`${siteUrl}/`);
    await send(page, callbackValues, 'with patience');
    await expect.poll(() => service.requests.length).toBe(1);
    await page.goto(`${siteUrl}/mentions-legales`);
    await page.goto(`${siteUrl}/`);
    await expect.poll(() => valuesOf(page, Object.keys(callbackValues))).toEqual(callbackValues);
    await expect(submitButton(page)).toBeEnabled();
    await expect(page.locator('.toast--success')).toHaveCount(0);
    expect(service.requests).toHaveLength(1);
    service.behave(accepts);
    await submitButton(page).click();
    await expectSuccess(page);
    expect(service.requests).toHaveLength(2);
  },
);

test('no answer in 20 s is a failure; until then a second click sends nothing', async ({
  page,
}) => {
  await using service = await startForwarding(neverAnswers, forwardingPort);
  await page.clock.install();
  await page.goto(`${siteUrl}/`);
  await send(page, callbackValues, 'with patience');
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveText('Envoi en cours...');
  await page
    .locator('form[method="post"]')
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect.poll(() => service.requests.length).toBe(1);
  await page.clock.runFor(19_000);
  await expect(page.getByRole('alert')).toBeEmpty();
  await page.clock.runFor(2_000);
  await expectFailure(page, callbackValues);
  expect(service.requests).toHaveLength(1);
});

testInTab(
  'a reload keeps the draft; a double click sends once, and a success erases it',
  async ({ page }) => {
    await using service = await startForwarding(accepts, forwardingPort);
    await page.goto(`${siteUrl}/`);
    await fill(page, callbackValues);
    await page.reload();
    await expect.poll(() => valuesOf(page, Object.keys(callbackValues))).toEqual(callbackValues);
    await submitButton(page).dblclick();
    await expectSuccess(page);
    expect(service.requests).toHaveLength(1);
    await page.reload();
    expect(await valuesOf(page, ['nom', 'message', 'service'])).toEqual({
      nom: '',
      message: '',
      service: '',
    });
  },
);

testInTab(
  'while its script is on its way the button speaks of sending only if there is something to send',
  async ({ page }) => {
    await page.goto(`${siteUrl}/`);
    const release = await holdScript(page);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Demander à être rappelé');
    await fill(page, callbackValues);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Envoi en cours...');
    await expect(submitButton(page)).toBeDisabled();
    await using service = await startForwarding(accepts, forwardingPort);
    release();
    await expectSuccess(page);
    await expect(submitButton(page)).toHaveText('Demander à être rappelé');
    expect(service.requests).toHaveLength(1);
  },
);
