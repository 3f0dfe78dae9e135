/**
 * Sees to the browsers that the tests run in, and says in a line each which it is, or why it is left out. Chromium is a must, and
 * installed where there is none. The other engines are installed where a machine does nothing else, which `CI` says; elsewhere
 * they are tested where they are found. So is Java, which checks the HTML beside them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findTestChromium, installChromium, shellInstall } from './chromium.ts';
import { engineIds, engines, missingPrograms } from './engines.ts';
import { javaInstall, tryToInstall } from './install.ts';

const missing = engineIds.filter((id) => missingPrograms(id).length > 0);
if (process.env.CI !== undefined)
  tryToInstall([...(existsSync('/usr/bin/java') ? [] : [javaInstall]), ...shellInstall(), ...missing.map((id) => engines[id].install)]);
if (process.env.CHROMIUM_PATH === undefined && !findTestChromium()) installChromium();
const chromium = findTestChromium();
if (!chromium) {
  const reason = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`
    : 'no Chromium was found and none could be installed';
  console.error(`✖ The browser tests cannot run: ${reason}. Install Chromium, or set CHROMIUM_PATH; right: "/usr/bin/chromium"`);
  process.exit(1);
}
const version = execFileSync(chromium.path, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
console.log(`Browser tests use ${version} from ${chromium.source}: ${chromium.path}`);

for (const id of missing) {
  const programs = missingPrograms(id).join(', ');
  if (programs !== '') console.log(`${engines[id].name} is left out, for it is not here (${programs}); on Debian: ${engines[id].install}`);
}
const found = engineIds.filter((id) => missingPrograms(id).length === 0).map((id) => engines[id].name);
if (found.length > 0) console.log(`The main journeys are tested in ${found.join(', ')} as well`);
