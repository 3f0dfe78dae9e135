import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { debianInstall, tryToInstall } from './install.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

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

/** Chromium without its window: it draws and runs pages as Chromium does, for half the processor time of a page. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

interface Program {
  path: string;
  source: string;
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, then the system's, then Playwright's. */
export function findChromium(names: readonly string[] = systemNames): Program | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? { path: named, source: 'CHROMIUM_PATH' } : undefined;
  const system = onPath(names);
  if (system) return { path: system, source: 'the system' };
  const own = chromium.executablePath();
  return existsSync(own) ? { path: own, source: 'Playwright' } : undefined;
}

/** Path of the Chromium that tests run in: the one without a window where the system has it, else as `findChromium`. */
export const findTestChromium = (): Program | undefined => findChromium([...shellNames, ...systemNames]);

/** What makes the tests faster on a machine that is theirs alone. */
export const shellInstall = (): string[] =>
  process.env.CHROMIUM_PATH === undefined && onPath(shellNames) === undefined ? [debianInstall('chromium-headless-shell')] : [];

/** Installs a Chromium: Playwright's own download, and where that cannot be reached Debian's package. */
export function installChromium(): void {
  console.log('No Chromium here: installing one with Playwright.');
  const download = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'ignore', timeout: 600_000 });
  if (download.status === 0) return;
  console.log('Playwright’s download cannot be reached: installing Debian’s chromium.');
  tryToInstall([debianInstall('chromium')]);
}
