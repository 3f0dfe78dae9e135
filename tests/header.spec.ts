import type { Locator } from '@playwright/test';
import { mainLinks } from '../src/navigation.ts';
import { servicePages } from './support/routes.ts';
import { testSite } from './support/site.ts';
import { expect, inMotion, test, testInTab } from './support/test.ts';

const { company } = testSite();

test.use(inMotion);

/** The pages that a menu leads to, in its order. */
const hrefsOf = (menu: Locator) =>
  menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  testInTab('the quote button looks like one on a page without any other', async ({ page }) => {
    await page.goto('/urgence');
    const nav = page.getByRole('navigation', { name: 'Navigation principale' });
    const brand = await page.locator('body').evaluate((body) => {
      const sample = document.createElement('i');
      sample.style.color = 'var(--terracotta)';
      body.append(sample);
      const { color } = getComputedStyle(sample);
      sample.remove();
      return color;
    });
    await expect(nav.getByRole('link', { name: 'Devis Gratuit' })).toHaveCSS(
      'background-color',
      brand,
    );
  });

  testInTab('the menu stands on one line, however narrow the window', async ({ page }) => {
    await page.goto('/');
    const entries = page.getByRole('navigation', { name: 'Navigation principale' });
    const items = entries.locator('a:visible, button:visible');
    for (const width of [1088, 1152, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const middles = await items.evaluateAll((marks) =>
        marks.map((mark) => {
          const { top, bottom } = mark.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
      expect(middles.length, `${width} px`).toBeGreaterThan(4);
      expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(8);
    }
  });

  test('the services menu opens on hover, closes by Escape or 300 ms after it is left', async ({
    page,
  }) => {
    await page.goto('/');
    await page.clock.install();
    const button = page.getByRole('button', { name: 'Services' });
    const menu = page.locator('#services-menu');
    await expect(menu).toBeHidden();
    await button.hover();
    await expect(menu).toBeVisible();
    expect(await hrefsOf(menu)).toEqual(servicePages);
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

  testInTab(
    'Enter and Space toggle the services menu, Escape gives the focus back',
    async ({ page }) => {
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
    },
  );

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

  test('the menu opens, leads on and closes', async ({ page }) => {
    await test.step('it underlines the page one is on, the red one as well', async () => {
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

    await test.step('it shows the same links and closes with Escape', async () => {
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu).toBeHidden();
      await button.click();
      const own = [mainLinks.contact.href, company.phone.href];
      const [home, ...others] = Object.values(mainLinks).map(({ href }) => href);
      expect(await hrefsOf(menu)).toEqual([home, ...servicePages, ...others, ...own]);
      for (const link of await menu.getByRole('link').all()) await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await button.click();
      await menu.getByRole('link', { name: 'Zinguerie' }).click();
      await expect(page).toHaveURL('/services/zinguerie');
    });

    await test.step('it starts under the header at any scroll position, and keeps it', async () => {
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

    await test.step('Back closes it, and leads from its links to the page they were on', async () => {
      await page.goto('/contact');
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'Zinguerie' }).click();
      await expect(page).toHaveURL('/services/zinguerie');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(menu).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/contact');
    });
  });
});

testInTab('number and address stand above the header, down to 320 px', async ({ page }) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/urgence');
    const bar = page.getByRole('region', { name: 'Coordonnées' });
    await expect(bar.getByRole('link', { name: company.phone.display })).toBeVisible();
    const { street, postalCode, city } = company.address;
    await expect(bar.getByText(`${street}, ${postalCode} ${city}`)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.emergency-hero__phone')).toBeInViewport({ ratio: 1 });
    const heights = await page
      .locator('.top-bar__line, .header__line')
      .evaluateAll((boxes) => boxes.map(({ clientHeight }) => clientHeight));
    expect(heights, `${width} px`).toEqual([width < 992 ? 72 : 44, width < 1088 ? 68 : 84]);
  }
});

test('the call button calls, and pulses every 3 s until pointed at or focused', async ({
  page,
}) => {
  const button = page.locator('.call-button');
  const pulse = () =>
    button.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect?.getTiming())
        .map((timing) => [timing?.duration, timing?.iterations]),
    );
  for (const path of ['/', '/hors-ligne'])
    for (const stop of [() => button.hover(), () => button.focus()]) {
      await page.goto(path);
      await expect(button).toHaveAccessibleName(`Appeler le ${company.phone.display}`);
      await expect(button).toHaveAttribute('href', company.phone.href);
      expect(await pulse()).toEqual([[3000, Number.POSITIVE_INFINITY]]);
      await stop();
      await page.mouse.move(5, 5);
      await button.blur();
      expect(await pulse()).toEqual([]);
    }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await pulse()).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the phone menu begins below its button, which closes it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const width of [320, 390, 560, 700, 1000]) {
      await page.setViewportSize({ width, height: 844 });
      const button = page.getByRole('button', { name: 'Menu' });
      await button.click();
      await expect(menu, `${width} px`).toBeVisible();
      const { height = 0 } = (await button.boundingBox()) ?? {};
      await button.click({ position: { x: 10, y: height - 4 } });
      await expect(menu, `${width} px`).toBeHidden();
    }
  });

  test('the services menu opens by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Services' }).focus();
    await expect(page.locator('#services-menu')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/toiture');
  });
});
