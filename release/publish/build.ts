/** `npm run build`: builds and checks the site aside, then switches to it in one step. A failed build changes nothing. */
import { buildHere } from './build-site.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  await buildHere();
  console.log('✔ Le site est construit.');
});
