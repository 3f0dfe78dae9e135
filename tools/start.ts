/** Builds the site and serves it: `npm start`. */
import { buildHere } from '../release/publish/build-site.ts';
import { runCommand } from '../release/publish/command.ts';
import { main } from '../server/main.ts';

await runCommand(() => buildHere());
await main();
