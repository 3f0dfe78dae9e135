/**
 * `npm run build`: builds the site aside and, once it is whole and checked, puts it in place of the one before in one step. A build
 * that fails changes nothing.
 */
import { buildHere } from './build-site.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  await buildHere();
  console.log('✔ Le site est construit.');
});
