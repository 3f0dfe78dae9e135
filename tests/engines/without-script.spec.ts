import { desktop, expect, expectPage, phone, test } from '../support/engines/test.ts';
import { callbackValues, contactValues } from '../support/forms.ts';

test.use({ scripts: false });
// One browser a file: its tests follow each other in one window.
test.describe.configure({ mode: 'default' });

test('the services menu opens on hover and leads on, or the foot of the page does', async ({
  site,
  tab,
}) => {
  await tab.resize(desktop);
  await tab.goto(`${site.url}/services/toiture`);
  // A narrow window has no such menu.
  if (tab.resizes) await tab.hover('.nav__button');
  await tab.click(
    tab.resizes ? '#services-menu li:nth-child(2) a' : 'footer a[href="/services/zinguerie"]',
  );
  await expectPage(tab, `${site.url}/services/zinguerie`);
});

test('nothing lies over the page; the phone menu opens where the browser can', async ({
  site,
  tab,
}) => {
  await tab.resize(phone);
  await tab.goto(`${site.url}/`);
  await tab.click('main .button[href="/contact"]');
  await expectPage(tab, `${site.url}/contact`);
  if (!(await tab.evaluate(() => 'popover' in HTMLElement.prototype))) return;
  await tab.click('[aria-controls="phone-menu"]');
  await tab.click('#phone-menu a[href="/urgence"]');
  await expectPage(tab, `${site.url}/urgence`);
});

test('a place on the house opens its answer, and leads to the form', async ({ site, tab }) => {
  await tab.resize(phone);
  await tab.goto(`${site.url}/urgence`);
  await tab.click('[href="#fuite-noue"]');
  await expectPage(tab, `${site.url}/urgence#fuite-noue`);
  await tab.click('#fuite-noue [href="#rappel"]');
  for (const name of ['nom', 'prenom', 'telephone', 'ville'] as const)
    await tab.type(`form [name="${name}"]`, callbackValues[name]);
  await tab.click('form[method="post"] [type="submit"]');
  await expectPage(tab, `${site.url}/envoi/rappel`);
});

for (const { path, values, answer, thanks } of [
  {
    path: '/colmar',
    values: callbackValues,
    answer: '/envoi/rappel',
    thanks: 'Demande envoyée avec succès !',
  },
  {
    path: '/contact',
    values: contactValues,
    answer: '/envoi/message',
    thanks: 'Message envoyé avec succès !',
  },
]) {
  test(`the form of ${path} is sent, and a page says so`, async ({ site, tab }) => {
    await tab.resize(phone);
    await tab.goto(site.url + path);
    const { service, datePreferee: _, ...texts }: Record<string, string> = values;
    for (const [name, value] of Object.entries(texts))
      await tab.type(`form [name="${name}"]`, value);
    if (service) await tab.choose('form [name="service"]', service);
    const before = await site.messages();
    await tab.click('form[method="post"] [type="submit"]');
    await expectPage(tab, site.url + answer);
    expect(await tab.text('h1')).toBe(thanks);
    expect(await site.messages()).toBe(before + 1);
  });
}
