/** Builds the site and serves it: `npm start`. Whether the server will get its port is asked before the build, not after. */
import '../content-model/env.ts';
import { orStop, stopWith } from '../content-model/fail.ts';
import { company } from '../content-model/the-company.ts';
import { buildHere } from '../release/publish/build-site.ts';
import { stopWithNpm } from '../server/orphan.ts';
import { demandFreePort } from '../server/port.ts';
import { readSettings } from '../server/settings.ts';

const settings = orStop(() => readSettings(process.env));
await demandFreePort(settings).catch(stopWith);
console.log(`Building the site of ${company.name}: a minute the first time, seconds afterwards.`);
// From its start on the server ends in its own way.
const letGo = stopWithNpm(() => process.exit(1));
await buildHere().catch(stopWith);
letGo();
await import('../server/main.ts');
