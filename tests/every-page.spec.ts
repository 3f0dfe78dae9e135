/**
 * One page of each template, in one visit: all that can be asked of a page without using it. What a
 * test of its own holds is in the file named after it.
 */
import type { CDPSession, Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { coveredStops, skipHeader } from './support/focus.ts';
import { lostWords } from './support/lost-words.ts';
import {
  badlyHeard,
  loadPictures,
  misplaced,
  outOfOrder,
  tooSmall,
  underCallButton,
  underCallButtonBelow,
  unseen,
  wrongPictures,
} from './support/page-checks.ts';
import { oneOfEachTemplate, servicePages } from './support/routes.ts';
import { testSite } from './support/site.ts';
import { expect, test, testInTab } from './support/test.ts';

const { phone, email, address } = testSite().company;

/** In CSS pixels. */
type Window = [width: number, height: number];
const phoneWindow: Window = [360, 740];
const desktop: Window = [1280, 800];
const windows: Window[] = [
  [320, 568],
  phoneWindow,
  [390, 844],
  [768, 1024],
  [1024, 768],
  desktop,
  [1920, 1080],
];

/** Windows of phones, in which the call button stands over another part of the first view. */
const phones: Window[] = [360, 390, 430].flatMap((width) =>
  [640, 740, 780, 844, 932].map((height): Window => [width, height]),
);

/** In these each picture turns to another file. */
const pictureWidths = [320, 768, 1280, 1920];

/** What WCAG 1.4.12 lets a reader ask for. */
const widenedSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; ' +
  'word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const show = (page: Page, [width, height]: Window) => page.setViewportSize({ width, height });

/** Sets the size of letters that a reader has chosen, in px. */
async function chooseLetters(page: Page, devtools: CDPSession, size: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

const soft = expect.configure({ soft: true });

/** Asks a page, which is there already, all that it is to answer in any state of its reader. */
async function visit(page: Page, path: string): Promise<void> {
  await test.step('on arrival: the number in the first screen, nothing under the call button', async () => {
    for (const size of phones) {
      await show(page, size);
      await soft(page.locator('a[href^="tel:"]:visible').first(), `${size}`).toBeInViewport();
      soft(await underCallButton(page), `${size}`).toEqual([]);
    }
  });

  await loadPictures(page);
  for (const size of windows)
    await test.step(`${size[0]} px wide`, async () => {
      await show(page, size);
      const wide = () => document.documentElement.scrollWidth - innerWidth;
      soft(await page.evaluate(wide), 'scrolls sideways').toBe(0);
      soft(await misplaced(page), 'overlaps').toEqual([]);
      soft(await underCallButtonBelow(page), 'under the call button').toEqual([]);
      // After a change of width a picture keeps its old file until the other one has come.
      if (pictureWidths.includes(size[0]))
        await soft.poll(() => wrongPictures(page), 'pictures').toEqual([]);
      if (size === phoneWindow || size === desktop)
        soft(await unseen(page, path), 'listed, and not seen').toEqual([]);
      await soft.poll(() => lostWords(page), 'words').toEqual([]);
    });

  await test.step('to a finger, a screen reader and axe', async () => {
    await show(page, phoneWindow);
    soft(await tooSmall(page), 'too small').toEqual([]);
    soft(await badlyHeard(page), 'heard').toEqual([]);
    for (const size of [phoneWindow, desktop]) {
      await show(page, size);
      soft(await axeViolations(page), `axe, ${size}`).toEqual([]);
    }
    await page.emulateMedia({ contrast: 'more' });
    const enhanced = await axeViolations(page, 'html', {
      type: 'rule',
      values: ['color-contrast-enhanced'],
    });
    soft(enhanced, 'contrast of 7:1').toEqual([]);
    await page.emulateMedia({ contrast: null });
  });

  await test.step('to the keyboard: wherever Tab leads is in full view', async () => {
    await show(page, phoneWindow);
    // Header and foot are alike on every page.
    const isHome = path === '/';
    if (!isHome && path !== '/hors-ligne') await skipHeader(page);
    soft(await coveredStops(page, isHome ? {} : { end: 'footer, .call-button' })).toEqual([]);
  });

  await test.step('with wider spacing', async () => {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, widenedSpacing);
    for (const width of [320, 768, 1280]) {
      await show(page, [width, 800]);
      await soft.poll(() => lostWords(page), `${width} px`).toEqual([]);
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  });

  await test.step('translated into Arabic', async () => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const written = [phone.display, email, address.street, address.postalCode];
    for (const width of [390, 1280]) {
      await show(page, [width, 800]);
      if (path !== '/hors-ligne') soft(await outOfOrder(page, written), `${width} px`).toEqual([]);
      await soft.poll(() => lostWords(page), `${width} px`).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.dir = 'ltr';
    });
  });

  await test.step('with large letters', async () => {
    const devtools = await page.context().newCDPSession(page);
    for (const [width, size] of [
      [360, 32],
      [320, 20],
    ] as const) {
      await show(page, [width, 740]);
      await chooseLetters(page, devtools, size);
      await soft.poll(() => lostWords(page), `${width} px, ${size} px letters`).toEqual([]);
    }
    await chooseLetters(page, devtools, 16);
    await devtools.detach();
  });
}

const others = ['/saint-claude', '/illkirch-graffenstaden', '/envoi/rappel', '/envoi/erreur'];

for (const path of new Set([...oneOfEachTemplate, ...servicePages, ...others, '/hors-ligne']))
  testInTab(`${path} is right in every window, for every reader`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    await visit(page, path);
  });

test.describe('the 404 page', () => {
  test.use({ expectedTroubles: /404/ });

  testInTab('is right in every window, for every reader', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/n-existe-pas');
    await visit(page, '/404');
  });
});
