import type { Page } from '@playwright/test';
import { readCommunes } from '../src/lib/geo/communes.ts';
import { distance } from '../src/lib/geo/distance.ts';
import { labelOf, lookUp } from '../src/zones/answer.ts';
import { projectToMap } from '../src/zones/projection.ts';
import { layOutZoneMap } from '../src/zones/zone-map-layout.ts';
import { axeViolations } from './support/axe.ts';
import { mapData } from './support/map-data.ts';
import { lookUpData, testSite } from './support/site.ts';
import { expect, inMotion, test, testInTab } from './support/test.ts';
import { francheComteTowns, priorityTowns, townTable } from './support/towns.ts';

const { company, zones } = testSite();
/** The build says which towns have no room on the map. */
const { unnamed } = layOutZoneMap(mapData);
const namedTowns = townTable.filter(({ name }) => !unnamed.includes(name));
const field = (page: Page) => page.getByLabel('Votre commune ou code postal');
const answer = (page: Page) => page.locator('.look-up__answer');

async function ask(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Keeps a file of the look-up back until it is released. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('the map', () => {
  testInTab('names every town where it can be read, in every window', async ({ page }) => {
    await page.goto('/zone-intervention');
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      const map = await page.locator('.zone-map svg').boundingBox();
      const boxes = await page.locator('.zone-map text').evaluateAll((texts) =>
        texts.map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const scale = text instanceof SVGTextElement ? text.getScreenCTM()?.a : 0;
          return {
            name: text.textContent,
            left,
            right,
            top,
            bottom,
            size: parseFloat(getComputedStyle(text).fontSize) * (scale ?? 0),
          };
        }),
      );
      expect(boxes.map(({ name }) => name)).toEqual(
        expect.arrayContaining(namedTowns.map(({ name }) => name)),
      );
      // The boxes of a line of text have air above and below its letters.
      const air = 0.2;
      const overlapping = boxes.flatMap((a, index) =>
        boxes.slice(index + 1).flatMap((b) => {
          const height = (a.bottom - a.top) * air;
          const meets =
            a.left < b.right &&
            b.left < a.right &&
            a.top + height < b.bottom - height &&
            b.top + height < a.bottom - height;
          return meets ? [`${a.name} / ${b.name}`] : [];
        }),
      );
      expect(overlapping).toEqual([]);
      for (const { name, left, right, size } of boxes) {
        expect(left, name ?? '').toBeGreaterThanOrEqual(map?.x ?? 0);
        expect(right, name ?? '').toBeLessThanOrEqual((map?.x ?? 0) + (map?.width ?? 0));
        expect(size, name ?? '').toBeGreaterThan(9.5);
      }
    }
  });

  testInTab('lies exactly on its ground, in narrow windows and wide', async ({ page, request }) => {
    await page.goto('/zone-intervention');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
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
    }
  });

  for (const path of ['/', '/zone-intervention']) {
    testInTab(
      `has its ground on ${path} before anyone comes near, so that paper has it too`,
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 120 });
        await page.goto(path);
        const ground = page.locator('.zone-map img');
        await expect(ground).not.toBeInViewport();
        const width = () =>
          ground.evaluate((image) =>
            image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0,
          );
        await expect.poll(width).toBeGreaterThan(0);
        await page.emulateMedia({ media: 'print' });
        await expect(ground).toBeVisible();
      },
    );
  }

  for (const path of ['/', '/zone-intervention']) {
    testInTab(`never covers the cards on ${path}, with one more as well`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      const overlap = () =>
        page.locator('#zones').evaluate((section) => {
          const edge = (selector: string, side: 'top' | 'bottom') =>
            section.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN;
          const start = scrollY + section.getBoundingClientRect().top - innerHeight;
          const steps = Array.from(
            { length: (section.clientHeight + innerHeight) / 20 },
            (_, step) => start + step * 20,
          );
          const heights = steps.map((top) => {
            scrollTo({ top, behavior: 'instant' });
            return edge('.zone-map', 'bottom') - edge('article', 'top');
          });
          return Math.max(...heights);
        });
      expect(await overlap()).toBeLessThanOrEqual(0);
      await page
        .locator('#zones article')
        .last()
        .evaluate((card) => card.after(card.cloneNode(true)));
      expect(await overlap()).toBeLessThanOrEqual(0);
    });
  }

  testInTab('leaves the call button where it is, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/zone-intervention');
    const button = page.locator('.call-button');
    for (const part of ['.zone-map svg', '#zones article:first-of-type']) {
      await page.locator(part).evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        scrollBy({ top: bottom - innerHeight, behavior: 'instant' });
      });
      await expect(button).toHaveCSS('opacity', '1');
      await button.click({ trial: true });
    }
  });

  testInTab('puts round labels on its rings where styles cannot', async ({ page }) => {
    await page.goto('/zone-intervention');
    const shapes = await page.locator('.zone-map__km rect').evaluateAll((rects) =>
      rects.map((rect) => ({
        height: parseFloat(rect.getAttribute('height') ?? ''),
        radius: parseFloat(rect.getAttribute('rx') ?? ''),
      })),
    );
    expect(shapes).toHaveLength(3);
    for (const { height, radius } of shapes) {
      expect(radius).toBeGreaterThan(0);
      expect(radius).toBe(height / 2);
    }
    await expect(page.locator('.zone-map__km text')).toHaveText(['200 km', '150 km', '50 km']);
  });

  testInTab('leads to the page of each town that it names', async ({ page }) => {
    await page.goto('/');
    const hrefs = await page
      .locator('.zone-map a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.sort()).toEqual(namedTowns.map(({ id }) => `/${id}`).sort());
    await page.locator('.zone-map').getByText('Illkirch-Graffenstaden').click();
    await expect(page).toHaveURL('/illkirch-graffenstaden');
  });

  testInTab('is named and described', async ({ page }) => {
    await page.goto('/zone-intervention');
    const map = page.locator('.zone-map svg');
    await expect(map).toHaveAccessibleName('Carte de notre zone d’intervention');
    await expect(map).toHaveAccessibleDescription(
      /L’Alsace\s: intervention rapide\. La\sFranche-\u2060?Comté[^.:]+: intervention planifiée\./,
    );
    const legend = page.getByRole('list', { name: 'Légende de la carte' }).getByRole('listitem');
    const lines = (await legend.allTextContents()).map((line) => line.replaceAll('\u2060', ''));
    expect(lines).toEqual([
      expect.stringMatching(/^Intervention rapide.*Alsace/),
      expect.stringMatching(/^Intervention planifiée.*Franche-Comté.*Jura/),
      expect.stringMatching(/^Sur demande/),
    ]);
    // Each region stands under its promise, and nowhere else.
    const answers = ['rapid', 'planned', 'onDemand'];
    for (const { answer: promise, names } of Object.values(zones.groups))
      for (const name of names)
        expect(
          answers.filter((_, index) => lines[index]?.includes(name)),
          name,
        ).toEqual([promise]);
  });
});

