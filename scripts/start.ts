/** Builds the site and serves it: `npm start`. Whether the server will get its port is asked before the build, not after. */
import { company } from '../company.ts';
import { demandFreePort } from '../server/port.ts';
import { readSettings } from '../server/settings.ts';
import { orStop } from '../settings/fail.ts';
import { build } from './astro.ts';

const settings = orStop(() => readSettings(process.env));
await demandFreePort(settings).catch((error: unknown) =>
  orStop(() => {
    throw error;
  }),
);
console.log(`Building the site of ${company.name}: a minute the first time, seconds afterwards.`);
const code = await build();
if (code !== 0) process.exit(code);
await import('../server/main.ts');
