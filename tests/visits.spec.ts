import { execFileSync } from 'node:child_process';
import { company } from '../company.ts';
import config from '../playwright.config.ts';
import { monthName, monthOf } from '../server/counts/months.ts';
import { Site } from '../server/site.ts';
import { startServer } from '../server/testing.ts';
import { builtSite } from './support/folders.ts';
import { callbackValues, fill, submitButton } from './support/forms.ts';
import { expect, test } from './support/test.ts';

// As visitors have it, without a word in its name by which programs are left out; Playwright's own option misses what is sent at the end of a page.
const launchOptions = config.use?.launchOptions;
const name = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), `--user-agent=${name}`] } });

test('three pages, a call and a request are what the report says, and nothing else', async ({ page }) => {
  await using server = await startServer({ site: await Site.read(builtSite) });
  const url = `http://localhost:${server.port}`;
  const month = monthOf(new Date());
  const seen = () => Object.entries(server.counts.of(month)?.pages ?? {}).flatMap(([path, { views }]) => Array.from({ length: views }, () => path));
  await page.goto(`${url}/`);
  await page.goto(`${url}/contact`);
  // There is no telephone here: the browser would open a window to ask for one.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator('main').getByRole('link', { name: company.phone.display }).first().click();
  // A look at another tab and back is the same view.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.goto(`${url}/mulhouse`);
  await fill(page, { ...callbackValues, ville: 'Mulhouse' });
  await submitButton(page).click();
  await expect(page.locator('.notice [role=status]')).toContainText('Demande envoyée avec succès !');
  await page.goto('about:blank');
  await expect.poll(seen).toEqual(['/', '/contact', '/mulhouse']);

  await server.counts.write();
  const environment = { ...process.env, OUTBOX_DIR: server.outbox.folder, COUNTS: 'on' };
  expect(
    execFileSync(process.execPath, ['server/report.ts'], { env: environment, encoding: 'utf8' }),
  ).toBe(`Ce que le site a apporté en ${monthName(month)}

  1 appel lancé depuis le site
  1 demande par les formulaires
  3 pages vues

Ce que les demandes voulaient
  ████████████████████████ 1  Démoussage de toiture

D’où viennent les demandes
  ████████████████████████ 1  /mulhouse

D’où viennent les appels
  ████████████████████████ 1  /contact

Pages les plus vues
  ████████████████████████ 1  /contact
  ████████████████████████ 1  /mulhouse
  ████████████████████████ 1  accueil

Un appel compté est un appui sur le numéro : le site ne sait pas s’il a abouti. Personne n’est reconnu : dix pages vues sont dix
personnes, ou une seule qui lit beaucoup. Vos propres visites comptent aussi.
`);
});
