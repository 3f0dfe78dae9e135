/**
 * Says in one line what is missing before anything of the project can run, in words that any Node.js understands: this is the
 * only file that has to run on an old one. A command that needs a built site names it, and the command that builds it.
 */
import { existsSync } from 'node:fs';

/** As `engines` in package.json says. */
const least = [24, 2];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [, , site, build] = process.argv;
const problem = !existsSync(new URL('../node_modules/', import.meta.url))
  ? 'Il manque ce que « npm ci » installe : lancez-le d’abord.'
  : major < least[0] || (major === least[0] && minor < least[1])
    ? `Il faut Node.js ${least.join('.')} ou plus récent, et voici ${process.versions.node} : « npm ci » l’apporte sous Linux et Windows ; sur un Mac, installez-le depuis https://nodejs.org.`
    : site && !existsSync(site)
      ? `Il manque ${site} : lancez d’abord « npm run ${build} ».`
      : undefined;

if (problem) {
  console.error(`✖ ${problem}`);
  process.exit(1);
}
