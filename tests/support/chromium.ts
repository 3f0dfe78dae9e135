import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * What a Chromium is started with: it works as root and in containers, and asks for nothing by
 * itself.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Chromium without its window draws and runs pages as Chromium does, for half the processor time of
 * a page.
 */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Path of the Chromium for the tests: `CHROMIUM_PATH`, then the system's, then Playwright's. */
export function findTestChromium(): string | undefined {
  const { CHROMIUM_PATH: named, PATH: folders = '' } = process.env;
  const places = names.flatMap((name) =>
    folders.split(delimiter).map((folder) => join(folder, name)),
  );
  return (named ? [named] : [...places, chromium.executablePath()]).find((path) =>
    existsSync(path),
  );
}
