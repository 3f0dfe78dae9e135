/** `npm run edit`: the development server with the owner's editor; `-- --port 5000` for a port. */
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { mendFiles } from '../editor/files.ts';
import { editor } from '../editor/integration.ts';
import { demandContent } from '../src/content-model/check.ts';
import { loadEnvFile } from '../src/content-model/env.ts';
import { stopWith } from '../src/content-model/fail.ts';
import { readSite } from '../src/content-model/site.ts';

console.log(
  "Le site s'ouvre dans le navigateur, prêt à être modifié. " +
    'Fermez cette fenêtre (ou appuyez sur Ctrl et C) quand vous avez fini.',
);
try {
  const { port } = parseArgs({ options: { port: { type: 'string' } } }).values;
  loadEnvFile();
  for (const name of mendFiles())
    console.log(`« ${name} » ne se lisait plus : la version d'avant est revenue.`);
  // What does not fit between files can be shown, and corrected.
  demandContent(readSite(), ({ alone = false }) => alone);
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { address } = await dev({
    // Its lines are in English, and nothing for an owner.
    logLevel: 'warn',
    server: port === undefined ? { open: '/editeur' } : { port: Number(port) },
    integrations: [editor()],
  });
  console.log(`Prêt : http://localhost:${address.port}/editeur`);
} catch (error) {
  stopWith(error);
}
