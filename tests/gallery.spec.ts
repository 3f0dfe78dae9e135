import type { Page } from '@playwright/test';
import { expect, inMotion, test, testInTab } from './support/test.ts';

test.use(inMotion);

const visibleProjects = (page: Page) => page.locator('#realisations .project:visible h3');

test.describe('the gallery', () => {
  test('opens a picture, goes on by key and button, and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const links = page.locator('#realisations [data-lightbox]');
    const dialog = page.getByRole('dialog');
    // Without an address it would be no valid picture.
    await expect(page.locator('.lightbox img')).toHaveCount(0);
    await links.nth(0).press('Enter');
    await expect(dialog).toBeVisible();
    const caption = dialog.locator('#image');
    const titles = await page.locator('#realisations h3').allTextContents();
    const nameOf = (position: number) => `${titles[position]} (${position + 1} sur 5)`;
    await expect(dialog).toHaveAccessibleName(nameOf(0));
    await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
    // A caption stands first or last, or the page would no longer be valid.
    await expect(dialog.locator('figure > figcaption:last-child')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(caption).toHaveText(nameOf(1));
    await expect(caption).toHaveAttribute('aria-live', 'polite');
    await expect(dialog.getByRole('figure')).toHaveAccessibleName(nameOf(1));
    await dialog.getByRole('button', { name: 'Image précédente' }).click();
    await dialog.getByRole('button', { name: 'Image précédente' }).click();
    await expect(caption).toHaveText(nameOf(4));
    await expect(dialog.locator('.tag')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(links.last()).toBeFocused();
    await links.last().press('Enter');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

testInTab(
  'an opening picture says that it is an illustration, and nothing covers it',
  async ({ page }) => {
    for (const path of [
      '/urgence',
      '/services/toiture',
      '/services/demoussage-toiture',
      '/strasbourg',
    ]) {
      await page.goto(path);
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 768, height: 1024 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(viewport);
        const state = `${path}, ${viewport.width} px`;
        const mark = page.getByText('Image d’illustration').first();
        await mark.scrollIntoViewIfNeeded();
        await expect(mark, state).toBeInViewport({ ratio: 1 });
        const covered = await mark.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const there = [left + 1, (left + right) / 2, right - 1].flatMap((across) =>
            document.elementsFromPoint(across, (top + bottom) / 2),
          );
          return there
            .filter((other) => other.matches('a, h1, p, figcaption:not(.illustration), button'))
            .map(({ textContent }) => textContent);
        });
        expect(covered, state).toEqual([]);
      }
    }
  },
);

test('a picture enlarged, its mark and its buttons are seen at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fonts = await page.context().newCDPSession(page);
  for (const { letters = 16, ...viewport } of [
    { width: 1920, height: 900 },
    { width: 390, height: 844 },
    { width: 280, height: 653 },
    { width: 640, height: 360 },
    { width: 320, height: 256 },
    { width: 360, height: 640, letters: 21 },
    { width: 360, height: 640, letters: 32 },
  ]) {
    const state = `${viewport.width} x ${viewport.height}, ${letters} px letters`;
    await page.setViewportSize(viewport);
    await fonts.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await page.goto('/services/toiture');
    await page.locator('[data-lightbox]').nth(1).press('Enter');
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('img');
    await expect(picture, state).toHaveJSProperty('complete', true);
    await expect(picture, state).toBeInViewport({ ratio: 0.9 });
    const mark = dialog.getByText('Image d’illustration');
    for (const part of [mark, ...(await dialog.getByRole('button').all())])
      await expect(part, state).toBeInViewport({ ratio: 1 });
    const [inner, outer] = [await mark.boundingBox(), await picture.boundingBox()];
    if (!inner || !outer) throw new Error('the picture or its mark is not drawn');
    expect(inner.y, state).toBeGreaterThanOrEqual(outer.y);
    expect(inner.y + inner.height, state).toBeLessThanOrEqual(outer.y + outer.height + 1);
    const covered = await dialog.evaluate((box) => {
      box.scrollTop = box.scrollHeight;
      const words = [...box.querySelectorAll('p, small, .tag')];
      const buttons = [...box.querySelectorAll('button')].map((it) => it.getBoundingClientRect());
      return words
        .filter((word) => {
          const { left, right, top, bottom } = word.getBoundingClientRect();
          return buttons.some(
            (button) =>
              right > button.left &&
              left < button.right &&
              bottom > button.top &&
              top < button.bottom,
          );
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered, state).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe shows the next picture', async ({ page }) => {
    await page.goto('/services/toiture');
    await page.locator('[data-lightbox]').first().tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
    const before = (await dialog.locator('#image').textContent()) ?? '';
    const swipe = await page.context().newCDPSession(page);
    await swipe.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: 300, y: 400 }],
    });
    await swipe.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: 120, y: 400 }],
    });
    await swipe.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dialog.locator('#image')).not.toHaveText(before);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery is a plain grid of links to the pictures', async ({ page }) => {
    await page.goto('/');
    await expect(visibleProjects(page)).toHaveCount(5);
    const response = await page.request.get(
      (await page.locator('[data-lightbox]').first().getAttribute('href')) ?? '',
    );
    expect(response.headers()['content-type']).toBe('image/jpeg');
  });

  test('before and after stand side by side', async ({ page }) => {
    await page.goto('/services/demoussage-toiture');
    const [before, after] = await Promise.all(
      [0, 1].map((position) => page.locator('.before-after > figure').nth(position).boundingBox()),
    );
    expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    await expect(page.getByRole('slider')).toBeHidden();
  });
});

