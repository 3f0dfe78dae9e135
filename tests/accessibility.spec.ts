import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { openCamera } from './support/camera.ts';
import { contrast, luminance } from './support/contrast.ts';
import { coveredStops, skipHeader } from './support/focus.ts';
import {
  callbackValues,
  comeTo,
  contactValues,
  control,
  fill,
  receiptOf,
  submitButton,
} from './support/forms.ts';
import { lostWords } from './support/lost-words.ts';
import { testSite } from './support/site.ts';
import { expect, test, testInTab } from './support/test.ts';

const { company } = testSite();

const expectNoViolation = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

test.describe('axe finds nothing', () => {
  testInTab(
    'with the services menu open, the phone menu, and a picture enlarged',
    async ({ page }) => {
      await page.setViewportSize(wide);
      await page.goto('/services/toiture');
      await page.getByRole('button', { name: 'Services' }).press('Enter');
      await expectNoViolation(page);
      await page.setViewportSize(narrow);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await page.locator('[data-lightbox]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page);
    },
  );

  test.describe('on a form', () => {
    test.use({ expectedTroubles: /status of 500/ });

    testInTab(
      'with errors, while sending, after a failure and after a success',
      async ({ page }) => {
        await page.goto('/colmar');
        await submitButton(page).click();
        await expect(page.locator('.error-summary')).toBeFocused();
        await fill(page, { email: 'zoe@gmial.com', datePreferee: '2020-01-01' });
        // Nothing of it half under the header.
        await page
          .locator('.error-summary')
          .evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
        await expectNoViolation(page);
        await fill(page, callbackValues);
        const answer = Promise.withResolvers<void>();
        await page.route('**/relais/**', async (route) => {
          await answer.promise;
          await route.fulfill({ status: 500 });
        });
        await submitButton(page).click();
        await expect(submitButton(page)).toBeDisabled();
        await expectNoViolation(page);
        answer.resolve();
        await expect(page.getByRole('alert')).not.toBeEmpty();
        await expectNoViolation(page);
        await page.unroute('**/relais/**');
        await submitButton(page).click();
        await expect(page.locator('.toast--success')).toBeVisible();
        await expectNoViolation(page);
      },
    );
  });
});

testInTab('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

testInTab('with the keyboard alone: home, service, form, sent', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.test(focused)) return;
    }
    throw new Error(`nothing that matches ${name} takes the focus`);
  };
  await tabTo(/^Services/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/zinguerie');
  await tabTo(/^Devis Gratuit/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await control(page, 'nom').focus();
  for (const value of Object.values(contactValues)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast--success')).toContainText('Message envoyé avec succès !');
  await expect(receiptOf(page)).toBeFocused();
});

test.describe('what opens hides no focus', () => {
  test.use({ expectedTroubles: /status of 500/ });

  testInTab(
    'a toast, a picture enlarged, the proposals of the look-up, and the way past the map',
    async ({ page }) => {
      await page.route('**/relais/**', (route) => route.fulfill({ status: 500 }));
      for (const size of [
        { width: 390, height: 844 },
        { width: 320, height: 568 },
      ]) {
        await page.setViewportSize(size);
        await page.goto('/contact');
        await fill(page, contactValues);
        await submitButton(page).click();
        await expect(page.locator('.toast')).toBeVisible();
        await submitButton(page).focus();
        const state = `${size.width} x ${size.height}`;
        expect(await coveredStops(page, { most: 5, key: 'Shift+Tab' }), state).toEqual([]);
        expect(await coveredStops(page), state).toEqual([]);
      }
      await page.setViewportSize(narrow);
      await page.goto('/services/toiture');
      await page.locator('[data-lightbox]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await coveredStops(page, { most: 4 }), 'the picture').toEqual([]);
      await page.goto('/zone-intervention');
      await page.getByRole('combobox').pressSequentially('Than');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Vérifier' })).toBeFocused();
      await page.getByRole('button', { name: 'Paris' }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Passer la carte' })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Passer la carte' })).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('.zone-map :focus')).toHaveCount(0);
      expect(await coveredStops(page), 'after the proposals').toEqual([]);
    },
  );
});

testInTab('Tab leads out of the open phone menu by closing it', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(page.locator('.phone-menu')).toBeVisible();
  expect(await coveredStops(page)).toEqual([]);
  await expect(page.locator('.phone-menu')).toBeHidden();
});

/** How many pixels change by a contrast of 3:1 or more. */
function clearlyChanged(before: Buffer, after: Buffer): number {
  let count = 0;
  for (let at = 0; at < before.length; at += 3) {
    if (contrast(luminance(before, at), luminance(after, at)) >= 3) count++;
  }
  return count;
}

