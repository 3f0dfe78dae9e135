import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { townPages } from './support/routes.ts';
import { expect, testInTab } from './support/test.ts';

for (const pitch of [25, 45, 60])
  testInTab(
    `at ${pitch} degrees the tiles and the flashing end over the gutter, and numbers stand apart`,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/services/toiture');
      await page.getByRole('slider').fill(String(pitch));
      const drawing = page.locator('.roof-pitch svg');
      const frame = await drawing.boundingBox();
      if (!frame) throw new Error('the drawing is missing');
      // Boxes around what is turned are larger than it: points are asked for.
      const at = (place: string, index: number, x: number, y: number) =>
        drawing
          .locator(place)
          .nth(index)
          .evaluate(
            (piece, [left, top]) => {
              const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
              return new DOMPoint(left, top).matrixTransform(matrix ?? undefined).toJSON();
            },
            [x, y] as const,
          );
      // The first tile is the doubled course, under it.
      const edge = await at('.roof__tile', 1, 0, 0);
      const back = await at('path.roof__zinc', 0, 0, 0);
      const front = await at('path.roof__zinc', 0, -50, 3);
      expect(edge.x).toBeGreaterThan(front.x);
      expect(edge.x).toBeLessThan(back.x);
      expect(edge.y).toBeLessThan(back.y);
      const drip = await at('.roof__flashing', 1, -3, 14);
      expect(drip.x).toBeGreaterThan(front.x);
      expect(drip.x).toBeLessThan(back.x);
      expect(drip.y).toBeGreaterThan(back.y);
      const marks = await Promise.all(
        (await drawing.locator('.roof__marker').all()).map((mark) => mark.boundingBox()),
      );
      for (const [index, mark] of marks.entries()) {
        if (!mark) throw new Error('a number is missing');
        expect(mark.x).toBeGreaterThanOrEqual(frame.x - 1);
        expect(mark.x + mark.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
        for (const other of marks.slice(index + 1))
          expect(
            !other || Math.hypot(mark.x - other.x, mark.y - other.y),
            `${index + 1}`,
          ).toBeGreaterThan(16);
      }
    },
  );

