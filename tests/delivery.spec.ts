import type { Email } from 'postal-mime';
import { callbackSchema, labels } from '../requests/fields.ts';
import { startMailServer } from '../server/testing.ts';
import {
  autofill,
  callbackValues,
  comeTo,
  contactValues,
  control,
  fill,
  formOf,
  receiptOf,
  send,
  submitButton,
  type,
} from './support/forms.ts';
import { startBuiltSite } from './support/own-site.ts';
import { testSite } from './support/site.ts';
import { expect, test, testInTab } from './support/test.ts';

const { company } = testSite();

// One site for all: one test at a time.
test.describe.configure({ mode: 'default' });

/** The real server with the built site, sending through a real mail server. */
const shared = new AsyncDisposableStack();
let url = '';
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

test.beforeAll(async () => {
  mailServer = shared.use(await startMailServer());
  const settings = { SMTP_URL: mailServer.url, RELAY_RATE_LIMIT: '1000' };
  ({ url } = shared.use(await startBuiltSite(settings)));
});
test.afterAll(() => shared.disposeAsync());

/** Each test waits for every mail that it sends. */
async function nextMail(): Promise<Email> {
  if (mailServer.received.length === 0) await mailServer.mail();
  const email = mailServer.received.shift();
  if (!email) throw new Error('the mail server announced a mail and has none');
  return email;
}

const { nom, prenom, telephone, email, ville } = callbackValues;

/**
 * The `Libellé : valeur` lines of a mail; the message, which has lines of its own, comes last in
 * both forms but one.
 */
const bodyOf = (mail: Email) => (mail.text ?? '').replaceAll('\r\n', '\n');

function expectEqual(mail: Email, sent: Record<string, string>) {
  for (const [field, label] of Object.entries(labels))
    if (field in sent) expect(bodyOf(mail)).toContain(`${label} : ${sent[field]}`);
}

testInTab('a callback request arrives as an e-mail, every field equal', async ({ page }) => {
  await page.goto(`${url}/`);
  await send(page, callbackValues, 'with patience');
  const status = page.locator('.toast [role=status]');
  await expect(status).toContainText('Demande envoyée avec succès !');
  await expect(status).toContainText('Nous vous recontacterons dans les plus brefs délais.');
  const mail = await nextMail();
  expect(mail.to?.map(({ address }) => address)).toEqual([company.email]);
  expect(mail.replyTo?.[0]?.address).toBe(callbackValues.email);
  expect(mail.subject).toContain('Zoë Müller-Schmitt');
  expect(mail.subject).toContain('Saint-Louis');
  expect(mail.subject).not.toContain('[');
  expectEqual(mail, { ...callbackValues, datePreferee: 'vendredi 15 janvier 2027' });
});

testInTab('an emergency stands in front of all other mail', async ({ page }) => {
  await page.goto(`${url}/colmar`);
  await expect(page.locator('[name=ville]')).toHaveValue('Colmar');
  await send(
    page,
    { nom: 'Meyer', prenom: 'Luc', telephone: '03 89 00 00 00', service: 'Urgence fuite' },
    'in haste',
  );
  const mail = await nextMail();
  expect(mail.subject).toMatch(/^\[URGENCE\] .*Luc Meyer.*Colmar/);
  expect(mail.replyTo ?? []).toEqual([]);
});

