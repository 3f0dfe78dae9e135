import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { builtSite } from '../support/folders.ts';

/** The W3C's own checker; Java's quick compiler is enough for one run of it. */
const command =
  '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss4m -jar ' +
  'node_modules/vnu-jar/build/dist/vnu.jar --errors-only --exit-zero-always --stdout ' +
  '--skip-non-html --filterpattern';

/**
 * What it finds and we let be: it knows CSS by an older list; SVG 2 has `pathLength` on every shape
 * (https://svgwg.org/svg2-draft/paths.html#PathLengthAttribute).
 */
const exceptions = '.*CSS: .*|.*“pathLength” not allowed on element “circle”.*';

// A machine that does much else takes minutes for it.
test('every page is valid HTML', { timeout: 300_000 }, async ({ skip }) => {
  if (spawnSync('java', ['-version']).status !== 0)
    skip('Java is not here; on Debian: apt-get install default-jre-headless');
  const parameters = [...command.split(' '), exceptions, builtSite];
  const { stdout } = await promisify(execFile)('java', parameters, { maxBuffer: 1e9 });
  expect(stdout.split('\n').slice(0, 20)).toEqual(['']);
});