for (const path of [
  '/services/toiture',
  '/services/isolation',
  '/services/zinguerie',
  '/lire-un-devis',
])
  testInTab(
    `what is written on the drawing of ${path} can be read on a phone`,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      const sizes = await page.locator('.roof-drawing text').evaluateAll((texts) =>
        texts.map((text) => {
          const matrix = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
          const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 0;
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    },
  );

testInTab(
  'a line of the quote lights its part of the roof, all else stands back',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/lire-un-devis');
    const chimney = page.locator('.quote-part--7 .roof__zinc').first();
    const scaffold = page.locator('.quote-part--1 path').first();
    await expect(chimney).toHaveCSS('fill-opacity', '1');
    await expect(scaffold).toHaveCSS('fill-opacity', '1');
    await page.getByRole('link', { name: 'Abergement' }).click();
    await expect(page).toHaveURL(/#ligne-7$/);
    await expect(chimney).toHaveCSS('fill-opacity', '1');
    await expect(scaffold).toHaveCSS('fill-opacity', '0.2');
  },
);

/** What a part of a town's roof is drawn as; on the other side, it is a copy of the first. */
const drawnAs: Record<string, string> = {
  ridge: '.roof__ridge, .roof__zinc',
  batten: '.roof__batten',
  underlay: '.roof__membrane, .roof__counter',
  rafter: '.roof__wood',
  kick: '.roof__wood',
  purlin: '.roof__wood',
  truss: '.town-roof__truss',
  floor: '.roof__wool, [fill="url(#fibres)"]',
  wool: '.roof__wool, [fill="url(#fibres)"]',
  sarking: '.roof__wool, [fill="url(#fibres)"]',
  gutter: '.roof__zinc',
  needles: '.town-roof__needles',
  verge: '.town-roof__screws',
  border: '.town-roof__hooks circle, [class^="town-roof__"] path',
  field: '.town-roof__hooks circle, [class^="town-roof__"] path',
  moss: '.town-roof__moss',
  hail: '.town-roof__ice circle',
  drops: '.town-roof__drops',
  snow: '.town-roof__snow',
  guard: '.roof__bracket',
  ice: '.town-roof__ice',
  cladding: '.town-roof__shingles path',
  terrace: '.roof__zinc',
  brisis: '.town-roof__slate path',
  dormer: '.roof__batten',
  glass: '.town-roof__glass',
  overflow: '.roof__zinc',
  valley: '.roof__zinc',
  wall: '.roof__wall, [fill="url(#stones)"]',
  flashing: '.roof__zinc',
  joint: '.roof__zinc',
  nib: '[class^="town-roof__"] path',
  under: '[class^="town-roof__"] path',
};

/** Coverings, and what has no sign of its own. */
const covering = '[class^="town-roof__"] path, .town-roof__steel, .roof__zinc';

/** The parts that the drawing of a town names, in order. */
function namedParts(path: string): string[] {
  const { problems, focus } = parse(readFileSync(`src/content/towns${path}.yaml`, 'utf8'));
  const { parts } = problems?.drawing ?? focus.drawing;
  return parts.map(({ part }: { part: string }) => part);
}

testInTab("what a town's roof names is drawn, and its number leads to it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of townPages) {
    // A tile that was taken off leaves a gap.
    const parts = namedParts(path).map((part) =>
      part === 'gap' ? '' : (drawnAs[part] ?? covering),
    );
    await page.goto(path);
    const drawing = page.locator('.town-roof svg');
    await drawing.scrollIntoViewIfNeeded();
    const missed = await drawing.evaluate((svg, wanted) => {
      return wanted.flatMap((selector, index) => {
        const dot = svg.querySelectorAll('.roof__dot')[index];
        if (!dot) return [`${index + 1} has no number`];
        if (!selector) return [];
        const { x, y, width, height } = dot.getBoundingClientRect();
        const isThere = [0, 0.2, 0.5, 0.8, 1].some((right) =>
          [0, 0.2, 0.5, 0.8, 1].some((down) =>
            document
              .elementsFromPoint(x + width * right, y + height * down)
              .some((piece) => svg.contains(piece) && piece.matches(`${selector}, use`)),
          ),
        );
        return isThere ? [] : [`${index + 1} leads to nothing`];
      });
    }, parts);
    expect(missed, path).toEqual([]);
  }
});

testInTab('a ridge is closed by a ventilated strip or by mortar, not by both', async ({ page }) => {
  await page.goto('/belfort');
  const drawing = page.locator('.town-roof svg');
  await expect(drawing.locator('.town-roof__strip')).toHaveCount(1);
  await expect(drawing.locator('.roof__ridge')).toHaveCount(1);
  await expect(drawing.locator('g:has(> .roof__ridge) .roof__counter')).toHaveCount(0);
  await page.goto('/colmar');
  await expect(drawing.locator('.town-roof__strip')).toHaveCount(0);
  await expect(drawing.locator('g:has(> .roof__ridge) .roof__counter')).toHaveCount(1);
});

for (const width of [360, 1280])
  testInTab(
    `numbers on the roofs of towns stay inside and apart, ${width} wide`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of townPages) {
        await page.goto(path);
        const wrong = await page.locator('.town-roof svg').evaluate((svg) => {
          const frame = svg.getBoundingClientRect();
          const marks = [...svg.querySelectorAll('.roof__marker')].map((mark) =>
            mark.getBoundingClientRect(),
          );
          return marks.flatMap((mark, index) => {
            const isInside =
              mark.left >= frame.left - 1 &&
              mark.right <= frame.right + 1 &&
              mark.top >= frame.top - 1 &&
              mark.bottom <= frame.bottom + 1;
            const isApart = marks
              .slice(index + 1)
              .every(
                (other) =>
                  mark.right < other.left ||
                  other.right < mark.left ||
                  mark.bottom < other.top ||
                  other.bottom < mark.top,
              );
            return isInside && isApart ? [] : [index + 1];
          });
        });
        expect(wrong, path).toEqual([]);
      }
    },
  );
