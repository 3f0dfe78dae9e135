import sharp from 'sharp';
import { openCamera } from './support/camera.ts';
import { contrast, luminance } from './support/contrast.ts';
import { brokenWords, loadPictures } from './support/page-checks.ts';
import { oneOfEachTemplate, servicePages } from './support/routes.ts';
import { expect, inMotion, test, testInTab } from './support/test.ts';

for (const [path, selectors] of Object.entries({
  '/': ['.home-hero h1', '.home-hero__lead'],
  '/urgence': ['.emergency-hero .breadcrumb a', '.emergency-hero h1', '.emergency-hero .lead'],
})) {
  testInTab(`text on the picture of ${path} keeps 4.5:1 at every width`, async ({ page }) => {
    const shoot = await openCamera(page);
    await page.goto(path);
    for (const width of [360, 768, 1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1200 });
      await loadPictures(page);
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

testInTab('a low window shows a service’s picture to its edge, and the map', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of servicePages) {
      await page.goto(path);
      const picture = await page.locator('.page-hero__media').boundingBox();
      if (!picture) throw new Error(`${path} has no picture`);
      expect(picture.y + picture.height, `${path}, ${width} px`).toBeLessThanOrEqual(height);
      expect(picture.height, `${path}, ${width} px`).toBeGreaterThanOrEqual(320);
    }
    await page.goto('/zone-intervention');
    for (const part of ['.zone-map', '.zones__look-up input'])
      await expect(page.locator(part).first(), `${part}, ${width} px`).toBeInViewport();
    const map = await page.locator('.zone-map').boundingBox();
    expect(map?.y, `${width} px`).toBeLessThan(200);
  }
  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of ['input', 'button[type="submit"]'])
      await expect(
        page.locator(`.look-up__row ${part}`).first(),
        `${part}, ${width} px`,
      ).toBeInViewport({ ratio: 1 });
  }
});

testInTab('the zone page shows its only picture on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zone-intervention');
  await expect(page.locator('.works__picture img')).toBeVisible();
});

testInTab('all that opens the home page stands in the first view of a phone', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [390, 664],
    [390, 844],
    [412, 915],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hero = page.locator('.home-hero');
    for (const part of await hero.locator('h1, .lead, .buttons > *, .badge').all())
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    if (height > 700)
      await expect(hero.getByText('Image d’illustration')).toBeInViewport({ ratio: 1 });
    const covered = await hero.locator('.badge').evaluateAll((badges) =>
      badges.flatMap((badge) => {
        const box = badge.getBoundingClientRect();
        return [...document.querySelectorAll('.home-hero :is(h1, .lead, .buttons > *)')]
          .flatMap((other) => {
            const words = document.createRange();
            words.selectNodeContents(other);
            return [...words.getClientRects()];
          })
          .filter(
            (line) => line.right > box.left && line.top < box.bottom && line.bottom > box.top,
          );
      }),
    );
    expect(covered, `${width} × ${height}`).toEqual([]);
  }
});

testInTab('a page’s title stands at the top, beside words of any length', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/zone-intervention', '/garanties', '/services/demoussage-toiture']) {
    await page.goto(path);
    const trail = await page.locator('.page-hero nav').boundingBox();
    const title = await page.locator('.page-hero h1').boundingBox();
    if (!trail || !title) throw new Error(`${path} has no title`);
    expect(title.y - trail.y - trail.height, path).toBeLessThan(24);
  }
});

testInTab('no word breaks in two, in the faces that the brand has', async ({ page }) => {
  test.setTimeout(120_000);
  const longNames = ['/saint-claude', '/illkirch-graffenstaden'];
  for (const path of new Set([...oneOfEachTemplate, ...servicePages, ...longNames])) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(
          await brokenWords(page),
          `${path}, ${width} px wide: a shorter word, or a face that is no wider ` +
            '(`size-adjust` in src/styles/faces.css)',
        )
        .toEqual([]);
    }
  }
});

for (const [what, path, list, counts] of [
  ['service', '/', '.service-cards ol', [4, 5, 6]],
  ['tile of a service', '/colmar', '.service-tiles', [4, 5, 6]],
  ['group of zones', '/zone-intervention', '.zones__cards', [2, 3, 4]],
] as const) {
  testInTab(
    `no ${what} stands alone in its row, when the owner has more or fewer`,
    async ({ page }) => {
      await page.goto(path);
      for (const width of [768, 1280])
        for (const count of counts) {
          await page.setViewportSize({ width, height: 900 });
          const tops = await page.locator(list).evaluate((all, wanted) => {
            while (all.children.length > wanted) all.lastElementChild?.remove();
            while (all.children.length < wanted)
              all.append(all.children[0]?.cloneNode(true) ?? document.createElement('li'));
            return [...all.children].map((card) => Math.round(card.getBoundingClientRect().top));
          }, count);
          const rows = [...new Set(tops)].map((top) => tops.filter((it) => it === top).length);
          const state = `${count} at ${width} px: ${rows}`;
          expect(rows.length === tops.length || !rows.slice(-1).includes(1), state).toBe(true);
        }
    },
  );
}

