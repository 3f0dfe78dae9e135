import type { Page } from '@playwright/test';
import { testSite } from './support/site.ts';
import { expect, inMotion, test, testInTab } from './support/test.ts';

const { company } = testSite();

test.use(inMotion);

const services = ['Toiture', 'Zinguerie', 'Isolation', 'Démoussage de toiture', 'Travaux général'];

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  testInTab('the quote button looks like one on a page without any other', async ({ page }) => {
    await page.goto('/urgence');
    const nav = page.getByRole('navigation', { name: 'Navigation principale' });
    await expect(nav.getByRole('link', { name: 'Devis Gratuit' })).toHaveCSS(
      'background-color',
      'rgb(168, 68, 31)',
    );
  });

  test('the services menu opens on hover, stays while it is used, and closes by Escape or 300 ms after the pointer has left', async ({
    page,
  }) => {
    await page.goto('/');
    await page.clock.install();
    const button = page.getByRole('button', { name: 'Services' });
    const menu = page.locator('#services-menu');
    await expect(menu).toBeHidden();
    await button.hover();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link')).toHaveCount(5);
    await menu.getByRole('link', { name: 'Zinguerie' }).hover();
    await expect(menu).toBeVisible();
    // Wherever the focus is.
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.mouse.move(5, 700);
    await button.hover();
    await expect(menu).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(5, 700);
    await page.clock.runFor(299);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeHidden();
  });

  test('Enter and Space toggle the services menu, Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/contact');
    const button = page.getByRole('button', { name: 'Services' });
    const menu = page.locator('#services-menu');
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(menu).toBeVisible();
      await page.keyboard.press(key);
      await expect(menu).toBeHidden();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: /^Toiture/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  testInTab('the services menu lies over the page in a window that is low', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 440 });
    await page.goto('/services/toiture');
    await expect(page.getByRole('button', { name: 'Services' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('button', { name: 'Services' }).hover();
    for (const link of await page.locator('#services-menu a').all())
      await link.click({ trial: true });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu underlines the page one is on, the red one as well', async ({ page }) => {
    for (const path of ['/zone-intervention', '/urgence', '/services/isolation']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Menu' }).click();
      const links = page.getByRole('navigation', { name: 'Menu' }).locator('a:not(.button)');
      const underlined = await links.evaluateAll((all) =>
        all
          .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
          .map((link) => link.getAttribute('href')),
      );
      expect(underlined).toEqual([path]);
    }
  });

  /** Whether a reader of the page says that the menu is open. */
  const isExpanded = async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: "document.querySelector('[popovertarget]')",
    });
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };

  test('the menu opens, shows the same links and closes with Escape', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await button.click();
    expect(await isExpanded(page)).toBe(true);
    for (const name of [
      'Accueil',
      ...services,
      'Zone d’intervention',
      'Urgence 7j/7',
      'Contact',
      'Devis Gratuit',
    ]) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(await isExpanded(page)).toBe(false);
    await button.click();
    await menu.getByRole('link', { name: 'Zinguerie' }).click();
    await expect(page).toHaveURL('/services/zinguerie');
  });

  test('the menu starts under the header wherever the page is scrolled, and the page stays where it is under it', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    // Where it is: to click it by its name would scroll back to the place of the header.
    const button = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    await page.mouse.click((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);
    const header = await page.locator('header').boundingBox();
    const menu = await page.getByRole('navigation', { name: 'Menu' }).boundingBox();
    expect(menu?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
    await page.mouse.move(100, (menu?.y ?? 0) - 10);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  test('the menu is closed for who comes back to the page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Contact' })
      .click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    expect(await isExpanded(page)).toBe(false);
  });
});

testInTab(
  'the address is whole where there is room for it, and one tap away where there is none',
  async ({ page }) => {
    const address = `${company.address.street}, ${company.address.postalCode} ${company.address.city}`;
    await page.goto('/');
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('.top-bar').getByText(address)).toBeVisible();
    }
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await page.locator('.top-bar').getByRole('link', { name: 'Adresse' }).click();
      await expect(
        page.getByRole('contentinfo').getByText(company.address.street),
      ).toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
    }
  },
);

