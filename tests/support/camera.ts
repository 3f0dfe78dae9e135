import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

/** In pixels of the page, from its top left corner. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Takes pictures of parts of a page that stands still: Playwright's own wait for much that does not
 * move here.
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
