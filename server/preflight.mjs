/**
 * Checks that Node.js, the packages and, where a command needs one, the built site are there. This
 * is the only file that must run on an old Node.js. The arguments are the site's folder and the
 * command that builds it.
 */
import { existsSync } from 'node:fs';

/** Same as `engines` in package.json. */
const least = [24, 2];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [, , site, build] = process.argv;
const problem = !existsSync(new URL('../node_modules/', import.meta.url))
  ? 'Il manque ce que « npm ci » installe : lancez-le d’abord.'
  : major < least[0] || (major === least[0] && minor < least[1])
    ? `Il faut Node.js ${least.join('.')} : « npm ci » l’apporte ; sur un Mac, https://nodejs.org.`
    : site && !existsSync(site)
      ? `Il manque ${site} : lancez d’abord « npm run ${build} ».`
      : undefined;

if (problem) {
  console.error(`✖ ${problem}`);
  process.exit(1);
}
