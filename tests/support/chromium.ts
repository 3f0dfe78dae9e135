import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Chromium's command-line flags: it runs as root and in containers, and makes no requests of its
 * own.
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
 * The headless shell draws and runs pages like Chromium, in half the processor time.
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