test('on a slow line the small picture holds the place of the large one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/services/toiture');
  const links = page.locator('[data-lightbox]');
  const [first, next] = await links.evaluateAll((all) =>
    all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
  );
  if (!first || !next) throw new Error('there are no two pictures');
  await links.nth(1).scrollIntoViewIfNeeded();
  await expect(links.nth(1).locator('img')).toHaveJSProperty('complete', true);
  const held = Promise.withResolvers<void>();
  await page.route(next, async (route) => {
    await held.promise;
    await route.continue();
  });
  await links.first().press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  await page.keyboard.press('ArrowRight');
  await expect(picture).toHaveAttribute('src', next);
  await expect(picture).toHaveJSProperty('complete', false);
  const parts = [picture, dialog.getByText('Image d’illustration'), dialog.locator('figcaption')];
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
  const before = await boxes();
  expect(before[0]?.height).toBeGreaterThan(100);
  const small = await links
    .nth(1)
    .locator('img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
  await expect(picture).toHaveCSS('background-image', `url("${small}")`);
  held.resolve();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await boxes()).toEqual(before);
});

/** The value of a page's slider after a finger has gone some way from a place on it. */
async function valueAfterPush(page: Page, place: number, way: { x: number; y: number }) {
  const slider = page.getByRole('slider');
  await slider.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await slider.boundingBox();
  if (!box) throw new Error('there is no slider');
  const fingers = await page.context().newCDPSession(page);
  const started = Date.now() / 1000;
  // At its end the finger rests, or the page would go on scrolling.
  for (const [step, share] of [0, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1, 1].entries())
    await fingers.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [
        {
          x: box.x + box.width * place + way.x * share,
          y: box.y + box.height / 2 + way.y * share,
        },
      ],
      timestamp: started + step / 10,
    });
  await fingers.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: started + 1,
  });
  return slider.inputValue();
}

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  for (const path of ['/services/demoussage-toiture', '/services/toiture'])
    test(`moves the slider of ${path} along it, and not when it scrolls past`, async ({ page }) => {
      await page.goto(path);
      const slider = page.getByRole('slider');
      const still = await slider.inputValue();
      const pushed = await valueAfterPush(page, 0.5, { x: 80, y: 0 });
      expect(pushed).not.toBe(still);
      for (const place of [0.15, 0.85]) {
        const top = await slider.evaluate((it) => {
          it.scrollIntoView({ block: 'center', behavior: 'instant' });
          return scrollY;
        });
        expect(await valueAfterPush(page, place, { x: 0, y: -150 })).toBe(pushed);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 50);
        await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(pushed));
      }
    });
});

testInTab(
  'the slope shows its word however steep, and keeps its place for who comes back',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/services/toiture');
    await page.getByRole('slider').fill('60');
    await expect(page.locator('.roof-pitch output')).toHaveText('60°');
    // On the steepest slope its word is whole, below what stands above.
    const word = await page.getByText('recouvrement', { exact: true }).boundingBox();
    const above = await page.locator('.roof-pitch .section-heading').boundingBox();
    expect(word?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expect(page.locator('.roof-pitch svg')).toHaveCSS('overflow', 'visible');
    await page.goto('/contact');
    await page.goBack();
    await expect(page.getByRole('slider')).toHaveValue('60');
    await expect(page.locator('.roof-pitch output')).toHaveText('60°');
  },
);

testInTab('before and after are compared with the keyboard and the pointer', async ({ page }) => {
  await page.goto('/services/demoussage-toiture');
  const slider = page.getByRole('slider');
  const edge = async () => (await page.locator('.before-after__edge').boundingBox())?.x ?? 0;
  const middle = await edge();
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('52');
  await expect(slider).toHaveAttribute('aria-valuetext', 'avant 52\u202F%, après 48\u202F%');
  expect(await edge()).toBeGreaterThan(middle);
  const box = await slider.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.2, (box?.y ?? 0) + 100);
  expect(await edge()).toBeLessThan(middle);
  await expect(page.locator('.before-after__handle')).toBeInViewport();
});
