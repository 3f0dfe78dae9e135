/**
 * Finds or installs the test browsers and prints one line for each. Chromium is required, from
 * Debian or Playwright. The other engines, and Java for the HTML check, are installed only under
 * `CI` and skipped if missing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { findTestChromium } from '../chromium.ts';
import { debianInstall, engineIds, engines, missingPrograms } from './engines.ts';

const { CHROMIUM_PATH: named, CI } = process.env;

/** Tries an install command; it may fail on another system or without privileges. */
function tryTo(command: string): void {
  const asRoot = command.startsWith('apt-get') && process.getuid?.() !== 0 ? 'sudo -n ' : '';
  console.log(`▶ ${command}`);
  spawnSync(asRoot + command, { shell: true, stdio: 'ignore', timeout: 600_000 });
}

const missing = engineIds.filter((id) => missingPrograms(id).length > 0);
if (CI)
  for (const command of [
    'apt-get update',
    debianInstall('default-jre-headless'),
    // The fallbacks of the site's fonts are made for these fonts.
    debianInstall('fonts-liberation'),
    ...missing.map((id) => engines[id].install),
  ])
    tryTo(command);
for (const command of named
  ? []
  : [
      'apt-get update',
      debianInstall('chromium-headless-shell fonts-liberation'),
      'npx playwright install --with-deps chromium',
    ])
  if (!findTestChromium()) tryTo(command);
const chromium = findTestChromium();
if (!chromium) {
  const reason = named
    ? `CHROMIUM_PATH names no file: ${named}`
    : 'no Chromium was found and none could be installed';
  console.error(
    `✖ The browser tests cannot run: ${reason}. Install Chromium, or set CHROMIUM_PATH; ` +
      'right: "/usr/bin/chromium"',
  );
  process.exit(1);
}
const version = execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
console.log(`Browser tests use ${version}: ${chromium}`);

for (const id of engineIds) {
  const programs = missingPrograms(id).join(', ');
  if (programs === '') console.log(`The main journeys are tested in ${engines[id].name} as well`);
  else
    console.log(
      `${engines[id].name} is left out, for it is not here (${programs}); on Debian: ` +
        `${engines[id].install}`,
    );
}
