/**
 * Says in one line what is missing before anything of the project can run, in words that any Node.js understands: this is the
 * only file that has to run on an old one.
 */
import { existsSync } from 'node:fs';

/** As `engines` in package.json says. */
const least = [24, 2];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const problem = !existsSync(new URL('../node_modules/', import.meta.url))
  ? 'The packages are not installed: run "npm ci" first.'
  : major < least[0] || (major === least[0] && minor < least[1])
    ? `Node.js ${least.join('.')} or newer is needed, and this is ${process.versions.node}: run "npm ci", which brings one on Linux and Windows, or install the one in .node-version.`
    : undefined;

if (problem) {
  console.error(`✖ ${problem}`);
  process.exit(1);
}
