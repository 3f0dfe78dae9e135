/** Builds the site and serves it: `npm start`. Whether the server will get its port is asked before the build, not after. */
import { buildHere } from '../release/publish/build-site.ts';
import { runCommand } from '../release/publish/command.ts';
import { main } from '../server/main.ts';
import { stopWithNpm } from '../server/orphan.ts';
import { demandFreePort } from '../server/port.ts';
import { readSettings } from '../server/settings.ts';

await runCommand(async (company) => {
  await demandFreePort(readSettings(process.env));
  console.log(`Building the site of ${company.name}: a minute the first time, seconds afterwards.`);
  // From its start on the server ends in its own way.
  const letGo = stopWithNpm(() => process.exit(1));
  await buildHere();
  letGo();
  await main();
});
