import { comeTo, control, errorOf, submitButton, type, untilReady } from './support/forms.ts';
import { expect, inMotion, test } from './support/test.ts';

test.use(inMotion);

test('the house explains its tiles to pointer and keyboard, and each leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const words = page.locator('.part__words');
  const tiles = page.locator('.part .nail b');
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
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 300, { steps: 20 });
  await expectShown(3);
  // The words that stay are those that can be pressed.
  await page.locator('.part').nth(3).getByText('En savoir plus').click({ trial: true });
  await page.getByRole('link', { name: 'En savoir plus : Zinguerie' }).focus();
  await page.keyboard.press('Tab');
  await expectShown(2);

  const last = await tiles.nth(4).boundingBox();
  await page.mouse.click((last?.x ?? 0) + 20, (last?.y ?? 0) + 20);
  await expect(page).toHaveURL('/services/travaux-general');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('optional fields are folded, and open when something is in them or wrong', async ({
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
  });
});
