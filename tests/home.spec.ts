import { comeTo, control, errorOf, submitButton, type, untilReady } from './support/forms.ts';
import { servicePages, townPages } from './support/routes.ts';
import { expect, inMotion, test, testInTab } from './support/test.ts';

test.use(inMotion);

test('the house says what its tiles are about, to a pointer and to the keyboard, and each tile leads on', async ({
  page,
}) => {
  // A tablet that is turned: the words stood below each other before.
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/');
  const words = page.locator('.part__words');
  await expect(words.nth(4)).toHaveCSS('opacity', '1');
  await page.setViewportSize({ width: 1280, height: 900 });
  const tiles = page.locator('.part__tile b');
  const expectShown = async (shown: number) => {
    for (let index = 0; index < 5; index += 1)
      await expect(words.nth(index)).toHaveCSS('opacity', index === shown ? '1' : '0');
  };
  await expectShown(0);
  await tiles.nth(3).scrollIntoViewIfNeeded();
  const box = await tiles.nth(3).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expectShown(3);
  // On the way from the tile to its words the pointer is over neither.
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 300, { steps: 20 });
    await expectShown(3);
  }
  // The words that stay are those that can be pressed.
  await page.locator('.part').nth(3).getByText('En savoir plus').click({ trial: true });
  await page.getByRole('link', { name: 'En savoir plus : Zinguerie' }).focus();
  await page.keyboard.press('Tab');
  await expectShown(2);

  // A service that nobody has given a place on the house has one all the same.
  await page
    .locator('.part')
    .last()
    .evaluate((last) => {
      const sixth = last.cloneNode(true);
      if (sixth instanceof Element) sixth.className = 'part part--foot';
      last.after(sixth);
    });
  const house = await page.locator('.anatomy__house').boundingBox();
  const sixth = await tiles.nth(5).boundingBox();
  expect(sixth?.x).toBeGreaterThan(house?.x ?? 0);
  expect((sixth?.y ?? 0) + (sixth?.height ?? 0)).toBeLessThanOrEqual(
    (house?.y ?? 0) + (house?.height ?? 0),
  );

  const last = await tiles.nth(4).boundingBox();
  await page.mouse.click((last?.x ?? 0) + 20, (last?.y ?? 0) + 20);
  await expect(page).toHaveURL('/services/travaux-general');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what nobody has to fill in or to read is folded away, and the form opens itself when something stands in it or is wrong with it', async ({
    page,
  }) => {
    await page.goto('/');
    const email = control(page, 'email');
    const fold = page.getByText('Ajouter un détail (facultatif)');
    await expect(email).toBeHidden();
    await comeTo(page);
    await fold.click();
    await type(page, { email: 'a@b' });
    await fold.click();
    await expect(email).toBeHidden();
    await submitButton(page).click();
    await expect(errorOf(page, 'email')).toBeVisible();
    await page.reload();
    await untilReady(page);
    await expect(email).toBeVisible();
    await expect(email).toHaveValue('a@b');

    const reason = page.locator('.reasons li').filter({ hasText: 'Proximité locale' });
    await expect(reason.locator('p')).toBeHidden();
    await reason.click({ position: { x: 20, y: 20 } });
    await expect(reason.locator('p')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(reason.locator('p')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(reason.locator('p')).toBeVisible();
    await expect(reason.locator('summary')).toBeHidden();
  });
});

// With room for what an owner adds: reviews, a longer paragraph.
testInTab('pages keep to a human length, and those of towns as well', async ({ page }) => {
  test.setTimeout(60_000);
  const services = Object.fromEntries(servicePages.map((path) => [path, { 390: 7_500 }]));
  const towns = Object.fromEntries(townPages.map((path) => [path, { 390: 8_001, 1280: 6_500 }]));
  const longest = {
    '/': { 390: 11_500 },
    '/urgence': { 390: 9_000 },
    '/garanties': { 390: 6_500 },
    ...towns,
    ...services,
  };
  for (const [path, lengths] of Object.entries(longest)) {
    await page.goto(path);
    for (const [width, length] of Object.entries(lengths)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight),
        `${path} at ${width} px`,
      ).toBeLessThan(length);
    }
  }
});

test('tiles lay themselves where the visitor is, and nowhere else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const seam = page.locator('#services > .scallops');
  /** How much of the upper course of tiles is laid. */
  const laid = () =>
    seam.evaluate((element) => getComputedStyle(element, '::after').getPropertyValue('--laid'));
  const moving = () => seam.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
  // At the foot of the window, then far above it.
  const bring = (place: number) =>
    seam.evaluate(
      (element, share) =>
        scrollBy({
          top: element.getBoundingClientRect().top - share * innerHeight,
          behavior: 'instant',
        }),
      place,
    );
  await bring(0.98);
  await expect.poll(moving).toBe(1);
  await expect.poll(laid).toBe('0%');
  // They have begun, and end by themselves, though nobody scrolls on.
  await bring(0.8);
  await expect.poll(laid).toBe('100%');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(moving).toBe(0);
  await expect.poll(laid).toBe('100%');
});
