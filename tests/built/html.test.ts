import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { packageBeside } from '../support/beside.ts';
import { builtSite } from '../support/folders.ts';

/** The W3C's own checker; Java's quick compiler is enough for one run of it. */
const java = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss4m -jar';
const checks = '--errors-only --exit-zero-always --stdout --skip-non-html --filterpattern';

/** Its package would fetch a Java of its own when it is installed. */
const checker = {
  name: 'vnu-jar',
  version: '26.9.27',
  integrity:
    'sha512-TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==',
};

/**
 * What it finds and we let be: it knows CSS by an older list; SVG 2 has `pathLength` on every shape
 * (https://svgwg.org/svg2-draft/paths.html#PathLengthAttribute).
 */
const exceptions = '.*CSS: .*|.*“pathLength” not allowed on element “circle”.*';

// A machine that does much else takes minutes for it.
test('every page is valid HTML', { timeout: 300_000 }, async ({ skip }) => {
  if (spawnSync('java', ['-version']).status !== 0)
    skip('Java is not here; on Debian: apt-get install default-jre-headless');
  const folder = packageBeside(checker);
  if (folder === undefined) return skip('the checker cannot be fetched by "npm pack"');
  const jar = join(folder, 'build/dist/vnu.jar');
  const parameters = [...java.split(' '), jar, ...checks.split(' '), exceptions, builtSite];
  const { stdout } = await promisify(execFile)('java', parameters, { maxBuffer: 1e9 });
  expect(stdout.split('\n').slice(0, 20)).toEqual(['']);
});