test.describe('a deaf man under a leak', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(
      javaScriptEnabled ? 'who had begun another request before' : 'whose browser runs no script',
      () => {
        test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

        test('finds the form on /urgence, and the request stands before all other mail', async ({
          page,
        }) => {
          if (javaScriptEnabled) {
            await page.goto(`${url}/`);
            await comeTo(page);
            await type(page, { nom, service: 'Toiture' });
          }
          await page.goto(`${url}/urgence`);
          await page.getByRole('link', { name: /Urgence fuite/ }).click();
          await expect(control(page, 'nom')).toBeInViewport();
          await expect(control(page, 'nom')).toHaveValue(javaScriptEnabled ? nom : '');
          await expect(control(page, 'service')).toHaveValue('Urgence fuite');
          // He has been told: he cannot call.
          await expect(formOf(page).getByRole('link', { name: company.phone.display })).toHaveCount(
            0,
          );
          for (const asked of ['email', 'message'])
            await expect(control(page, asked)).toBeVisible();
          await fill(page, {
            nom,
            prenom,
            telephone,
            ville,
            email,
            message: 'Je suis sourd : un SMS ou un e-mail.',
          });
          await submitButton(page).click();
          await expect(page.getByText('Demande envoyée avec succès !')).toBeVisible();
          await expect(
            page.getByText('Une demande « Urgence fuite » passe devant les autres'),
          ).toBeVisible();
          if (javaScriptEnabled)
            await expect(receiptOf(page)).toContainText(`nous vous écrirons à ${email}.`);
          const mail = await nextMail();
          expect(mail.subject).toBe(`[URGENCE] Demande de rappel : ${prenom} ${nom}, ${ville}`);
          expect(bodyOf(mail)).toContain('Je suis sourd');
        });
      },
    );
  }
});

testInTab('a contact message arrives as an e-mail, every field equal', async ({ page }) => {
  await page.goto(`${url}/contact`);
  await send(page, contactValues, 'in haste');
  const status = page.locator('.toast [role=status]');
  await expect(status).toContainText('Message envoyé avec succès !');
  await expect(status).toContainText('Nous vous répondrons dans les plus brefs délais.');
  const mail = await nextMail();
  expect(mail.replyTo?.[0]?.address).toBe(contactValues.email);
  expectEqual(mail, contactValues);
});

test('a browser that refuses to keep a draft sends all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    }),
  );
  await page.goto(`${url}/contact`);
  await send(page, contactValues, 'with patience');
  expectEqual(await nextMail(), contactValues);
});

testInTab(
  'what the browser fills in is sent, twice, with or without a word to the page',
  async ({ page }) => {
    await page.goto(`${url}/`);
    await comeTo(page);
    for (const [service, silent] of [
      ['Toiture', false],
      ['Zinguerie', false],
      ['Isolation', true],
    ] as const) {
      await autofill(page, { nom, prenom, telephone, email, ville }, { silent });
      await control(page, 'service').selectOption(service);
      await submitButton(page).click();
      const body = bodyOf(await nextMail());
      for (const value of [nom, prenom, telephone, email, ville, service])
        expect(body).toContain(` : ${value}\n`);
      await expect(control(page, 'nom')).toHaveValue('');
    }
  },
);

testInTab(
  'the request carries all fields of the form and no others, in the form the specification says',
  async ({ page }) => {
    await page.goto('/');
    await fill(page, {
      ...callbackValues,
      email: '',
      message: '',
      datePreferee: '',
      nom: `  ${callbackValues.nom} `,
    });
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => candidate.method() === 'POST'),
      submitButton(page).click(),
    ]);
    expect(new URL(request.url()).pathname).toBe(`/relais/${encodeURIComponent(company.email)}`);
    const headers = await request.allHeaders();
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers.accept).toBe('application/json');
    expect(headers.cookie).toBeUndefined();
    const parts = [
      ...(request.postDataBuffer()?.toString() ?? '').matchAll(
        /name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g,
      ),
    ].map(([, name, value]) => [name, value]);
    const { service } = callbackValues;
    const written = new Map(Object.entries({ nom, prenom, telephone, ville, service }));
    // Each once, and empty where nothing was written.
    expect(parts.toSorted()).toEqual(
      Object.keys(callbackSchema.entries)
        .map((field) => [field, written.get(field) ?? ''])
        .sort(),
    );
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms arrive all the same, and the visitor is thanked in French', async ({ page }) => {
    await page.goto(`${url}/`);
    await fill(page, callbackValues);
    await submitButton(page).click();
    await expect(page.locator('h1')).toHaveText('Demande envoyée avec succès !');
    const mail = await nextMail();
    expect(mail.subject).not.toContain('[');
    expect(bodyOf(mail)).toContain(`Message : ${callbackValues.message}`);
    await page.goto(`${url}/contact`);
    await fill(page, contactValues);
    await submitButton(page).click();
    await expect(page.locator('h1')).toHaveText('Message envoyé avec succès !');
    expect(bodyOf(await nextMail())).toContain(`Message : ${contactValues.message}`);
  });
});
