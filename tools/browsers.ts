/**
 * Sees to the browsers that the tests run in, and says in a line each which it is, or why it is left out. Chromium is a must, and
 * installed where there is none: Playwright's own download, or Debian's package. The other engines are tested where they are found.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { findTestChromium } from '../tests/support/chromium.ts';
import { engineIds, engines, missingPrograms } from './engines.ts';

const { CHROMIUM_PATH: named } = process.env;
const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
const debian = `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends chromium`;
for (const command of named ? [] : ['npx playwright install --with-deps chromium', debian]) {
  if (findTestChromium()) break;
  console.log(`No Chromium here: ${command}`);
  spawnSync(command, { shell: true, stdio: 'ignore', timeout: 600_000 });
}
const chromium = findTestChromium();
if (!chromium) {
  const reason = named ? `CHROMIUM_PATH names no file: ${named}` : 'no Chromium was found and none could be installed';
  console.error(`✖ The browser tests cannot run: ${reason}. Install Chromium, or set CHROMIUM_PATH; right: "/usr/bin/chromium"`);
  process.exit(1);
}
console.log(`Browser tests use ${execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim()}: ${chromium}`);

for (const id of engineIds) {
  const programs = missingPrograms(id).join(', ');
  if (programs === '') console.log(`The main journeys are tested in ${engines[id].name} as well`);
  else console.log(`${engines[id].name} is left out, for it is not here (${programs}); on Debian: ${engines[id].install}`);
}
