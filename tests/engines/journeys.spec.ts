/**
 * The main journeys in the engines that are not Chromium's. What they share with Chromium is tested
 * more closely in the other files.
 */

import { luminanceAt } from '../support/contrast.ts';
import type { EnginePage } from '../support/engines/page.ts';
import { desktop, expect, expectPage, phone, test } from '../support/engines/test.ts';
import { callbackValues, contactValues } from '../support/forms.ts';
import { testSite } from '../support/site.ts';

const { company } = testSite();

// One browser a file: its tests follow each other in one window.
test.describe.configure({ mode: 'default' });

/** One page of each kind. */
const kinds = [
  '/',
  '/services/toiture',
  '/services/demoussage-toiture',
  '/zone-intervention',
  '/urgence',
  '/contact',
  '/colmar',
  '/garanties',
];

for (const size of [desktop, phone]) {
  test(`pages show their heading, load everything, call and fit, ${size.width} px wide`, async ({
    site,
    tab,
  }) => {
    await tab.resize(size);
    for (const path of kinds) {
      await tab.goto(site.url + path);
      const seen = await tab.evaluate(() => {
        const heading = document.querySelector('h1');
        const { x, y, height } = heading?.getBoundingClientRect() ?? new DOMRect();
        const atHeading = document.elementFromPoint(x + 20, y + height / 2);
        return {
          heading: heading?.contains(atHeading),
          // Some engines tie it to the scrolling as well, which is another movement.
          pulses: document
            .querySelector('.call-button')
            ?.getAnimations({ subtree: true })
            .filter((animation) => Reflect.get(animation, 'animationName') === 'pulse').length,
          tooWide: document.documentElement.scrollWidth > innerWidth,
          troubles: Reflect.get(window, 'troubles'),
        };
      });
      expect({ path, ...seen }).toEqual({
        path,
        heading: true,
        pulses: 1,
        tooWide: false,
        troubles: [],
      });
    }
  });
}

test('the way back shows a page as it was left', async ({ site, tab, engine }) => {
  test.skip(
    engine === 'chromium109' || engine === 'firefox',
    'their drivers lose sight of a page that comes back whole',
  );
  const asLeft = () => tab.evaluate(() => [location.pathname, Reflect.get(window, 'isAsLeft')]);
  for (const path of ['/', '/urgence', '/colmar']) {
    await tab.goto(site.url + path);
    await tab.evaluate(() => {
      Object.assign(window, { isAsLeft: true });
      location.assign('/mentions-legales');
    });
    await expectPage(tab, `${site.url}/mentions-legales`);
    await tab.evaluate(() => history.back());
    await expect.poll(asLeft, { timeout: 10_000 }).toEqual([path, true]);
  }
});

const servicesMenu = (tab: EnginePage) =>
  tab.evaluate(
    () => getComputedStyle(document.querySelector('#services-menu') ?? document.body).visibility,
  );

for (const { window, height } of [
  { window: 'an ordinary window', height: 900 },
  { window: 'a low window', height: 440 },
]) {
  test(`the services menu opens on hover and leads on, in ${window}`, async ({ site, tab }) => {
    test.skip(!tab.resizes, 'its window is too narrow for the menu');
    await tab.resize({ width: 1280, height });
    await tab.goto(`${site.url}/services/toiture`);
    await tab.hover('.nav__button');
    await expect.poll(() => servicesMenu(tab)).toBe('visible');
    const here = '#services-menu [aria-current] strong';
    expect(
      await tab.evaluate(
        (selector) =>
          getComputedStyle(document.querySelector(selector) ?? document.body).textDecorationLine,
        here,
      ),
    ).toBe('underline');
    await tab.click('#services-menu li:nth-child(2) a');
    await expectPage(tab, `${site.url}/services/zinguerie`);
    await tab.hover('.nav__button');
    await tab.point({ x: 20, y: height - 20 });
    await expect.poll(() => servicesMenu(tab)).toBe('hidden');
  });
}

