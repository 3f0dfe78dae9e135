import type { Locator, Page } from '@playwright/test';
import { luminanceAt } from './support/contrast.ts';
import { expect, inMotion, test } from './support/test.ts';

test.use(inMotion);

const visibleProjects = (page: Page) => page.locator('#realisations .project:visible h3');

test.describe('the gallery', () => {
  test('opens a picture large, goes through the gallery by key and button, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const links = page.locator('#realisations [data-lightbox]');
    const dialog = page.getByRole('dialog');
    await links.nth(0).press('Enter');
    await expect(dialog).toBeVisible();
    const caption = dialog.locator('figcaption');
    const titles = await page.locator('#realisations h3').allTextContents();
    const nameOf = (position: number) => `${titles[position]} (${position + 1} sur 5)`;
    await expect(dialog).toHaveAccessibleName(nameOf(0));
    await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
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
  });

  for (const [window, viewport] of [
    ['a narrow window', { width: 360, height: 740 }],
    ['a wide one', { width: 1280, height: 800 }],
    ['a low one', { width: 740, height: 360 }],
  ] as const) {
    test(`says on each picture that it is an illustration, large too, in ${window}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const isOn = async (mark: Locator, picture: Locator) => {
        const [inner, outer] = [await mark.boundingBox(), await picture.boundingBox()];
        if (!inner || !outer) return false;
        const ends = [
          outer.x + outer.width - inner.x - inner.width,
          outer.y + outer.height - inner.y - inner.height,
        ];
        return [inner.x - outer.x, inner.y - outer.y, ...ends].every((space) => space >= -0.5);
      };
      for (const link of await page
        .locator('[data-lightbox]')
        .filter({ hasText: 'Image d’illustration' })
        .all()) {
        const mark = link.getByText('Image d’illustration');
        await mark.scrollIntoViewIfNeeded();
        await expect(mark).toBeVisible();
        expect(await isOn(mark, link)).toBe(true);
      }
      await page
        .locator('[data-lightbox]')
        .filter({ hasText: 'Image d’illustration' })
        .first()
        .press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
      await dialog.evaluate((box) =>
        Promise.all(box.getAnimations().map(({ finished }) => finished)),
      );
      await expect(dialog.getByText('Image d’illustration')).toBeInViewport({ ratio: 1 });
      expect(await isOn(dialog.getByText('Image d’illustration'), dialog.locator('img'))).toBe(
        true,
      );
    });
  }

  test('is filtered by the kind of worksite, each of which has some, says how many are left, and is still so for who comes back', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(visibleProjects(page)).toHaveCount(5);
    const kinds = page.getByRole('group', { name: 'Type de chantier' }).getByRole('radio');
    for (const kind of (await kinds.all()).slice(1)) {
      await kind.check();
      const left = Number((await kind.locator('xpath=..').textContent())?.match(/\d+/)?.[0]);
      await expect(visibleProjects(page)).toHaveCount(left);
      await expect(
        page.getByText(`${left} ${left === 1 ? 'réalisation' : 'réalisations'} sur 5`),
      ).toBeAttached();
      expect(left).toBeGreaterThan(0);
    }
    const left = await visibleProjects(page).count();
    expect(left).toBeLessThan(5);
    await page.goto('/contact');
    await page.goBack();
    await expect(kinds.last()).toBeChecked();
    await expect(visibleProjects(page)).toHaveCount(left);
    await kinds.first().check();
    await expect(page.getByText('5 réalisations sur 5')).toBeAttached();
    await expect(visibleProjects(page)).toHaveCount(5);
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
])
  test(`a large picture that opens a page says in the first view that it is an illustration, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of [
      '/urgence',
      '/services/toiture',
      '/services/demoussage-toiture',
      '/colmar',
    ]) {
      await page.goto(path);
      const mark = page.getByText('Image d’illustration').first();
      await expect(mark, path).toBeInViewport({ ratio: 1 });
      const covered = await mark.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const there = [left + 1, (left + right) / 2, right - 1].flatMap((across) =>
          document.elementsFromPoint(across, (top + bottom) / 2),
        );
        return there
          .filter((other) => other.matches('a, h1, p, figcaption, button'))
          .map(({ textContent }) => textContent);
      });
      expect(covered, path).toEqual([]);
    }
  });

