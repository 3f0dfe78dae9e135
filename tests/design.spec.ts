import type { Page } from '@playwright/test';
import { openCamera } from './support/camera.ts';
import { contrast, luminance } from './support/contrast.ts';
import { oneOfEachTemplate } from './support/routes.ts';
import { expect, inMotion, test, testInTab } from './support/test.ts';

const templates = [...oneOfEachTemplate, '/illkirch-graffenstaden', '/envoi/rappel'];
const widths = [320, 768, 1280, 1920];

/** Loads every picture of the page, as a visitor who has scrolled to its end. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    // At another width a picture may turn to another file while this one is being decoded.
    const decoded = (image: HTMLImageElement) => image.decode().catch(() => image.decode());
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map(decoded));
  });
}

/** Visible headings, texts and controls that lie over each other, or are cut off. */
const misplaced = () => {
  const texts = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, p, dt, dd, label, input, select, textarea, button, a, li:not(:has(*)))',
    ),
  ];
  const shown = texts.filter(
    (text) =>
      text.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !text.closest('svg, dialog'),
  );
  const problems: string[] = [];
  const nameOf = (element: Element) =>
    `${element.localName} « ${element.textContent?.trim().slice(0, 30)} »`;
  for (const text of shown) {
    const clips = getComputedStyle(text).overflow !== 'visible';
    if (
      clips &&
      (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1)
    )
      problems.push(`cut off: ${nameOf(text)}`);
  }
  for (const [index, one] of shown.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of shown.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // The tight lines of headings reach into each other's leading.
      if (width > 2 && height > 6) problems.push(`overlap: ${nameOf(one)} / ${nameOf(other)}`);
    }
  }
  return problems;
};

/**
 * Pictures that have fewer pixels than the box they fill, at the density of this screen; a drawing
 * is sharp at every size.
 */
const blurred = async () => {
  const shown = [...document.images].filter(
    (image) =>
      image.checkVisibility() && image.closest('main') && !image.currentSrc.endsWith('.svg'),
  );
  const found: string[] = [];
  for (const image of shown) {
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    const { width, height } = image.getBoundingClientRect();
    const scale =
      Math.max(width / file.naturalWidth, height / file.naturalHeight) * devicePixelRatio;
    // The pictures are 1600 px wide: across more than that they are stretched by a fifth at the
    // most.
    if (scale > (width > 1600 ? 1.25 : 1.1))
      found.push(
        `${image.currentSrc} is ${file.naturalWidth} wide in a box of ${Math.round(width)}`,
      );
  }
  return found;
};

/**
 * Pictures whose `sizes`, which their natural width is, are far from the width at which they are
 * drawn: a phone asks for a third less at most.
 */
const askingWrongly = () =>
  [...document.images]
    .filter((image) => image.checkVisibility() && image.closest('picture'))
    .map(({ currentSrc, clientWidth, clientHeight, naturalWidth, naturalHeight }) => {
      const drawn = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
      return {
        currentSrc,
        asked: naturalWidth,
        drawn: Math.round(drawn),
        share: naturalWidth / drawn,
      };
    })
    .filter(({ share }) => share < 0.65 || share > 2);

for (const path of templates) {
  testInTab(
    `${path}: nothing overflows, overlaps, is cut off or blurred at any width`,
    async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(path);
      await test.step('on a phone the number can be called in the first screen', async () => {
        await expect(page.locator('a[href^="tel:"]').first()).toBeInViewport();
      });
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 700 ? 800 : 900 });
        await loadPictures(page);
        expect
          .soft(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${width} px`,
          )
          .toBe(0);
        expect.soft(await page.evaluate(misplaced), `${width} px`).toEqual([]);
        // After a change of width a picture keeps its old file until the larger one has come.
        await expect
          .configure({ soft: true })
          .poll(
            async () => [await page.evaluate(blurred), await page.evaluate(askingWrongly)],
            `${width} px`,
          )
          .toEqual([[], []]);
      }
    },
  );
}

for (const [path, selectors] of Object.entries({
  '/': ['.home-hero h1', '.home-hero__lead'],
  '/urgence': ['.emergency-hero .breadcrumb a', '.emergency-hero h1', '.emergency-hero .lead'],
})) {
  testInTab(`text on the picture of ${path} keeps 4.5:1 at every width`, async ({ page }) => {
    const shoot = await openCamera(page);
    await page.goto(path);
    for (const width of [360, 768, 1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1200 });
      // At another width a picture may turn to another file while this one is being decoded.
      await page.evaluate(() =>
        Promise.all(
          [...document.images]
            .slice(0, 1)
            .map((image) => image.decode().catch(() => image.decode())),
        ),
      );
      for (const selector of selectors) {
        const text = page.locator(selector);
        const colour = await text.evaluate(
          (element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
        );
        // The ground behind the words: each line of text, without the words.
        const lines = await text.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].map(({ x, y, width, height }) => ({
            x,
            y,
            width,
            height,
          }));
        });
        await text.evaluate((element) => element.style.setProperty('color', 'transparent'));
        for (const clip of lines) {
          const { data, info } = await (await shoot(clip))
            .blur(1)
            .raw()
            .toBuffer({ resolveWithObject: true });
          let worst = Number.POSITIVE_INFINITY;
          for (let index = 0; index < data.length; index += info.channels) {
            worst = Math.min(worst, contrast(luminance(colour), luminance(data, index)));
          }
          expect(worst, `${selector} at ${width} px`).toBeGreaterThanOrEqual(4.5);
        }
        await text.evaluate((element) => element.style.removeProperty('color'));
      }
    }
  });
}

testInTab(
  'the number of the emergency page stands whole in the first view, in low windows too',
  async ({ page }) => {
    await page.goto('/urgence');
    for (const [width, height] of [
      [1280, 800],
      [1366, 650],
      [768, 700],
      [390, 664],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.emergency-hero__phone'), `${width} × ${height}`).toBeInViewport({
        ratio: 1,
      });
    }
  },
);

test('a browser that darkens pages leaves this one as it is drawn', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/urgence');
  const house = page.locator('.leaks__house');
  await house.scrollIntoViewIfNeeded();
  await loadPictures(page);
  const light = await house.screenshot();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  expect((await house.screenshot()).equals(light)).toBe(true);
});

test('fonts and pictures arrive without moving anything', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const canStandIn = await page.evaluate(() =>
    new FontFace('stand-in', 'local("Arial"), local("Liberation Sans"), local("Roboto")')
      .load()
      .then(
        () => true,
        () => false,
      ),
  );
  test.skip(
    !canStandIn,
    'no face here is like those that phones and computers have: install fonts-liberation',
  );
  const release = Promise.withResolvers<void>();
  await page.route('**/*.{woff2,avif}', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const shifts = await page.evaluateHandle(() => {
    const values: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') values.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    return values;
  });
  release.resolve();
  await page.waitForLoadState();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const total = (await shifts.jsonValue()).reduce((sum, shift) => sum + shift, 0);
  expect(total).toBeLessThan(0.02);
});

test.describe('in motion', () => {
  test.use(inMotion);

  test('the house of isolation lights the number whose row is in the middle', async ({ page }) => {
    await page.goto('/services/isolation');
    const row = page.locator('.lines li').nth(3);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const numbers = page.locator('.house-section__number');
    const slate = 'rgb(31, 40, 46)';
    await expect(numbers.nth(3)).not.toHaveCSS('fill', slate);
    await expect(numbers.nth(2)).toHaveCSS('fill', slate);
  });
});