testInTab('the ground marks each zone where the look-up says so', async ({ page }) => {
  const ground = await (await page.request.get('/carte.svg')).text();
  const spots = {
    rapid: { latitude: 48.081, longitude: 7.356 },
    planned: { latitude: 47.249, longitude: 6.018 },
    onDemand: { latitude: 47.862, longitude: 5.333 },
    // Lyon and Bern.
    outside: { latitude: 45.76, longitude: 4.84 },
    abroad: { latitude: 46.95, longitude: 7.44 },
  };
  for (const zone of ['rapid', 'planned', 'onDemand']) {
    const outline = new RegExp(`id="${zone}"[^>]* d="([^"]+)"`).exec(ground)?.[1] ?? '';
    for (const [spot, position] of Object.entries(spots)) {
      const [x, y] = projectToMap(company.position, position);
      const isInside = await page.evaluate(
        (at) =>
          document
            .createElement('canvas')
            .getContext('2d')
            ?.isPointInPath(new Path2D(at.outline), at.x, at.y, 'evenodd'),
        { outline, x, y },
      );
      expect(isInside, `${spot} in ${zone}`).toBe(spot === zone);
    }
  }
});

test.describe('an answer on the map', () => {
  test.use(inMotion);

  const pin = (page: Page) => page.locator('.zone-map__pin');
  const end = (page: Page) =>
    pin(page)
      .locator('.zone-map__dot')
      .evaluate((dot) => ['cx', 'cy'].map((name) => Number(dot.getAttribute(name))));

  test('sets a dot on the place of the commune, and takes it away with the answer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await page.goto('/zone-intervention');
    await expect(pin(page)).toHaveCount(0);
    await ask(page, 'Pontarlier');
    // It waits until one comes to the map.
    await expect(pin(page)).toHaveClass('zone-map__pin');
    const pontarlier = { latitude: 46.904, longitude: 6.355 };
    expect(await end(page)).toEqual(projectToMap(company.position, pontarlier));
    await page.locator('.zone-map').scrollIntoViewIfNeeded();
    await expect(pin(page)).toHaveClass(/--seen/);
    // The first is the zone's; the inset may have its own.
    const veil = pin(page).locator('.zone-map__veil').first();
    await expect(veil).toHaveAttribute('href', '/carte.svg#rapid');
    await ask(page, 'Colmar');
    await expect(answer(page)).toContainText('Colmar');
    await expect(pin(page)).toHaveCount(1);
    await expect(veil).toHaveAttribute('href', '/carte.svg#planned');
    const glow = pin(page).locator('.zone-map__glow');
    await expect(glow).toHaveCount(0);
    await ask(page, 'Langres');
    await expect(answer(page)).toContainText('Sur demande');
    await expect(glow).toHaveAttribute('href', '/carte.svg#onDemand');
    await ask(page, 'Lyon');
    await expect(answer(page)).toContainText('296 km');
    await expect(pin(page)).toHaveText('Lyon 296 km');
    const map = await page.locator('.zone-map--whole svg').boundingBox();
    const plate = await pin(page).locator('rect').boundingBox();
    const arrow = await pin(page).locator('.zone-map__arrow').boundingBox();
    const foot = (box: typeof map) => (box ? box.y + box.height : Number.NaN);
    expect(foot(map) - foot(arrow), 'the arrow is at the edge').toBeLessThan(8);
    expect(foot(arrow) - foot(plate), 'the plate stands before it').toBeGreaterThan(8);
    await expect(veil).toHaveAttribute('href', '/carte.svg#reach');
    await expect(page.locator('.zone-map__dot')).toHaveCount(0);
    await ask(page, 'Suisse');
    await expect(answer(page)).toContainText('France seulement');
    await expect(pin(page)).toHaveCount(0);
  });

  /** On the wide map names have room; on a phone these are the narrowest places. */
  const places = ['Mulhouse', 'Besançon', 'Strasbourg', 'Lure', 'Saint-Claude', 'Belfort', 'Thann'];
  const narrow = ['Altkirch', 'Riedisheim', 'Nancy', 'Sierentz', 'Guebwiller', 'Rouffach'].concat([
    'Riquewihr',
    'Ensisheim',
    'Neuf-Brisach',
    'Masevaux-Niederbruck',
    'Colombey-les-Belles',
    'Saint-Loup-sur-Semouse',
    'Sainte-Marie-aux-Mines',
  ]);
  for (const [width, asked] of [
    [390, [...places, ...narrow]],
    [1280, places],
  ] as const) {
    testInTab(
      `is named once, near its point, and only names beneath it and its line give way, ${width} px wide`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/zone-intervention');
        const shown = page.locator('.zone-map :is(text, rect)');
        const names = await page.locator('.zone-map svg a').allTextContents();
        for (const place of asked) {
          await ask(page, place);
          await expect(pin(page).locator('.zone-map__lit')).toHaveText(place);
          const boxes = await shown.evaluateAll((marks) =>
            marks
              .filter((mark) => mark.checkVisibility({ opacityProperty: true }))
              .map((mark) => {
                const { left, right, top, bottom } = mark.getBoundingClientRect();
                // The boxes of a line of text have air above and below its letters.
                const air = mark.nodeName === 'text' ? (bottom - top) * 0.2 : 0;
                const name = mark.textContent || mark.parentElement?.textContent || mark.nodeName;
                return { name: name.trim(), left, right, top: top + air, bottom: bottom - air };
              }),
          );
          const shownNames = boxes.map(({ name }) => name);
          expect(shownNames).toContain(place);
          const crossed = await page.locator('.zone-map__crossed').allTextContents();
          for (const dot of await page.locator(':has(> .zone-map__crossed) > circle').all())
            await expect.soft(dot, `${place}: each dot stays, paler`).toHaveCSS('opacity', '0.4');
          await expect
            .soft(page.locator('.zone-map__beam'), `${place}: the frame around the workshop stays`)
            .toHaveCSS('opacity', '1');
          const gone = names.filter((name) => !shownNames.concat(crossed).includes(name));
          const neighbours = names.includes(place) ? 0 : 3;
          expect.soft(gone.length, `${place}: ${gone}`).toBeLessThanOrEqual(neighbours);
          await expect
            .soft(page.locator('.zone-map__covered circle'), 'each town takes its dot along')
            .toHaveCount(gone.length);
          boxes.push(
            await page.locator('.zone-map svg').evaluate((svg) => {
              const { a, e, f } =
                (svg instanceof SVGSVGElement && svg.getScreenCTM()) || new DOMMatrix();
              const [left, right, top, bottom] = [e - 7 * a, e + 44 * a, f - 16 * a, f + 12 * a];
              return { name: 'house', left, right, top, bottom };
            }),
          );
          const overlapping = boxes.flatMap((a, index) =>
            boxes.slice(index + 1).flatMap((b) => {
              const meets =
                a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
              return meets && a.name !== b.name ? [`${a.name} / ${b.name}`] : [];
            }),
          );
          expect.soft(overlapping, place).toEqual([]);
          const onWay = await pin(page)
            .locator('.zone-map__way')
            .evaluate(
              (way, boxes) => {
                if (!(way instanceof SVGPathElement)) return undefined;
                const points = Array.from({ length: 200 }, (_, step) =>
                  way
                    .getPointAtLength((way.getTotalLength() * step) / 200)
                    .matrixTransform(way.getScreenCTM() ?? undefined),
                );
                return boxes
                  .filter(({ left, right, top, bottom }) =>
                    points.some(({ x, y }) => x > left && x < right && y > top && y < bottom),
                  )
                  .map(({ name }) => name);
              },
              boxes.filter(({ name }) => names.slice(1).includes(name) && name !== place),
            );
          expect.soft(onWay, `the line to ${place}`).toEqual([]);
          const apart = await pin(page).evaluate((group) => {
            const [name, dot] = ['text', '.zone-map__dot'].map((mark) =>
              group.querySelector(mark)?.getBoundingClientRect(),
            );
            if (!name || !dot) return undefined;
            return Math.hypot(
              Math.max(0, name.left - dot.right, dot.left - name.right),
              Math.max(0, name.top - dot.bottom, dot.top - name.bottom),
            );
          });
          expect.soft(apart, `the dot of ${place} beside its name`).toBeGreaterThan(0);
          // A town with a page has a place of its own.
          if (!names.includes(place))
            expect.soft(apart, `the name of ${place} near its dot`).toBeLessThan(44);
        }
      },
    );
  }

  testInTab('moves names off its line, and back with the next answer', async ({ page }) => {
    await page.goto('/zone-intervention');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const text = page.locator('.zone-map a').filter({ hasText: 'Illkirch' }).locator('text');
      const left = async () => Math.round((await text.boundingBox())?.x ?? 0);
      await ask(page, 'Besançon');
      await expect(pin(page)).toHaveText('Besançon');
      const before = await left();
      await ask(page, 'Nancy');
      await expect(pin(page)).toHaveText('Nancy');
      await expect.soft(text, `${width} px`).toHaveCSS('opacity', '1');
      expect.soft(await left(), `${width} px`).not.toBe(before);
      await ask(page, 'Besançon');
      await expect(pin(page)).toHaveText('Besançon');
      expect.soft(await left(), `${width} px`).toBe(before);
    }
  });

  testInTab('leaves the map whole beside it, short after long', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/zone-intervention');
    for (const [place, words] of [
      ['Villers', 'D’autres communes'],
      ['Paris', 'Hors de notre zone'],
    ] as const) {
      await ask(page, place);
      await expect(answer(page)).toContainText(words);
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      const header = await page.locator('header').first().boundingBox();
      const top = async () => (await page.locator('.zone-map svg').boundingBox())?.y ?? 0;
      await expect.poll(top, place).toBeGreaterThan(header ? header.y + header.height : Infinity);
    }
  });

  testInTab('darkens the name of the workshop where it stands', async ({ page }) => {
    await page.goto('/zone-intervention');
    const edges = (selector: string) =>
      page.locator(`.zone-map ${selector}`).evaluate((mark) => {
        const { left, width, top, bottom } = mark.getBoundingClientRect();
        return { left, width, level: (top + bottom) / 2 };
      });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await ask(page, 'Rixheim');
      await expect(pin(page)).toHaveText('Rixheim');
      const [name, plate] = [
        await edges('a.zone-map__home text'),
        await edges('.zone-map__lit rect + text'),
      ];
      expect.soft(Math.abs(plate.level - name.level), `${width} px`).toBeLessThan(2);
      expect.soft(Math.abs(plate.left - name.left), `${width} px`).toBeLessThan(12);
      await expect.soft(pin(page).locator('.zone-map__tie')).toHaveCount(0);
    }
  });

  testInTab('moves nothing for who asked for less motion', async ({ page }) => {
    await page.goto('/zone-intervention');
    await ask(page, 'Pontarlier');
    await expect(pin(page)).toBeAttached();
    expect(await pin(page).evaluate((group) => group.getAnimations({ subtree: true }).length)).toBe(
      0,
    );
    await expect(page.locator('.zone-map__dot')).toHaveCSS('r', '6px');
  });

  testInTab('is not missed where there is no map', async ({ page }) => {
    await page.goto('/colmar');
    await ask(page, 'Pontarlier');
    await expect(answer(page)).toContainText('123 km');
  });
});

