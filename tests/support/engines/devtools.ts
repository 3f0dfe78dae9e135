import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { chromiumFlags } from '../chromium.ts';
import type { Driver, Key } from './page.ts';

/** The interface that pages of Playwright and of Puppeteer share. */
interface Page {
  evaluate(script: string): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  url(): string;
  mouse: Record<'click' | 'move', (x: number, y: number) => Promise<unknown>>;
  keyboard: { press(key: Key): Promise<unknown>; type(text: string): Promise<unknown> };
  screenshot(): Promise<Uint8Array>;
}

const driverOf = (page: Page, resize: Driver['resize']): Driver => ({
  evaluate: async (inPage, ...parameters) => {
    const call = `(${inPage})(...${JSON.stringify(parameters)})`;
    // Firefox never settles a promise in a page without scripts.
    const answer = await page.evaluate(`(() => {
      const tell = (result) => JSON.stringify({ result });
      const result = ${call};
      return result instanceof Promise ? result.then(tell) : tell(result);
    })()`);
    return JSON.parse(String(answer)).result;
  },
  resizes: true,
  resize,
  goto: (url) => page.goto(url),
  url: async () => page.url(),
  point: ({ x, y }, press) => page.mouse[press ? 'click' : 'move'](x, y),
  press: (key) => page.keyboard.press(key),
  insert: (text) => page.keyboard.type(text),
  screenshot: async () => Buffer.from(await page.screenshot()),
});

/** Starts Debian's Firefox, which Playwright cannot drive. It ends with the stack. */
export async function startFirefox(
  stack: AsyncDisposableStack,
  executablePath: string,
  scripts: boolean,
): Promise<Driver> {
  const extraPrefsFirefox = { 'intl.accept_languages': 'fr-FR', 'javascript.enabled': scripts };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  stack.defer(() => browser.close());
  const page = await browser.newPage();
  return driverOf(page, (size) => page.setViewport(size));
}

/** Starts an older Chromium, which Puppeteer cannot drive. It ends with the stack. */
export async function startChromium(
  stack: AsyncDisposableStack,
  executablePath: string,
  javaScriptEnabled: boolean,
): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  stack.defer(() => browser.close());
  const page = await browser.newPage({ javaScriptEnabled, reducedMotion: 'no-preference' });
  return driverOf(page, (size) => page.setViewportSize(size));
}
