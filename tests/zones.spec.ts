import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { company } from '../company.ts';
import { townPages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByLabel('Votre commune ou code postal');
const answer = (page: Page) => page.locator('.look-up__answer');

async function ask(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Keeps the script of the look-up back until it is released. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/LookUp\..*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('the map', () => {
  for (const width of [320, 360, 768, 1280, 1920]) {
    test(`names every town where it can be read, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/zone-intervention');
      await page.evaluate(() => document.fonts.ready);
      const map = await page.locator('.zone-map svg').boundingBox();
      const boxes = await page.locator('.zone-map text').evaluateAll((texts) =>
        texts.map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return { name: text.textContent, left, right, top, bottom, size: parseFloat(getComputedStyle(text).fontSize) };
        }),
      );
      expect(boxes.length).toBe(28);
      // The boxes of a line of text have air above and below its letters.
      const air = 0.2;
      const overlapping = boxes.flatMap((a, index) =>
        boxes.slice(index + 1).flatMap((b) => {
          const height = (a.bottom - a.top) * air;
          const meets = a.left < b.right && b.left < a.right && a.top + height < b.bottom - height && b.top + height < a.bottom - height;
          return meets ? [`${a.name} / ${b.name}`] : [];
        }),
      );
      expect(overlapping).toEqual([]);
      for (const { name, left, right } of boxes) {
        expect(left, name ?? '').toBeGreaterThanOrEqual(map?.x ?? 0);
        expect(right, name ?? '').toBeLessThanOrEqual((map?.x ?? 0) + (map?.width ?? 0));
      }
      const scale = (map?.width ?? 0) / 600;
      for (const { name, size } of boxes) expect(size * scale, name ?? '').toBeGreaterThan(9.5);
    });
  }

  for (const width of [360, 1280]) {
    test(`lies exactly on its ground, at ${width} px`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/zone-intervention');
      const ground = page.locator('.zone-map img');
      const map = page.locator('.zone-map svg');
      await ground.scrollIntoViewIfNeeded();
      const ratio = await ground.evaluate(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('the ground is no picture');
        await image.decode();
        return image.naturalWidth / image.naturalHeight;
      });
      expect(await ground.boundingBox()).toEqual(await map.boundingBox());
      const viewBox = (await map.getAttribute('viewBox')) ?? '';
      const [, , units = 0, high = 0] = viewBox.split(' ').map(Number);
      expect(ratio).toBeCloseTo(units / high, 3);
      expect(await (await request.get('/carte.svg')).text()).toContain(`viewBox="${viewBox}"`);
    });
  }

  test('loads its ground when it comes near, and when the page is printed', async ({ page, context }) => {
    let loaded = 0;
    context.on('requestfinished', (request) => {
      if (request.url().endsWith('/carte.svg')) loaded += 1;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(loaded).toBe(0);
    await page.pdf();
    expect(loaded).toBe(1);
    await page.reload({ waitUntil: 'networkidle' });
    expect(loaded).toBe(1);
    await page.locator('.zone-map').scrollIntoViewIfNeeded();
    await expect.poll(() => loaded).toBe(2);
  });

  test('leads to each of the 22 town pages', async ({ page }) => {
    await page.goto('/');
    const hrefs = await page.locator('.zone-map a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.sort()).toEqual([...townPages].sort());
    await page.locator('.zone-map').getByRole('link', { name: 'Illkirch-Graffenstaden' }).click();
    await expect(page).toHaveURL('/illkirch-graffenstaden');
  });

  test('is named and described', async ({ page }) => {
    await page.goto('/zone-intervention');
    const map = page.locator('.zone-map svg');
    await expect(map).toHaveAccessibleName('Carte de notre zone d’intervention');
    await expect(map).toHaveAccessibleDescription(/Trois cercles autour de l’atelier/);
    await expect(page.locator('.zone-map figcaption')).toContainText('Intervention rapide');
    await expect(page.locator('.zone-map figcaption')).toContainText('Intervention planifiée');
  });
});

test.describe('the look-up', () => {
  test('loads nothing until it is used, and the communes only once', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const loads = (name: RegExp) => loaded.filter((path) => name.test(path)).length;
    await page.goto('/zone-intervention', { waitUntil: 'networkidle' });
    expect(loads(/LookUp|communes|recherche/)).toBe(0);
    await ask(page, 'Thann');
    await expect(answer(page)).toContainText('Thann (68800) : 24 km à vol d’oiseau');
    await ask(page, 'Colmar');
    await expect(answer(page)).toContainText('Colmar (68000)');
    expect(loads(/communes/)).toBe(1);
  });

  test('works with the keyboard alone and speaks through a status', async ({ page }) => {
    await page.goto('/zone-intervention');
    await field(page).focus();
    await page.keyboard.type('ste marie aux m');
    const option = page.getByRole('option', { name: /Sainte-Marie-aux-Mines/ });
    await expect(option).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field(page)).toHaveValue('Sainte-Marie-aux-Mines (68160)');
    const status = page.getByRole('status');
    await expect(status).toContainText('Intervention planifiée');
    await expect(status.getByRole('link', { name: company.phone.display })).toHaveAttribute('href', company.phone.href);
    await expect(status.getByRole('link', { name: 'Couvreur à Ribeauvillé' })).toHaveAttribute('href', '/ribeauville');
  });

  test('Escape closes the list and leaving the field chooses nothing', async ({ page }) => {
    await page.goto('/zone-intervention');
    await field(page).pressSequentially('mul');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await field(page).pressSequentially('h');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field(page)).toHaveValue('mulh');
    await expect(answer(page)).toBeEmpty();
  });

  test('an answer follows a click, on a suggestion or on one of several communes', async ({ page }) => {
    await page.goto('/colmar');
    await field(page).fill('68800');
    await page.getByRole('option', { name: 'Thann 68800', exact: true }).click();
    await expect(answer(page)).toContainText('Thann (68800)');
    await field(page).fill('st-louis');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.getByRole('button', { name: 'Saint-Louis (68300)' }).click();
    await expect(answer(page)).toContainText('Saint-Louis (68300) : 21 km');
  });

  for (const [text, words] of [
    ['Dijon', 'Sur demande'],
    ['Marseille', 'Hors de notre zone'],
    ['29910', 'Finistère'],
    ['Ribeauvillé', 'à confirmer par téléphone'],
    ['68700', 'à confirmer par téléphone'],
    ['Bâle', 'Bâle est en Suisse'],
    ['Xyzzyx', company.phone.display],
    ['99999', company.phone.display],
  ] as const) {
    test(`${text}: ${words}`, async ({ page }) => {
      await page.goto('/zone-intervention');
      await ask(page, text);
      await expect(answer(page)).toContainText(words);
    });
  }

  test('fills the town into the callback form of the page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await ask(page, 'Guebwiller');
    await answer(page).getByRole('link', { name: 'Demander à être rappelé' }).click();
    const town = page.locator('#rappel [name="ville"]');
    await expect(town).toHaveValue('Guebwiller');
    // And into its draft: it survives a reload.
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).toContain('Guebwiller');
  });

  test('takes the town along to the callback form of the home page', async ({ page }) => {
    await page.goto('/zone-intervention');
    await ask(page, 'Guebwiller');
    await answer(page).getByRole('link', { name: 'Demander à être rappelé' }).click();
    await expect(page).toHaveURL('/#rappel');
    await expect(page.locator('#rappel [name="ville"]')).toHaveValue('Guebwiller');
  });

  test('answers what was asked while its script was on its way', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/zone-intervention');
    await ask(page, 'Thann');
    release();
    await expect(answer(page)).toContainText('Thann (68800)');
  });

  test('keeps what was typed while its script was on its way', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/zone-intervention');
    await field(page).pressSequentially('Thann');
    release();
    await expect(page.getByRole('option', { name: 'Thann 68800', exact: true })).toBeVisible();
  });

  test('has no accessibility faults, before and after an answer', async ({ page }) => {
    await page.goto('/zone-intervention');
    const faults = async () => (await new AxeBuilder({ page }).include('#zones').analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    expect(await faults()).toEqual([]);
    await field(page).fill('saint');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await faults()).toEqual([]);
    await ask(page, 'Thann');
    await expect(answer(page)).toContainText('Thann');
    expect(await faults()).toEqual([]);
  });
});

test.describe('when the communes cannot be loaded', () => {
  test.use({ expectedTroubles: /communes|Failed to load resource/ });

  test('the number is there, and the next try succeeds', async ({ page }) => {
    await page.route(/communes\..*\.txt/, (route) => route.abort(), { times: 1 });
    await page.goto('/zone-intervention');
    await field(page).focus();
    await expect(answer(page).getByRole('link', { name: company.phone.display })).toBeVisible();
    await ask(page, 'Thann');
    await expect(answer(page)).toContainText('Thann (68800)');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the map and the lists stand alone', async ({ page }) => {
    await page.goto('/zone-intervention');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Vérifier' })).toBeHidden();
    await expect(page.locator('.zone-map').getByRole('link', { name: 'Colmar' })).toBeVisible();
  });
});
