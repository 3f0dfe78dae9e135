import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { installCommand, javaPackages } from '../../scripts/debian-packages.ts';

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
  messages: v.array(v.object({ url: v.string(), lastLine: v.optional(v.number()), message: v.string() })),
});

/** Why a machine cannot check its pages, or nothing. */
export const whyNotCheckable = (): string | undefined =>
  spawnSync('java', ['-version']).status === 0
    ? undefined
    : `Whether the pages are valid HTML is not checked, for Java is not here; on Debian: ${installCommand(javaPackages)}`;

/** The pages of a built site, by file name. */
export const pageFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'));

/** What is not valid in the pages of a built site, one line each. */
export async function htmlProblems(folder: string): Promise<string[]> {
  const parameters = ['-jar', checker, '--errors-only', '--exit-zero-always', '--stdout', '--format', 'json', '--skip-non-html', folder];
  const { stdout } = await promisify(execFile)('java', parameters, { maxBuffer: Number.POSITIVE_INFINITY });
  const { messages } = v.parse(findings, JSON.parse(stdout));
  return messages
    .filter(({ message }) => !exceptions.some((exception) => exception.test(message)))
    .map(({ url, lastLine, message }) => `${url.slice(url.indexOf(folder))}: line ${lastLine}: ${message}`);
}
