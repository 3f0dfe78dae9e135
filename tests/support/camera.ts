import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

/** An area in pixels, from the top left corner of the page. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Takes screenshots of parts of a page that does not move. Playwright's own screenshots wait for
 * things that are not needed then.
 */
export async function openCamera(page: Page): Promise<(clip: Clip) => Promise<Sharp>> {
  const devtools = await page.context().newCDPSession(page);
  return async (clip) => {
    const { data } = await devtools.send('Page.captureScreenshot', {
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    });
    return sharp(Buffer.from(data, 'base64')).removeAlpha();
  };
}
