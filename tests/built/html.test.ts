import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { builtSite } from '../support/folders.ts';

/** The W3C's own checker, which npm brings as a program in Java. */
const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';

/** What it finds and we let be. */
const exceptions = [
  // It knows properties and at-rules of CSS by an older list; Biome and the build read ours.
  /^CSS: /,
  // SVG 2 has it on every shape (https://svgwg.org/svg2-draft/paths.html#PathLengthAttribute).
  /^Attribute “pathLength” not allowed on element “circle”/,
];

const findings = v.object({
  messages: v.array(
    v.object({ url: v.string(), lastLine: v.optional(v.number()), message: v.string() }),
  ),
});

// A machine that does much else takes minutes for it.
test('every page is valid HTML', { timeout: 300_000 }, async ({ skip }) => {
  if (spawnSync('java', ['-version']).status !== 0) {
    const reason = `Whether the pages are valid HTML is not checked, for Java is not here; on Debian: apt-get install default-jre-headless`;
    console.warn(`⚠ ${reason}`);
    skip(reason);
  }
  // Java's quick compiler is enough for one run; its stack is set for the deepest page.
  const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];
  const parameters = [
    ...java,
    '-jar',
    checker,
    '--errors-only',
    '--exit-zero-always',
    '--stdout',
    '--format',
    'json',
    '--skip-non-html',
    builtSite,
  ];
  const { stdout } = await promisify(execFile)('java', parameters, {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const problems = v
    .parse(findings, JSON.parse(stdout))
    .messages.filter(({ message }) => !exceptions.some((exception) => exception.test(message)))
    .map(
      ({ url, lastLine, message }) =>
        `${url.slice(url.indexOf(builtSite))}: line ${lastLine}: ${message}`,
    );
  expect(problems.slice(0, 20)).toEqual([]);
});