test('the phone menu opens by its button, closes by it and by Escape, and leads on', async ({
  site,
  tab,
}) => {
  await tab.resize(phone);
  await tab.goto(`${site.url}/`);
  const height = () =>
    tab.evaluate(() => document.querySelector('#phone-menu')?.getBoundingClientRect().height);
  const button = '[aria-controls="phone-menu"]';
  const current = '#phone-menu [aria-current]';
  // A browser that opens it by itself says so by itself.
  const isTold = (open: boolean) =>
    tab.evaluate(
      (selector, state) =>
        document.querySelector(selector)?.getAttribute('aria-expanded') ===
        ('popover' in HTMLElement.prototype ? null : state),
      button,
      String(open),
    );
  expect(await height()).toBe(0);
  await tab.click(button);
  await expect.poll(height).toBeGreaterThan(300);
  expect(await isTold(true)).toBe(true);
  expect(
    await tab.evaluate(
      (selector) =>
        getComputedStyle(document.querySelector(selector) ?? document.body).textDecorationLine,
      current,
    ),
  ).toBe('underline');
  await tab.click(button);
  await expect.poll(height).toBe(0);
  expect(await isTold(false)).toBe(true);
  await tab.click(button);
  await tab.press('Escape');
  await expect.poll(height).toBe(0);
  expect(await isTold(false)).toBe(true);
  await tab.click(button);
  await tab.click('#phone-menu a[href="/contact"]');
  await expectPage(tab, `${site.url}/contact`);
  await expect.poll(height).toBe(0);
});

const submit = 'form[method="post"] [type="submit"]';

/** Types as a person does, and the script has come by itself by then. */
async function fill(
  tab: EnginePage,
  { service, datePreferee: _, ...texts }: Record<string, string>,
): Promise<void> {
  for (const [name, value] of Object.entries(texts)) await tab.type(`form [name="${name}"]`, value);
  if (service) await tab.choose('form [name="service"]', service);
}

test('a callback request is refused where the visitor sees it, then sent', async ({
  site,
  tab,
}) => {
  await tab.resize(phone);
  await tab.goto(`${site.url}/colmar`);
  await tab.type('form [name="prenom"]', 'Z');
  await expect
    .poll(() =>
      tab.evaluate(() => document.querySelector('[data-island] form[method="post"]') === null),
    )
    .toBe(true);
  await tab.click(submit);
  const summary = () =>
    tab.evaluate(() => {
      const { activeElement } = document;
      const { top, bottom } = activeElement?.getBoundingClientRect() ?? new DOMRect();
      return { focused: activeElement?.className, inView: top < innerHeight && bottom > 0 };
    });
  await expect.poll(summary).toEqual({ focused: 'error-summary', inView: true });
  await tab.evaluate(() =>
    document.querySelector<HTMLInputElement>('form [name="prenom"]')?.select(),
  );
  await fill(tab, callbackValues);
  const before = await site.messages();
  await tab.click(submit);
  await expect.poll(() => tab.text('body')).toContain('Demande envoyée avec succès !');
  expect(await site.messages()).toBe(before + 1);
});

test('a message that is lost on its way is kept, and sent with the next try', async ({
  site,
  tab,
}) => {
  await tab.resize(desktop);
  await tab.goto(`${site.url}/contact`);
  await fill(tab, contactValues);
  const before = await site.messages();
  await site.stop();
  await tab.click(submit);
  await expect.poll(() => tab.text('body')).toContain('Erreur lors de l’envoi');
  expect(
    await tab.evaluate(
      () => document.querySelector<HTMLInputElement>('form [name="sujet"]')?.value,
    ),
  ).toBe(contactValues.sujet);
  await site.start();
  await tab.click(submit);
  await expect.poll(() => tab.text('body')).toContain('Message envoyé avec succès !');
  expect(await site.messages()).toBe(before + 1);
});

test('the look-up proposes communes and answers, on the map as well', async ({ site, tab }) => {
  await tab.resize(phone);
  await tab.goto(`${site.url}/zone-intervention`);
  await tab.type('#commune', 'thann');
  await expect.poll(() => tab.text('.look-up [role="listbox"]')).toContain('Thann (68800)');
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await expect.poll(() => tab.text('.look-up [role="status"]')).toContain('Thann (68800)');
  await expect
    .poll(() =>
      tab.evaluate(() => document.querySelectorAll('.zone-map__pin .zone-map__dot').length),
    )
    .toBe(1);
});