testInTab('one answer for every town that we list, wherever it stands', async ({ page }) => {
  const { communesText, rules } = lookUpData();
  const data = readCommunes(communesText);
  const { answer: answerTo } = lookUp(data, company.position, [], rules);
  const labels = { rapid: 'Intervention rapide', planned: 'Intervention planifiée' };
  const groups = [
    { towns: priorityTowns, zone: 'rapid', area: 'Alsace' },
    { towns: francheComteTowns, zone: 'planned', area: 'Franche-Comté' },
  ] as const;

  const graph = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')[
      '@graph'
    ];

  await page.goto('/');
  const [contractor] = await graph();
  const areas = contractor.areaServed.map(({ name }: { name?: string }) => name);
  const circle = contractor.areaServed.find(
    (area: { '@type': string }) => area['@type'] === 'GeoCircle',
  );

  await page.goto('/zone-intervention');
  const ground = await (await page.request.get('/carte.svg')).text();

  for (const [index, { towns, zone, area }] of groups.entries()) {
    const card = page.locator('#zones article').nth(index);
    await expect(card.locator('.quiet')).toHaveText(labels[zone]);
    const outline = new RegExp(`id="${zone}" d="([^"]+)"`).exec(ground)?.[1] ?? '';
    expect(areas).toContain(area);
    for (const name of towns) {
      const given = answerTo(name);
      const commune =
        given.kind === 'several'
          ? given.communes[0]
          : data.communes.find((each) => each.name.replaceAll('’', "'") === name);
      if (!commune) throw new Error(`${name} is no commune`);
      expect(answerTo(labelOf(commune)), name).toMatchObject({ kind: 'zone', zone });
      const point = projectToMap(company.position, commune.position);
      const isInside = await page.evaluate(
        ({ outline, x, y }) =>
          document
            .createElement('canvas')
            .getContext('2d')
            ?.isPointInPath(new Path2D(outline), x, y),
        { outline, x: point[0], y: point[1] },
      );
      expect(isInside, `${name} on the map`).toBe(true);
      expect(distance(company.position, commune.position) * 1000, name).toBeLessThan(
        circle.geoRadius,
      );
    }
  }
});

