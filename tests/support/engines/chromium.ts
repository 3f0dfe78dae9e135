import { chromium } from '@playwright/test';
import { chromiumFlags } from '../chromium.ts';
import type { EnginePage } from './page.ts';

/** Starts an older Chromium, which Playwright can drive as well. */
export async function startChromium(
  stack: AsyncDisposableStack,
  executablePath: string,
  javaScriptEnabled: boolean,
): Promise<EnginePage> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  stack.defer(() => browser.close());
  const page = await browser.newPage({ javaScriptEnabled, reducedMotion: 'no-preference' });
  return {
    evaluate: (inPage, ...parameters) =>
      page.evaluate(`(${inPage})(...${JSON.stringify(parameters)})`),
    resizes: true,
    resize: (size) => page.setViewportSize(size),
    goto: (url) => page.goto(url),
    url: async () => page.url(),
    text: async (selector) => (await page.innerText(selector)).replace(/\s+/g, ' '),
    moveTo: (x, y) => page.mouse.move(x, y),
    hover: (selector) => page.hover(selector),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (selector, text) => page.type(selector, text),
    choose: (list, name) => page.selectOption(list, name),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4' }),
  };
}
