/**
 * Finds the Chromium that the browser tests use, and installs one where there is none: Playwright's own download, and
 * where that cannot be reached Debian's package. Run by itself it says in one line which one it is.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

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

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, then the system's, then Playwright's. */
export function findChromium(): { path: string; source: string } | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? { path: named, source: 'CHROMIUM_PATH' } : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = systemNames.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  if (system) return { path: system, source: 'the system' };
  const own = chromium.executablePath();
  return existsSync(own) ? { path: own, source: 'Playwright' } : undefined;
}

function installChromium(): void {
  console.log('No Chromium here: installing one with Playwright.');
  const download = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'ignore', timeout: 600_000 });
  if (download.status === 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Playwright’s download cannot be reached: installing Debian’s chromium.');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const [program = '', ...parameters] = [...asRoot, ...command];
    spawnSync(program, parameters, { stdio: 'ignore', timeout: 600_000 });
  }
}

if (import.meta.main) {
  if (process.env.CHROMIUM_PATH === undefined && !findChromium()) installChromium();
  const found = findChromium();
  if (!found) {
    const reason = process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`
      : 'no Chromium was found and none could be installed';
    console.error(`✖ The browser tests cannot run: ${reason}. Install Chromium, or set CHROMIUM_PATH; right: "/usr/bin/chromium"`);
    process.exit(1);
  }
  const version = execFileSync(found.path, ['--version'], { encoding: 'utf8' }).trim();
  console.log(`Browser tests use ${version} from ${found.source}: ${found.path}`);
}