test.describe('the look-up', () => {
  test('loads nothing until it is used, and the communes only once', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const loads = (name: RegExp) => loaded.filter((path) => name.test(path)).length;
    await page.goto('/zone-intervention', { waitUntil: 'networkidle' });
    expect(loads(/hydrate|communes|recherche/)).toBe(0);
    await ask(page, 'Thann');
    await expect(answer(page)).toContainText('Thann (68800)');
    await ask(page, 'Colmar');
    await expect(answer(page)).toContainText('Colmar (68000)');
    expect(loads(/communes/)).toBe(1);
  });

  testInTab('works with the keyboard alone and says aloud what it finds', async ({ page }) => {
    await page.goto('/zone-intervention');
    const spoken = page.locator('.look-up [aria-live]');
    await field(page).focus();
    await page.keyboard.type('ste marie aux m');
    const option = page.getByRole('option', { name: /Sainte-Marie-aux-Mines/ });
    await expect(option).toBeVisible();
    await expect(spoken).toHaveText('Communes proposées\u00A0: 1.');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await axeViolations(page, '#zones')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(spoken).toBeEmpty();
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    // Leaving the field chooses nothing.
    await page.keyboard.press('Tab');
    await expect(answer(page)).toBeEmpty();
    await field(page).press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field(page)).toHaveValue('Sainte-Marie-aux-Mines (68160)');
    const status = page.getByRole('status');
    await expect(status).toContainText('Intervention rapide');
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    for (const [name, href] of [
      [company.phone.display, company.phone.href],
      ['Couvreur à Ribeauvillé', '/ribeauville'],
    ] as const)
      await expect(status.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(await axeViolations(page, '#zones')).toEqual([]);
  });

  testInTab('on a phone a tap answers, and the whole answer is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/zone-intervention');
    await field(page).fill('68800');
    await page.getByRole('option', { name: 'Thann (68800)', exact: true }).click();
    await expect(answer(page)).toContainText('Thann (68800)');
    await field(page).fill('st-louis');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    const choice = page.getByRole('button', { name: 'Saint-Louis (68300)' });
    await expect(choice).toBeInViewport({ ratio: 1 });
    await choice.click();
    await expect(answer(page)).toContainText('Saint-Louis (68300)');
    // The button that was pressed is gone: the focus went to the answer.
    await expect(answer(page)).toBeFocused();
    await expect(answer(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
    await ask(page, 'x'.repeat(300));
    await expect(answer(page)).toContainText('Commune introuvable');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await ask(page, ' ');
    await expect(answer(page)).toContainText('Écrivez son nom ou son code postal');
    await expect(field(page)).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    const header = page.locator('header').first();
    for (const place of ['Nancy', 'Villers']) {
      await ask(page, place);
      await expect(answer(page)).toContainText('Sur demande');
      const [top, bar] = await Promise.all([field(page).boundingBox(), header.boundingBox()]);
      expect(top?.y, `the field with ${place} is below the header`).toBeGreaterThanOrEqual(
        bar ? bar.y + bar.height : Number.NaN,
      );
      await expect(answer(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
    }
    for (const [place, height] of [
      ['Vesoul', 844],
      ['Strasbourg', 844],
      ['Besançon', 844],
      ['Altkirch', 740],
      ['Nancy', 740],
    ] as const) {
      await page.setViewportSize({ width: height === 740 ? 360 : 390, height });
      await ask(page, place);
      await expect(field(page)).toBeInViewport({ ratio: 1 });
      for (const end of ['.zone-map__dot', '.zone-map__pin rect'])
        await expect(page.locator(end)).toBeInViewport({ ratio: 0.99 });
      const workshop = await page.locator('.zone-map__home text').first().boundingBox();
      const call = await page.locator('.call-button').boundingBox();
      if (!workshop || !call) throw new Error('no workshop, or no call button');
      expect(workshop.y + workshop.height, place).toBeLessThan(call.y);
    }
  });

  testInTab('its field holds a whole name, and no hole is beside its map', async ({ page }) => {
    await page.goto('/zone-intervention');
    await field(page).fill('Saint-Loup-sur-Semouse');
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const cut = await field(page).evaluate((input) => input.scrollWidth - input.clientWidth);
      expect(cut, `${width} px`).toBe(0);
      const [map, question, legend] = await Promise.all(
        ['.zone-map', '.zones__look-up', '.map-legend'].map((place) =>
          page.locator(place).boundingBox(),
        ),
      );
      if (!map || !question || !legend) throw new Error('no map, no look-up, or no legend');
      const isPhone = width < 640;
      const hole = isPhone ? question.width - map.width : legend.x - map.x - map.width;
      expect(hole, `${width} px`).toBeLessThanOrEqual(isPhone ? 1 : 80);
    }
  });

  testInTab(
    'no hole is below the map beside an answer, and legend and cards stay',
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('/zone-intervention');
      const tops = () =>
        page
          .locator(':is(.zone-map, .map-legend, .zone-card)')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
          .then(([map, ...below]) => below.map(({ x, y }) => [x, y - (map?.bottom ?? 0)]));
      const before = await tops();
      await ask(page, 'Nancy');
      await expect(answer(page)).toContainText('138 km');
      const after = await tops();
      expect(after).toHaveLength(before.length);
      for (const [index, [x = 0, below = 0] = []] of after.entries()) {
        expect(x).toBe(before[index]?.[0]);
        if (index === 0) expect(below, 'the map reaches down to the legend').toBeLessThan(60);
      }
    },
  );

  test('a postcode stays in one line, however large the letters', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const fonts = await page.context().newCDPSession(page);
    await fonts.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.goto('/zone-intervention');
    await field(page).fill('saint');
    const options = page.getByRole('option');
    await expect(options).toHaveCount(8);
    const lines = await options.evaluateAll((items) =>
      items.map(({ firstChild: text }) => {
        const code = document.createRange();
        if (text) code.setStart(text, text.textContent?.indexOf('(') ?? 0);
        if (text) code.setEndAfter(text);
        return code.getClientRects().length;
      }),
    );
    expect(lines).toEqual(Array(8).fill(1));
  });

  const { communesText, rules } = lookUpData();
  const data = readCommunes(communesText);
  const { answer: answerTo } = lookUp(data, company.position, [], rules);
  /** A commune in no zone of the owner's, with a name that no other has. */
  const onDemand = data.communes.find(({ name }) => {
    const given = answerTo(name);
    return given.kind === 'zone' && given.zone === 'onDemand' && !given.hasNamesakes;
  });

  const answers = [
    ['Strasbourg', 'même à 96\u00A0km'],
    ['Ribeauvillé', 'nous vous disons l’heure.'],
    ['Belfort', 'nous vous disons l’heure.'],
    ['La Bresse', 'nous vous disons l’heure.'],
    ['Pontarlier', 'sur rendez-\u2060vous. En urgence, appelez'],
    [onDemand?.name ?? '', 'Sur demande'],
    ['68700', '18\u2009–\u200920 km'],
    ['Rixheim', 'L’atelier est ici'],
    ['Villers', 'D’autres communes de France portent ce nom'],
    ['Paris', 'Hors de notre zone'],
    ['29910', 'En France, 29910 (Finistère) est à plus de 200 km'],
    ['D-79098', 'Aucune commune française n’a le code «\u00A0D-79098\u00A0»'],
    ['Alsace', 'pas de commune française «\u00A0Alsace\u00A0»'],
    ['Arlesheim', 'pas de commune française «\u00A0Arlesheim\u00A0»'],
    ['Suisse', 'Si vous pensiez à la commune française, la voici.'],
  ] as const;

  testInTab('says for each commune, postcode and slip what is true there', async ({ page }) => {
    await page.goto('/strasbourg');
    for (const [text, words] of answers) {
      await ask(page, text);
      await expect.soft(answer(page), text).toContainText(words);
    }
    await expect(page.getByRole('listbox')).toBeHidden();
    // A page does not lead to itself.
    await ask(page, 'Strasbourg');
    await expect(answer(page)).toContainText('96 km');
    await expect(answer(page).getByRole('link', { name: /Couvreur à/ })).toHaveCount(0);
  });

  for (const path of ['/', '/zone-intervention']) {
    testInTab(`takes the town of ${path} along to the callback form`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await ask(page, 'Guebwiller');
      await answer(page).getByRole('link', { name: 'Être rappelé' }).click();
      await expect(page).toHaveURL('/#rappel');
      await expect(page.locator('#rappel [name="ville"]')).toHaveValue('Guebwiller');
    });
  }

  testInTab('says at once that it is searching, and answers what was asked', async ({ page }) => {
    const script = await hold(page, /hydrate-/);
    const communes = await hold(page, /communes.*\.txt/);
    await page.goto('/zone-intervention');
    await page.getByRole('button', { name: 'Altkirch' }).click();
    await page.getByRole('button', { name: 'Paris' }).click();
    await expect(page.getByRole('button', { name: 'Recherche…' })).toBeVisible();
    script();
    await expect(field(page)).toHaveValue('Paris');
    await expect(page.locator('.look-up [aria-live]')).toHaveText('Recherche…');
    await expect(page.getByRole('button', { name: 'Recherche…' })).toBeDisabled();
    communes();
    await expect(answer(page)).toContainText('394 km');
    await expect(page.getByRole('button', { name: 'Vérifier' })).toBeEnabled();
  });

  testInTab('keeps what was typed while its script was on its way', async ({ page }) => {
    const release = await hold(page, /hydrate-/);
    await page.goto('/zone-intervention');
    await field(page).pressSequentially('Thann');
    release();
    await expect(page.getByRole('option', { name: 'Thann (68800)', exact: true })).toBeVisible();
  });
});

