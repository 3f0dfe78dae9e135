import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What a Chromium is started with: it works as root and in containers, and asks for nothing by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium without its window: it draws and runs pages as Chromium does, for half the processor time of a page. */
const shell = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, then the system's, then Playwright's. */
export function findChromium(names = whole): string | undefined {
  const { CHROMIUM_PATH: named, PATH: folders = '' } = process.env;
  const places = names.flatMap((name) =>
    folders.split(delimiter).map((folder) => join(folder, name)),
  );
  return (named ? [named] : [...places, chromium.executablePath()]).find((path) =>
    existsSync(path),
  );
}

/** Path of the Chromium that tests run in: the one without a window where the system has it, else as `findChromium`. */
export const findTestChromium = (): string | undefined => findChromium([...shell, ...whole]);
