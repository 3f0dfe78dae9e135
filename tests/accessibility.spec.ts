import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { openCamera } from './support/camera.ts';
import { contrast, luminance } from './support/contrast.ts';
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
import { oneOfEachTemplate } from './support/routes.ts';
import { testSite } from './support/site.ts';
import { expect, test, testInTab } from './support/test.ts';

const { company } = testSite();

async function expectNoViolation(page: Page, part = 'html'): Promise<void> {
  expect(await axeViolations(page, part)).toEqual([]);
}

const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

/** Loads a page with all that comes while one reads it. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  // At the end of a page its header may lie over half of a link.
  await page.evaluate(() => scrollTo(0, 0));
}

for (const path of [...oneOfEachTemplate, '/envoi/rappel', '/envoi/erreur', '/hors-ligne']) {
  testInTab(
    `axe finds nothing on ${path}, wide or narrow, nor under 7:1 for who wants it`,
    async ({ page }) => {
      await page.setViewportSize(wide);
      await readThrough(page, path);
      await expectNoViolation(page);
      await page.setViewportSize(narrow);
      await expectNoViolation(page);
      await page.emulateMedia({ contrast: 'more' });
      expect(
        await axeViolations(page, 'html', { type: 'rule', values: ['color-contrast-enhanced'] }),
      ).toEqual([]);
    },
  );
}

test.describe('the 404 page', () => {
  test.use({ expectedTroubles: /404/ });

  testInTab('axe finds nothing', async ({ page }) => {
    await page.goto('/n-existe-pas');
    await expectNoViolation(page);
  });
});

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

  for (const { path, values } of [
    { path: '/colmar', values: callbackValues },
    { path: '/contact', values: contactValues },
  ]) {
    test.describe(`on the form of ${path}`, () => {
      test.use({ expectedTroubles: /status of 500/ });

      testInTab(
        'with errors, while sending, after a failure and after a success',
        async ({ page }) => {
          await page.goto(path);
          await submitButton(page).click();
          await expect(page.locator('.error-summary')).toBeFocused();
          if (path === '/colmar')
            await fill(page, { email: 'zoe@gmial.com', datePreferee: '2020-01-01' });
          // Nothing of it half under the header.
          await page
            .locator('.error-summary')
            .evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
          await expectNoViolation(page);
          await fill(page, values);
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
          await expect(page.locator('.notice--success')).toBeVisible();
          await expectNoViolation(page);
        },
      );
    });
  }
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
  await expect(page.locator('.notice--success')).toContainText('Message envoyé avec succès !');
  await expect(receiptOf(page)).toBeFocused();
});

/**
 * Goes past the header by the skip link. Header and foot are alike on every page: a walk with Tab
 * over one page takes them in.
 */
async function skipHeader(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  await page.keyboard.press('Enter');
}

/**
 * What takes the focus and cannot be seen whole, of the stops that Tab makes from here to the end
 * of the page; in a dialog they go round.
 */
async function coveredStops(
  page: Page,
  { most = Number.POSITIVE_INFINITY, key = 'Tab', end = '.call-button' } = {},
): Promise<string[]> {
  const covered: string[] = [];
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate((end) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      // Of a control as large as a picture the middle has to be seen.
      const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1);
      // A high field, in which the browser shows the cursor alone, may end under the call button.
      const points = [0.1, 0.5].map((share) => [left + (right - left) * share, y] as const);
      const hidden = points.filter(([x]) => {
        const found = document.elementFromPoint(x, y);
        return (
          !found ||
          !(
            focused.contains(found) ||
            found.contains(focused) ||
            found.closest('label, figure, .zone-map')?.contains(focused)
          )
        );
      });
      const name =
        focused.getAttribute('aria-label') ??
        focused.getAttribute('name') ??
        focused.textContent ??
        '';
      return {
        name: `${focused.localName} « ${name.trim().slice(0, 40)} »`,
        covered: hidden.length > 0,
        last: focused.closest(end) !== null,
      };
    }, end);
    if (!stop) return covered;
    if (stop.covered) covered.push(stop.name);
    if (stop.last) return covered;
  }
  return covered;
}

testInTab(
  'wherever Tab leads, the focus is in full view: not under header, call button, menu or notice',
  async ({ page }) => {
    await page.setViewportSize(narrow);
    for (const path of oneOfEachTemplate) {
      await page.goto(path);
      if (path !== '/') await skipHeader(page);
      expect(await coveredStops(page, path === '/' ? {} : { end: 'footer' }), path).toEqual([]);
    }
  },
);

