/**
 * What every template looks like on a phone and on a desktop: `npx node tools/bench/contact-sheets.ts`, after `npm run build`. Two sheets in `docs/`, small enough to keep
 * beside the code, and the pictures of the README.
 */
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { openSite } from './site.ts';

/** One page of each template, and a second town. */
const templates = [
  ...['/', '/services/toiture', '/services/zinguerie', '/services/isolation', '/services/demoussage-toiture', '/services/travaux-general'],
  ...['/urgence', '/zone-intervention', '/contact', '/colmar', '/saint-claude', '/garanties', '/mentions-legales', '/envoi/rappel', '/404'],
];
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** Pixels of a page's picture on the sheet, between two of them, and how far down a page is shown. */
const sheets = [
  { name: 'phone', device: phone, width: 180, gap: 12, height: 2400 },
  { name: 'desktop', device: desktop, width: 300, gap: 16, height: 1500 },
];

async function pictureOf(browser: Browser, url: string, device: typeof phone | typeof desktop, fullPage: boolean): Promise<Buffer> {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()));
  });
  const picture = await page.screenshot({ fullPage });
  await context.close();
  return picture;
}

await using site = await openSite();

for (const { name, device, width, gap, height } of sheets) {
  const columns: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, path] of templates.entries()) {
    const whole = await sharp(await pictureOf(site.browser, site.url + path, device, true))
      .resize({ width })
      .png()
      .toBuffer({ resolveWithObject: true });
    const input = await sharp(whole.data)
      .extract({ left: 0, top: 0, width, height: Math.min(height, whole.info.height) })
      .toBuffer();
    columns.push({ input, left: gap + index * (width + gap), top: gap });
  }
  const size = { width: gap + templates.length * (width + gap), height: height + 2 * gap };
  await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(columns)
    .jpeg({ quality: 60, mozjpeg: true })
    .toFile(`docs/templates-${name}.jpg`);
}
for (const [name, device, width] of [['phone', phone, 390] as const, ['desktop', desktop, 1440] as const]) {
  await sharp(await pictureOf(site.browser, site.url, device, false))
    .resize({ width })
    .jpeg({ quality: 70, mozjpeg: true })
    .toFile(`docs/home-${name}.jpg`);
}