test.describe('when something cannot be loaded', () => {
  test.use({ expectedTroubles: /communes|hydrate-|Failed to load resource/ });

  testInTab('the number is there, and the next try succeeds', async ({ page }) => {
    await page.route(/communes.*\.txt/, (route) => route.abort(), { times: 1 });
    await page.goto('/zone-intervention');
    await field(page).focus();
    await expect(answer(page).getByRole('link', { name: company.phone.display })).toBeVisible();
    await ask(page, 'Thann');
    await expect(answer(page)).toContainText('Thann (68800)');
  });

  testInTab('on a phone the button for the next try is in view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/communes.*\.txt/, (route) => route.abort(), { times: 1 });
    await page.goto('/zone-intervention');
    await field(page).focus();
    await expect(answer(page).getByRole('link', { name: company.phone.display })).toBeVisible();
    await page.getByRole('button', { name: 'Vérifier' }).click({ trial: true, timeout: 5000 });
  });

  testInTab('Enter leads to the number, and says why', async ({ page }) => {
    await page.route(/hydrate-/, (route) => route.abort());
    await page.goto('/zone-intervention');
    await ask(page, 'Thann');
    await expect(page.getByText('La liste des communes ne s’est pas chargée.')).toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the map and the lists stand alone', async ({ page }) => {
    await page.goto('/zone-intervention');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /Vérifier|Thann|Paris/ })).toHaveCount(0);
    await expect(page.locator('.zone-map').getByRole('link', { name: 'Colmar' })).toBeVisible();
  });
});