test.describe('nor is it hidden by what opens', () => {
  test.use({ expectedTroubles: /status of 500/ });

  testInTab(
    'a notice, a picture enlarged, the proposals of the look-up, and the way past the map',
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
        await expect(page.locator('.notice')).toBeVisible();
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
      '/plan-du-site',
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
        const pixels = async () => (await shoot(clip)).raw().toBuffer();
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

test('large letters on a phone, and a window of 180 px, hide no word', async ({ page }) => {
  test.slow();
  const fonts = await page.context().newCDPSession(page);
  const states = [
    {
      ...{ width: 360, height: 740, size: 32 },
      paths: [...oneOfEachTemplate, '/illkirch-graffenstaden', '/envoi/rappel', '/hors-ligne'],
    },
    { width: 320, height: 740, size: 20, paths: oneOfEachTemplate },
    { width: 390, height: 740, size: 24, paths: ['/urgence', '/colmar'] },
    { width: 180, height: 370, size: 16, paths: ['/', '/contact', '/urgence'] },
  ];
  const show = async ({ size, width, height }: (typeof states)[number]) => {
    await page.setViewportSize({ width, height });
    await fonts.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    return `${width} px, ${size} px letters`;
  };
  for (const path of new Set(states.flatMap(({ paths }) => paths))) {
    await page.goto(path);
    for (const state of states.filter(({ paths }) => paths.includes(path))) {
      const shown = await show(state);
      expect(await lostWords(page), `${path}, ${shown}`).toEqual([]);
    }
  }
  for (const state of states) {
    await page.goto('/colmar');
    const shown = await show(state);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await lostWords(page), `the open menu, ${shown}`).toEqual([]);
    await page.keyboard.press('Escape');
    await comeTo(page);
    await submitButton(page).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    expect(await lostWords(page), `errors, ${shown}`).toEqual([]);
  }
});

/** What WCAG 1.4.12 lets a reader ask for. */
const widenedSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; ' +
  'word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

for (const path of [...oneOfEachTemplate, '/services/travaux-general', '/illkirch-graffenstaden']) {
  for (const [state, rules] of Object.entries({ 'as it is': '', spaced: widenedSpacing })) {
    testInTab(`nothing lies over the words of ${path} at any width, ${state}`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, rules);
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [768, 1024],
        [1024, 768],
        [1280, 720],
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        // A picture on its way has another height.
        await expect.poll(() => lostWords(page), `${width} px`).toEqual([]);
      }
    });
  }
}

testInTab(
  'what is touched is 44 px large, or in a text; a phone has no text under 16 px',
  async ({ page }) => {
    await page.setViewportSize(narrow);
    for (const path of ['/', '/colmar', '/contact', '/urgence', '/zone-intervention']) {
      await page.goto(path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a[href], button, input, select, textarea')]
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              !element.closest('p, .skip-link, dialog:not([open]), svg'),
          )
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            // A link may lay itself over the whole row that it stands in.
            return (
              (width < 44 || height < 44) && getComputedStyle(element, '::after').inset !== '0px'
            );
          })
          .map((element) => `${element.localName} « ${element.textContent?.trim().slice(0, 30)} »`),
      );
      expect(small, path).toEqual([]);
      const tiny = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const element = text.parentElement;
          // The names on the map grow with it; a plaque is a sign whose words stand in a text as
          // well.
          if (
            !element ||
            !text.textContent?.trim() ||
            element.closest('svg, sup, .plaque, .visually-hidden') ||
            !element.checkVisibility()
          )
            continue;
          if (Number.parseFloat(getComputedStyle(element).fontSize) < 16)
            found.push(text.textContent.trim());
        }
        return found;
      });
      expect(tiny, path).toEqual([]);
    }
  },
);

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

  for (const path of oneOfEachTemplate) {
    testInTab(
      `${path}: no number is glued to a word, no name said again as a description`,
      async ({ page }) => {
        await page.goto(path);
        const browser = await page.context().newCDPSession(page);
        const { nodes } = await browser.send('Accessibility.getFullAXTree');
        const said = nodes
          .filter(({ ignored, role }) => !ignored && !/text|root/i.test(String(role?.value)))
          .map(({ role, name, description }) => ({
            role: role?.value,
            name: String(name?.value ?? ''),
            description: description?.value,
          }))
          .filter(
            ({ name, description }) =>
              /\d\p{Lu}\p{Ll}/u.test(name) || (name !== '' && name === description),
          );
        expect(said).toEqual([]);
      },
    );
  }

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