test('a browser that darkens pages leaves this one as it is drawn', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/urgence');
  const house = page.locator('.leaks__house');
  await house.scrollIntoViewIfNeeded();
  await loadPictures(page);
  // The page above may still grow, and the house then lies between two rows of pixels.
  let light = await house.screenshot();
  await expect(async () => {
    const before = light;
    light = await house.screenshot();
    expect(light.equals(before)).toBe(true);
  }).toPass();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  // Where one of its parts is drawn at an angle or enlarged, a pixel may differ a little.
  const colours = async (shot: Buffer) =>
    (await sharp(shot).stats()).channels.map(({ mean }) => mean);
  const before = await colours(light);
  for (const [channel, mean] of (await colours(await house.screenshot())).entries())
    expect(Math.abs(mean - (before[channel] ?? 0))).toBeLessThan(0.5);
});

for (const path of ['/', '/zone-intervention'])
  test(`fonts, pictures and the other styles arrive on ${path} without moving anything`, async ({
    page,
  }) => {
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
    await page.route(/\.(?:woff2|avif)$|\/deferred[^/]*\.css$/, async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
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

/** The face of headings, and a wider one, as another brand may have. */
for (const face of ['--font-heading', '--font-text'])
  testInTab(
    `the wordmark's roof sits on its letter and touches no other (${face})`,
    async ({ page }) => {
      const shoot = await openCamera(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/');
      const size = 200;
      const letter = await page.locator('.header .wordmark i').evaluate(
        (element, { pixels, family }) => {
          const wordmark = element.closest('a');
          if (wordmark) {
            wordmark.style.fontSize = `${pixels}px`;
            wordmark.style.fontFamily = `var(${family})`;
            // Black letters and a red roof, whatever the brand.
            wordmark.style.color = '#000';
            wordmark.style.setProperty('--terracotta', '#f00');
          }
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x, y, width, height };
        },
        { pixels: size, family: face },
      );
      /** The rows with ink, of the letter or of an area as much wider on both sides. */
      const rowsWith = async (isInk: (red: number, blue: number) => boolean, wider = 0) => {
        const clip = { ...letter, x: letter.x - wider, width: letter.width + 2 * wider };
        const { data, info } = await (await shoot(clip))
          .raw()
          .toBuffer({ resolveWithObject: true });
        return Array.from({ length: info.height }, (_, row) => row).filter((row) =>
          Array.from({ length: info.width }, (_, column) => 3 * (row * info.width + column)).some(
            (at) => isInk(data[at] ?? 255, data[at + 2] ?? 255),
          ),
        );
      };
      const isLetter = (red: number, blue: number) => red < 100 && blue < 100;
      const stem = await rowsWith(isLetter);
      const roof = await rowsWith((red, blue) => Math.abs(red - blue) > 60, 0.2 * size);
      const [top = 0] = stem;
      expect(stem, 'ink of the letter, in one piece').toEqual(stem.map((_, index) => top + index));
      const gap = top - (roof.at(-1) ?? 0);
      expect(gap, 'room between roof and letter').toBeGreaterThan(-0.04 * size);
      expect(gap, 'room between roof and letter').toBeLessThan(0.3 * size);
      const [neighbour = 0] = await rowsWith(isLetter, 0.2 * size);
      expect(neighbour, 'top of the letters beside it').toBeGreaterThan(roof.at(-1) ?? 0);
    },
  );

testInTab('each number on a house points at the house, and touches no other', async ({ page }) => {
  const shoot = await openCamera(page);
  await page.setViewportSize({ width: 1280, height: 3000 });
  for (const [path, house, marker] of [
    ['/', '.service-house__picture', '.service-house .marker'],
    ['/urgence', '.leaks__house', '.leaks .marker'],
  ] as const) {
    await page.goto(path);
    await loadPictures(page);
    await page.locator(`${house} img`).evaluate(async (image) => {
      if (image instanceof HTMLImageElement) await image.decode();
    });
    const points = await page.locator(marker).evaluateAll((markers) =>
      markers.map((each) => {
        const { x, y } = each.getBoundingClientRect();
        if (each instanceof HTMLElement) each.style.visibility = 'hidden';
        return { x, y };
      }),
    );
    const around = await page.locator(house).boundingBox();
    const colourAt = async (x: number, y: number) => {
      const { channels } = await (await shoot({ x: x - 2, y: y - 2, width: 4, height: 4 })).stats();
      return channels.map(({ mean }) => mean);
    };
    const ground = await colourAt((around?.x ?? 0) + 4, (around?.y ?? 0) + 4);
    for (const [index, { x, y }] of points.entries()) {
      const there = await colourAt(x, y);
      const difference = Math.max(
        ...there.map((channel, at) => Math.abs(channel - (ground[at] ?? 0))),
      );
      expect(difference, `number ${index + 1} of ${path}`).toBeGreaterThan(20);
    }
    for (const width of [360, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 3000 });
      const tiles = await page.locator(`${marker} b, .leaks li > a`).evaluateAll((all) =>
        all
          .filter((tile) => tile.checkVisibility() && !tile.querySelector('b')?.checkVisibility())
          .map((tile) => {
            const { left, right, top, bottom } = tile.getBoundingClientRect();
            // Around a tile that is smaller than a finger is room for it.
            const isSmaller = getComputedStyle(tile).backgroundClip === 'padding-box';
            const air = isSmaller ? tile.clientLeft : 0;
            return {
              name: tile.textContent,
              left: left + air,
              right: right - air,
              top: top + air,
              bottom: bottom - air,
            };
          }),
      );
      const touching = tiles.flatMap((a, index) =>
        tiles
          .slice(index + 1)
          .filter(
            (b) => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom,
          )
          .map((b) => `${a.name} / ${b.name}`),
      );
      expect(touching, `${path}, ${width} px wide`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 3000 });
  }
});

testInTab(
  'no number of the house passes the right edge of the texts, with five services or six',
  async ({ page }) => {
    await page.goto('/');
    for (const count of [5, 6])
      for (const width of [992, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.locator('.service-cards ol').evaluate((list, wanted) => {
          if (list.children.length < wanted)
            list.append(list.children[0]?.cloneNode(true) ?? document.createElement('li'));
          const frame = list.closest('.frame')?.getBoundingClientRect();
          return [...document.querySelectorAll('.service-house b')]
            .map((tile) => tile.getBoundingClientRect())
            .filter(({ left, right }) => left < -1 || right > (frame?.right ?? 0))
            .map(({ left, right }) => `${left} to ${right}`);
        }, count);
        expect(over, `${count} services, ${width} px wide`).toEqual([]);
      }
  },
);

/** How much of each of its two courses of tiles an edge has, in percent. */
const laid = (edge: Element) =>
  ['::before', '::after'].map((course) =>
    Number.parseFloat(getComputedStyle(edge, course).getPropertyValue('--laid')),
  );

test.describe('in motion', () => {
  test.use(inMotion);

  test('the tiles at the end of a band are laid wherever one stops', async ({ page }) => {
    await page.goto('/services/toiture');
    const edge = page.locator('.scallops--night').first();
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const above of [90, 55, 20]) {
        await edge.evaluate((tiles, way) => {
          const { top } = tiles.getBoundingClientRect();
          scrollBy({ top: top - innerHeight + way, behavior: 'instant' });
        }, above);
        const state = `${above} px above the foot of the window, ${width} px wide`;
        await expect.poll(() => edge.evaluate(laid), state).toEqual([100, 100]);
      }
    }
  });

  test('edges and ridges are whole in the lowest quarter, however fast one scrolls', async ({
    page,
  }) => {
    for (const [path, name] of [
      ['/services/toiture', '.scallops--night'],
      ['/rixheim', '.town-around .ridge'],
    ] as const) {
      await page.goto(path);
      const part = page.locator(name).first();
      /** How much of it scrolling alone has laid, with so much of the window below it, in percent. */
      const laidAt = (share: number) =>
        part.evaluate((element, below) => {
          const { top } = element.getBoundingClientRect();
          scrollBy({ top: top - innerHeight * (1 - below), behavior: 'instant' });
          for (const each of element.getAnimations({ subtree: true }))
            if (each instanceof CSSTransition) {
              each.pause();
              each.currentTime = 0;
            }
          const style = getComputedStyle(element, element.matches('.ridge') ? null : '::after');
          return Math.max(
            ...['--laid', '--passed'].map((way) => Number.parseFloat(style.getPropertyValue(way))),
          );
        }, share);
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const state = `${name}, ${width} px wide`;
        await expect.poll(() => laidAt(-0.1), `${state}, not yet in view`).toBe(0);
        await expect.poll(() => laidAt(0.25), state).toBe(100);
      }
    }
  });

  test('the ridge over the title of a town folds when it comes into view', async ({ page }) => {
    await page.goto('/rixheim');
    for (const height of [800, 500]) {
      await page.setViewportSize({ width: 1280, height });
      const ridge = page.locator('.town-around .ridge');
      const folds = (above: number) =>
        ridge.evaluate(async (line, way) => {
          let runs = false;
          line.addEventListener('transitionrun', () => (runs = true), { once: true });
          const { top } = line.getBoundingClientRect();
          scrollBy({ top: top - innerHeight + way, behavior: 'instant' });
          for (let frame = 0; frame < 10 && !runs; frame++)
            await new Promise(requestAnimationFrame);
          return runs;
        }, above);
      await folds(-60);
      await expect.poll(() => folds(-60), 'still below the window').toBe(false);
      expect(await folds(260), `${height} px high`).toBe(true);
    }
  });

  test('each number has its line to the part it names, wherever one stops', async ({ page }) => {
    // With so much of it in view, the last line has started.
    for (const [path, drawing, started] of [
      ['/urgence', '.leaks', 420],
      ['/services/toiture', '.roof-pitch svg', 270],
      ['/services/zinguerie', '.water-way svg', 270],
      ['/colmar', '.town-roof svg', 300],
    ] as const) {
      await page.goto(path);
      /** How much of each line is drawn. */
      const lines = () =>
        page.locator(`${drawing} :is(.roof__leader, .marker)`).evaluateAll((all) =>
          all.map((line) => {
            const style = getComputedStyle(line, line.matches('.marker') ? '::after' : undefined);
            const { a, b } = new DOMMatrix(style.transform); // also turned
            return Math.hypot(a, b);
          }),
        );
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        /** The lines with so much of the drawing in view, even if the page above it still grows. */
        const linesAt = async (above: number) => {
          await page.locator(drawing).evaluate((element, way) => {
            const { top } = element.getBoundingClientRect();
            scrollBy({ top: top - innerHeight + way, behavior: 'instant' });
          }, above);
          return lines();
        };
        const state = `${path}, ${width} px wide`;
        const longest = async () => Math.max(...(await linesAt(-40)));
        await expect.poll(longest, `${state}, not yet in view`).toBeCloseTo(0);
        for (const above of [started, started + 250]) {
          const shortest = async () => Math.min(...(await linesAt(above)));
          await expect.poll(shortest, `${state}, ${above} px in view`).toBeCloseTo(1);
        }
      }
    }
  });

  test('a plate hangs before its line grows, and the dot comes last', async ({ page }) => {
    for (const [path, drawing, plate, line, dot] of [
      ['/', '.service-house', 'b', '::before', '::after'],
      ['/services/toiture', '.roof-pitch svg', '.roof__marker', '.roof__leader', '.roof__dot'],
    ] as const) {
      await page.goto(path);
      const house = page.locator(drawing);
      /** Whether the parts of its first number move one after the other. */
      const inTurn = (above: number) =>
        house.evaluate(
          async (element, { way, parts }) => {
            const { top } = element.getBoundingClientRect();
            scrollBy({ top: top - innerHeight + way, behavior: 'instant' });
            for (let frame = 0; frame < 10; frame++) {
              const number = element.querySelector('.marker, g:has(> .roof__leader)');
              const [hung, grown, dotted] = parts.map((part) =>
                number
                  ?.getAnimations({ subtree: true })
                  .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
                  .find(
                    ({ target, pseudoElement }) =>
                      (pseudoElement ?? part) === part &&
                      target?.matches(pseudoElement ? '*' : part),
                  )
                  ?.getComputedTiming(),
              );
              if (hung && grown && dotted)
                return (
                  Number(hung.endTime) <= Number(grown.delay) &&
                  Number(grown.endTime) <= Number(dotted.delay)
                );
              await new Promise(requestAnimationFrame);
            }
            return null;
          },
          { way: above, parts: [plate, line, dot] },
        );
      await expect
        .poll(async () => {
          await inTurn(-200);
          return inTurn(400);
        }, path)
        .toBe(true);
    }
  });

  test('the house of isolation lights the number whose row is in the middle', async ({ page }) => {
    await page.goto('/services/isolation');
    const row = page.locator('.titled-list li').nth(3);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const numbers = page.locator('.house-section .roof__marker path');
    const slate = 'rgb(31, 40, 46)';
    await expect(numbers.nth(3)).not.toHaveCSS('fill', slate);
    await expect(numbers.nth(2)).toHaveCSS('fill', slate);
  });
});
