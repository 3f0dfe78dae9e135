import type { Locator } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { control, receiptOf, submitButton, type, untilReady } from './support/forms.ts';
import { testSite } from './support/site.ts';
import { expect, test, testInTab } from './support/test.ts';

const { company } = testSite();

/** What hangs beside the house: the number of a link of the list or, where there is room, the link. */
async function plateOf(link: Locator) {
  const number = link.locator('b');
  return (await number.isVisible()) ? number : link;
}

testInTab(
  'each tile on the house of a small phone opens its answer; Back opens the one before',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/urgence');
    const links = page.locator('.leaks li > a');
    await expect(links).toHaveCount(7);
    await expect(page.locator('.leaks__answer:visible')).toHaveId('fuite-plafond');
    for (const link of await links.all()) {
      const tile = link.locator('b');
      const { width, height } = (await tile.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      // Where another tile lay over it, the click would wait in vain.
      await tile.click();
      const answer = page.locator('.leaks__answer:visible');
      await expect(answer).toHaveCount(1);
      await expect(answer).toHaveAttribute('id', `${await link.getAttribute('href')}`.slice(1));
      await expect(tile).toBeInViewport();
      await expect(tile).toHaveCSS('background-color', 'rgb(200, 16, 46)');
    }
    expect(await axeViolations(page, '#fuite')).toEqual([]);
    await page.goBack();
    await expect(page.locator('#fuite-tuiles')).toBeVisible();
  },
);

test('after a tap the answer begins in sight', async ({ page }) => {
  const fonts = await page.context().newCDPSession(page);
  for (const { letters = 16, ...viewport } of [
    { width: 320, height: 568 },
    { width: 360, height: 640, letters: 32 },
    { width: 320, height: 256 },
    { width: 640, height: 360 },
    { width: 844, height: 390 },
    { width: 768, height: 800 },
  ]) {
    const state = JSON.stringify({ ...viewport, letters });
    await page.setViewportSize(viewport);
    await fonts.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await page.goto('/urgence');
    const plate = await plateOf(page.locator('[href="#fuite-cheminee"]'));
    await plate.click();
    const answer = page.getByRole('region', { name: '4 Cheminée' });
    await expect(answer.getByRole('heading'), state).toBeInViewport({ ratio: 1 });
    await expect(answer.locator('[href^="tel:"]'), state).toBeInViewport({ ratio: 1 });
    if (viewport.width === 768) await expect(plate).toBeInViewport();
  }
});

test('after a tap no place of the house lies under the header', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/urgence');
    const header = page.locator('.header');
    const plates = await Promise.all((await page.locator('.leaks li > a').all()).map(plateOf));
    for (const plate of plates) {
      await plate.click();
      await expect(page.locator('.leaks h3:visible')).toBeInViewport({ ratio: 1 });
      const edge = await header.evaluate((box) => box.getBoundingClientRect().bottom);
      for (const tile of plates)
        expect(await tile.evaluate((box) => box.getBoundingClientRect().top)).toBeGreaterThan(edge);
    }
  }
});

testInTab(
  'by keyboard from the first view of the home page to an answer and the number',
  async ({ page }) => {
    await page.goto('/');
    const first = page.getByRole('link', { name: 'Ça fuit ? Touchez où' });
    await expect(first).toBeInViewport();
    await first.press('Enter');
    await expect(page).toHaveURL('/urgence#fuite');
    await page.getByRole('listitem').getByRole('link', { name: '4 Cheminée' }).press('Enter');
    const answer = page.getByRole('region', { name: '4 Cheminée' });
    await expect(answer).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(answer.getByRole('link', { name: company.phone.display })).toBeFocused();
  },
);