testInTab(
  'the focus is plain to see on every ground: one stop of each kind, in pixels',
  async ({ page }) => {
    test.slow();
    await page.setViewportSize(wide);
    const seen = new Set<string>();
    const faint: string[] = [];
    const shoot = await openCamera(page);
    for (const path of [
      '/',
      '/colmar',
      '/urgence',
      '/contact',
      '/services/demoussage-toiture',
      '/zone-intervention',
    ]) {
      await page.goto(path);
      if (path !== '/') await skipHeader(page);
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const focused = document.activeElement;
          if (
            !focused ||
            focused === document.body ||
            (location.pathname !== '/' && focused.closest('footer'))
          )
            return undefined;
          const ground = focused.closest('.on-light, .on-dark, .section')?.className;
          const { x, y, width, height } = focused.getBoundingClientRect();
          return {
            kind: `${focused.localName} ${focused.getAttribute('class')} in ${focused.parentElement?.className} on ${ground}`,
            x,
            y,
            width,
            height,
            scrolled: scrollY,
          };
        });
        if (!stop) break;
        if (seen.has(stop.kind)) continue;
        seen.add(stop.kind);
        const [left, top] = [Math.max(0, stop.x - 14), Math.max(0, stop.y - 14)];
        const [right, bottom] = [
          Math.min(wide.width, stop.x + stop.width + 14),
          Math.min(wide.height, stop.y + stop.height + 14),
        ];
        const clip = { x: left, y: top + stop.scrolled, width: right - left, height: bottom - top };
        const pixels = async () => {
          // What the focus has scrolled or coloured is painted.
          await page.evaluate(
            () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
          );
          return (await shoot(clip)).raw().toBuffer();
        };
        const focused = await pixels();
        // The next Tab goes on from here all the same.
        await page.locator(':focus').blur();
        // A line two pixels thick around it, as WCAG 2.4.13 measures; a control as large as a
        // picture shows it on its handle.
        if (clearlyChanged(await pixels(), focused) < Math.min(2 * (stop.width + stop.height), 500))
          faint.push(`${path}: ${stop.kind}`);
      }
    }
    expect(seen.size).toBeGreaterThan(30);
    expect(faint).toEqual([]);
  },
);

test('with large letters on a phone, and in a window of 180 px, the open menu and the errors of a form hide no word', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  for (const { width, size } of [
    { width: 360, size: 32 },
    { width: 180, size: 16 },
  ]) {
    await page.setViewportSize({ width, height: 740 });
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await page.goto('/colmar');
    const shown = `${width} px, ${size} px letters`;
    expect(await lostWords(page), shown).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await lostWords(page), `the open menu, ${shown}`).toEqual([]);
    await page.keyboard.press('Escape');
    await comeTo(page);
    await submitButton(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    expect(await lostWords(page), `errors, ${shown}`).toEqual([]);
  }
});

test.describe('what a person hears', () => {
  /** The page as its accessibility tree has it, without addresses and marks that nobody hears. */
  const heard = async (page: Page, part: string) =>
    (await page.locator(part).ariaSnapshot())
      .split('\n')
      .filter((line) => !/\/url:|^\s*- text: [·/]$/.test(line));
  const linesOf = (lines: string[], role: RegExp) =>
    lines.map((line) => line.trim()).filter((line) => role.test(line));

  testInTab(
    'the callback form: what each field is called, wants and gives as an example',
    async ({ page }) => {
      await page.goto('/colmar');
      await expect(
        page.getByRole('form', { name: 'Demander à être rappelé' }),
      ).toMatchAriaSnapshot(`
      - form "Demander à être rappelé":
        - text: Nom
        - textbox "Nom"
        - text: Prénom
        - textbox "Prénom"
        - text: Téléphone
        - textbox "Téléphone"
        - paragraph: "Exemple : 06 39 98 12 34"
        - text: Ville
        - textbox "Ville": Colmar
        - text: Type de prestation
        - combobox "Type de prestation":
          - option "Choisir…" [selected]
          - option "Toiture"
          - option "Zinguerie"
          - option "Isolation"
          - option "Démoussage de toiture"
          - option "Travaux général"
          - option "Urgence fuite"
          - option "Autre"
        - text: E-mail (facultatif)
        - textbox "E-mail (facultatif)"
        - paragraph: "Exemple : nom@orange.fr"
        - text: Date préférée (facultatif)
        - textbox "Date préférée (facultatif)"
        - text: Message (facultatif)
        - textbox "Message (facultatif)"
        - button "Demander à être rappelé"
        - paragraph:
          - link "Politique de confidentialité"
    `);
      await expect(control(page, 'telephone')).toHaveAccessibleDescription(
        'Exemple : 06 39 98 12 34',
      );
      await expect(control(page, 'telephone')).toHaveAttribute('required', '');
    },
  );

  testInTab('an answer of the look-up: which place, then how far', async ({ page }) => {
    await page.goto('/zone-intervention');
    const field = page.getByLabel('Votre commune ou code postal');
    await field.fill('Thann');
    await field.press('Enter');
    await expect(page.getByRole('status')).toContainText(
      /^Intervention rapide\s*Thann \(68800\), 23\skm à vol d’oiseau/,
    );
  });

  testInTab(
    'on the page of emergencies the number comes first, and who cannot telephone is led to a form',
    async ({ page }) => {
      await page.goto('/urgence');
      const [first, second] = linesOf(
        await heard(page, 'main'),
        /^- (?:heading|link) (?!"Accueil)/,
      );
      expect(first).toMatch(/^- heading ".+" \[level=1\]$/);
      expect(second).toBe(`- link "${company.phone.display}":`);
      await page.getByRole('link', { name: /^Envoyez une demande «\sUrgence fuite\s»/ }).click();
      await expect(page).toHaveURL('/urgence#rappel');
      await expect(page.getByRole('form', { name: 'Demander à être rappelé' })).toBeInViewport();
    },
  );
});
