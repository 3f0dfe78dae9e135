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