test('a pointer at rest chooses no proposal, also when the page moves below it', async ({
  site,
  tab,
}) => {
  await tab.resize(desktop);
  await tab.goto(`${site.url}/zone-intervention`);
  const below = await tab.evaluate(() => {
    const field = document.querySelector('#commune');
    field?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, bottom } = field?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.round(left + 40), y: Math.round(bottom + 60) };
  });
  await tab.click('#commune');
  await tab.point(below);
  await tab.insert('thann');
  await expect.poll(() => tab.text('.look-up [role="listbox"]')).toContain('Thann (68800)');
  await tab.evaluate(() => scrollBy(0, 10));
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('[role="option"]:hover') !== null))
    .toBe(true);
  await tab.press('Enter');
  await expect.poll(() => tab.text('.look-up [role="status"]')).toMatch(/\bThann \(68800\)/);
});

test('a picture opens large, the keys lead to the next one, Escape closes', async ({
  site,
  tab,
}) => {
  await tab.resize(phone);
  await tab.goto(`${site.url}/services/toiture`);
  const shown = () =>
    tab.evaluate(() => {
      const dialog = document.querySelector('dialog');
      const image = dialog?.open ? dialog.querySelector('img') : undefined;
      return image && image.naturalWidth > 0 ? image.currentSrc : '';
    });
  await tab.click('[data-lightbox]');
  await expect.poll(shown).not.toBe('');
  const first = await shown();
  await tab.press('ArrowRight');
  await expect.poll(shown).not.toMatch(new RegExp(`^(${first})?$`));
  // What is painted at both ends of the line of its words, as shares of the window.
  const { middle, ends } = await tab.evaluate(() => {
    const { top, bottom } =
      document.querySelector('dialog figcaption')?.getBoundingClientRect() ?? new DOMRect();
    return {
      middle: (top + bottom) / 2 / innerHeight,
      ends: [4, document.documentElement.clientWidth - 4].map((x) => x / innerWidth),
    };
  });
  for (const end of ends)
    await expect
      .poll(async () => luminanceAt(await tab.screenshot(), end, middle))
      .toBeLessThan(0.02);
  // Nothing of it lies under a scroll bar that takes room.
  expect(
    await tab.evaluate(
      () =>
        (document.querySelector('dialog')?.offsetWidth ?? 0) - document.documentElement.clientWidth,
    ),
  ).toBe(0);
  await tab.press('Escape');
  await expect.poll(shown).toBe('');
  expect(await tab.evaluate(() => document.activeElement?.matches('[data-lightbox]'))).toBe(true);
});

test('before and after are compared, or stand side by side', async ({ site, tab }) => {
  await tab.resize(desktop);
  await tab.goto(`${site.url}/services/demoussage-toiture`);
  const halves = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll('.before-after > figure')].map(
        (half) => half.getBoundingClientRect().x,
      ),
    );
  if (!(await tab.evaluate(() => matchMedia('(scripting: enabled)').matches))) {
    const [before = 0, after = 0] = await halves();
    expect(after).toBeGreaterThan(before + 300);
    return;
  }
  const edge = () =>
    tab.evaluate(
      () => document.querySelector('.before-after__edge')?.getBoundingClientRect().x ?? 0,
    );
  const middle = await edge();
  await tab.click('.before-after input');
  await tab.press('ArrowRight');
  await expect.poll(edge).toBeGreaterThan(middle);
});

test('without network the page that tells the number stands in', async ({ site, tab }) => {
  await tab.goto(`${site.url}/`);
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
  await site.stop();
  await tab.goto(`${site.url}/urgence`);
  expect(await tab.text('h1')).toBe('Pas de connexion');
  expect(await tab.text('a[href^="tel:"]')).toContain(company.phone.display);
  await site.start();
  await tab.click('a[href=""]');
  await expect(async () => expect(await tab.text('h1')).not.toBe('Pas de connexion')).toPass({
    timeout: 10_000,
  });
  expect(await tab.url()).toBe(`${site.url}/urgence`);
});