test('a picture enlarged stands on a dark ground from edge to edge, and its words are free of buttons', async ({
  page,
}) => {
  for (const size of [
    { width: 1920, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
    { width: 640, height: 360 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/services/toiture');
    await page.locator('[data-lightbox]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
    for (const [across, down] of [
      [0.01, 0.5],
      [0.99, 0.98],
    ] as const)
      await expect
        .poll(async () => luminanceAt(await page.screenshot(), across, down))
        .toBeLessThan(0.02);
    await expect(
      dialog.getByRole('button', { name: 'Fermer' }),
      'what has the focus does not scroll the picture away',
    ).toBeInViewport();
    await expect(dialog.locator('img')).toBeInViewport({ ratio: 0.9 });
    const covered = await dialog.evaluate((box) => {
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found = new Set<string>();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNode(text);
        for (let top = 0; top <= box.scrollHeight - box.clientHeight; top += 8) {
          box.scrollTop = top;
          for (const word of range.getClientRects())
            for (const button of box.querySelectorAll('button')) {
              const { left, right, top, bottom } = button.getBoundingClientRect();
              if (word.right > left && word.left < right && word.bottom > top && word.top < bottom)
                found.add(text.textContent ?? '');
            }
        }
      }
      return [...found];
    });
    expect(covered, `${size.width} x ${size.height}`).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe shows the next picture', async ({ page }) => {
    await page.goto('/services/toiture');
    await page.locator('[data-lightbox]').first().tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
    const before = (await dialog.locator('figcaption').textContent()) ?? '';
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
    await expect(dialog.locator('figcaption')).not.toHaveText(before);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery is a plain grid of links to the pictures, without choices that would do nothing', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(visibleProjects(page)).toHaveCount(5);
    await expect(page.locator('.project-filter')).toBeHidden();
    const response = await page.request.get(
      (await page.locator('[data-lightbox]').first().getAttribute('href')) ?? '',
    );
    expect(response.headers()['content-type']).toBe('image/jpeg');
  });

  test('before and after stand side by side', async ({ page }) => {
    await page.goto('/services/demoussage-toiture');
    const [before, after] = await Promise.all(
      [0, 1].map((position) => page.locator('.comparison figure').nth(position).boundingBox()),
    );
    expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    await expect(page.getByRole('slider')).toBeHidden();
  });
});

test('a control that stands elsewhere than at first keeps its drawing for who comes back to the page', async ({
  page,
}) => {
  await page.goto('/services/toiture');
  await page.getByRole('slider').fill('30');
  await expect(page.locator('.roof-pitch output')).toHaveText('30°');
  await page.goto('/contact');
  await page.goBack();
  await expect(page.getByRole('slider')).toHaveValue('30');
  await expect(page.locator('.roof-pitch output')).toHaveText('30°');
});

test('before and after are compared with the keyboard and the pointer', async ({ page }) => {
  // Otherwise it shows by itself that it moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/demoussage-toiture');
  const slider = page.getByRole('slider');
  const edge = async () => (await page.locator('.comparison__edge').boundingBox())?.x ?? 0;
  const middle = await edge();
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('52');
  await expect(slider).toHaveAttribute('aria-valuetext', 'avant 52\u202F%, après 48\u202F%');
  expect(await edge()).toBeGreaterThan(middle);
  const box = await slider.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.2, (box?.y ?? 0) + 100);
  expect(await edge()).toBeLessThan(middle);
  await expect(page.locator('.comparison__handle')).toBeInViewport();
});