testInTab(
  'the place goes with the request as a part of its message, and with its draft',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/urgence');
    await expect(page.getByRole('link', { name: 'Ça fuit ? Touchez où' })).toBeInViewport();
    const join = async () => {
      await page.locator('[href="#fuite-noue"] b').click();
      await page.getByRole('link', { name: 'Remplir la demande de rappel' }).click();
      await untilReady(page);
    };
    await join();
    const message = control(page, 'message');
    await expect(message).toHaveValue(/^Endroit .+: Noue\n$/);
    await message.press('ControlOrMeta+End');
    await message.pressSequentially('Il pleut encore.');
    await page.goto('/urgence');
    await join();
    const whole = /Endroit .+: Noue\nIl pleut encore\./;
    await expect(message).toHaveValue(whole);
    await type(page, { nom: 'Meyer', prenom: 'Luc', telephone: '03 89 00 00 00', ville: 'Thann' });
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST'),
      submitButton(page).click(),
    ]);
    expect(request.postData()?.match(/name="message"/g)).toHaveLength(1);
    expect(request.postData()?.replaceAll('\r\n', '\n')).toMatch(whole);
    await expect(receiptOf(page)).toBeVisible();
  },
);

testInTab('the list is in columns of four and three', async ({ page }) => {
  for (const [width, columns] of [
    [320, [7]],
    [360, [4, 3]],
    [680, [4, 3]],
    [1024, [4, 3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/urgence');
    const places = await page.locator('.leaks li > a').evaluateAll((links) =>
      links.map((link) => {
        const { left, top } = link.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      }),
    );
    const lefts = [...new Set(places.map(({ left }) => left))].sort((one, other) => one - other);
    const counts = lefts.map((left) => places.filter((place) => place.left === left).length);
    expect(counts, `${width} px`).toEqual(columns);
  }
});

test('who comes to the house sees the names of all places, and on a desktop the number to call', async ({
  page,
}) => {
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/urgence#fuite');
    for (const part of await page.locator('#fuite h2, .leaks b:visible, .leaks li > a').all())
      await expect(part, `${viewport.width} px`).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.leaks__answer:visible [href^="tel:"]')).toBeInViewport({ ratio: 1 });
});

testInTab(
  'on a desktop, names beside the house lead to what to do, all in view',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/urgence#fuite');
    const links = page.locator('.leaks li > a');
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) {
      await link.click();
      const answer = page.locator('.leaks__answer:visible');
      await expect(answer).toHaveAttribute('id', `${await link.getAttribute('href')}`.slice(1));
      for (const words of await answer.locator('h3, dd:nth-of-type(-n + 2)').all())
        await expect(words).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#fuite h2')).toBeInViewport({ ratio: 1 });
    }
  },
);

testInTab('on a desktop the names hang between the margin and the answer', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/urgence');
    const title = await page.locator('#fuite h2').boundingBox();
    const answer = await page.locator('.leaks__answer:visible').boundingBox();
    for (const link of await page.locator('.leaks li > a').all()) {
      const name = (await link.boundingBox()) ?? { x: 0, width: 0 };
      expect(name.x, `${width} px`).toBeGreaterThan((title?.x ?? 0) - 8);
      expect(name.x + name.width, `${width} px`).toBeLessThan((answer?.x ?? 0) - 8);
    }
  }
});

testInTab('on a tablet the names hang inside the window', async ({ page }) => {
  for (const width of [690, 768, 990]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/urgence');
    for (const link of await page.locator('.leaks li > a').all()) {
      const name = (await link.boundingBox()) ?? { x: 0, width: 0 };
      expect(name.x, `${width} px`).toBeGreaterThan(8);
      expect(name.x + name.width, `${width} px`).toBeLessThan(width - 8);
    }
  }
});

testInTab('no tile on the house runs up to the edge of the window', async ({ page }) => {
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/urgence');
    const tiles = await page.locator('.leaks b').evaluateAll((boxes) =>
      boxes.map((box) => {
        const { left, right } = box.getBoundingClientRect();
        const edge = parseFloat(getComputedStyle(box).borderTopWidth);
        return { left: left + edge, right: right - edge };
      }),
    );
    const edges = await page.locator('.leaks__house').evaluate((house) => {
      const { left, right } = house.getBoundingClientRect();
      return { left, right };
    });
    for (const { left, right } of tiles) {
      expect(left, `${width} px`).toBeGreaterThan(edges.left + 8);
      expect(right, `${width} px`).toBeLessThan(edges.right - 4);
    }
  }
});

test('on paper all places stand as a list, without the house', async ({ page }) => {
  await page.goto('/urgence');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.leaks h3:visible')).toHaveCount(7);
  await expect(page.locator('.leaks').locator('img:visible, a:visible')).toHaveCount(0);
});
