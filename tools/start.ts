/** Builds the site and serves it: `npm start`. Whether the server will get its port is asked before the build, not after. */
import { contentFolder } from '../content-model/content-folder.ts';
import { loadEnvFile } from '../content-model/env.ts';
import { stopWith } from '../content-model/fail.ts';
import { readSite } from '../content-model/site.ts';
import { buildHere } from '../release/publish/build-site.ts';
import { main } from '../server/main.ts';
import { stopWithNpm } from '../server/orphan.ts';
import { demandFreePort } from '../server/port.ts';
import { readSettings } from '../server/settings.ts';

// From its start on the server ends in its own way.
const letGo = stopWithNpm(() => process.exit(1));
try {
  loadEnvFile();
  const { company } = readSite({ folder: contentFolder }, process.env, new Date());
  await demandFreePort(readSettings(process.env));
  console.log(`Building the site of ${company.name}: a minute the first time, seconds afterwards.`);
  await buildHere();
} catch (error) {
  stopWith(error);
}
letGo();
await main();