testInTab(
  'top bar and header are one line each, down to 320 px, and with a sixth entry',
  async ({ page }) => {
    for (const width of [320, 360, 768, 992, 1088, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/contact');
      const lines = () =>
        page
          .locator('.top-bar__line, .header__line')
          .evaluateAll((boxes) => boxes.map(({ clientHeight }) => clientHeight));
      expect(await lines(), `${width} px`).toEqual([44, width < 1088 ? 68 : 84]);
      const entry = page.locator('.nav__list > li').last();
      await entry.evaluate((last) =>
        last.insertAdjacentHTML('beforebegin', '<li><a href="/">Réalisations</a></li>'),
      );
      expect(await lines(), `${width} px, six entries`).toEqual([44, width < 1088 ? 68 : 84]);
    }
  },
);

test('the call button calls, and pulses every 3 seconds: twice, and again only where the visitor goes on', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('link', { name: `Appeler le ${company.phone.display}` }).last();
  await expect(button).toHaveAttribute('href', company.phone.href);
  const pulse = (element: Element) => {
    const [animation] = element.getAnimations({ subtree: true });
    const { duration, endTime } = animation?.effect?.getComputedTiming() ?? {};
    return animation && { state: animation.playState, duration, ends: Number(endTime) <= 5000 };
  };
  expect(await button.evaluate(pulse)).toEqual({ state: 'running', duration: 3000, ends: true });
  const finish = (element: Element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  };
  await button.evaluate(finish);
  expect(await button.evaluate(pulse)).toMatchObject({ state: 'finished' });
  await page.locator('#realisations').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => button.evaluate(pulse)).toMatchObject({ state: 'running' });
  await button.evaluate(finish);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.wheel(0, -3000);
  await expect(page.locator('#realisations')).not.toBeInViewport();
  expect(await button.evaluate(pulse)).toBeUndefined();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`where a page rests, ${viewport.width} px wide, the call button hardly ever lies on words, and stays within reach`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // It goes its way at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/services/toiture', '/mulhouse']) {
      await page.goto(path);
      const rests = await page.evaluate(async () => {
        const button = document.querySelector('.call-button') ?? document.body;
        const walker = document.createTreeWalker(
          document.body,
          NodeFilter.SHOW_TEXT,
          ({ parentElement }) =>
            parentElement?.closest('.call, dialog, [popover], .visually-hidden, .skip-link') ||
            !parentElement?.checkVisibility()
              ? 2
              : 1,
        );
        const texts: Node[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        const range = document.createRange();
        const found: { words: boolean; seen: number }[] = [];
        const look = () => {
          const disc = button.getBoundingClientRect();
          const [x, y, radius] = [
            disc.x + disc.width / 2,
            disc.y + disc.height / 2,
            disc.width / 2,
          ];
          const isUnder = ({ left, right, top, bottom, width }: DOMRect) =>
            width > 1 &&
            Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < radius;
          const hasWords = (text: Node) => {
            range.selectNode(text);
            return [...range.getClientRects()].some(isUnder);
          };
          found.push({
            words: texts.some(hasWords),
            seen: Math.min(innerWidth, disc.right) - disc.left,
          });
        };
        const end = document.documentElement.scrollHeight - innerHeight;
        // Down as one reads, and up again.
        for (const top of [...Array(90).keys()].map(
          (step) => end * (1 - Math.abs(step / 45 - 1)),
        )) {
          if (Math.round(top) !== Math.round(scrollY)) {
            const rests = new Promise((resolve) =>
              addEventListener('scrollend', resolve, { once: true }),
            );
            scrollTo(0, top);
            await rests;
          }
          look();
        }
        return found;
      });
      expect(rests.filter(({ words }) => words).length / rests.length, path).toBeLessThanOrEqual(
        0.1,
      );
      expect(Math.min(...rests.map(({ seen }) => seen)), path).toBeGreaterThanOrEqual(24);
      expect(Math.max(...rests.map(({ seen }) => seen)), path).toBeGreaterThanOrEqual(44);
      // By keyboard it comes out.
      const button = page.locator('.call-button');
      await page.keyboard.press('Shift+Tab');
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the emergency call bar of a phone stays away while the number stands in the window, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion });
    await page.goto('/urgence');
    const bar = page.getByRole('link', { name: `Appeler le ${company.phone.display}` }).last();
    await expect(page.locator('.emergency-hero__phone')).toBeInViewport({ ratio: 1 });
    await expect(bar).not.toBeInViewport();
    await bar.focus();
    await expect(bar).toBeInViewport();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await bar.blur();
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the services menu opens on hover and by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const menu = page.locator('#services-menu');
    await page.getByRole('button', { name: 'Services' }).hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Services' }).focus();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/toiture');
    await page.getByRole('button', { name: 'Services' }).hover();
    await menu.getByRole('link', { name: 'Zinguerie' }).click();
    await expect(page).toHaveURL('/services/zinguerie');
  });
});
