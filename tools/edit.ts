/**
 * `npm run edit`: the development server with the owner's editor. Options go to Astro, as in `--
 * --port 5000`.
 */

import { mendFiles } from '../editor/files.ts';
import { editor } from '../editor/integration.ts';
import { loadEnvFile } from '../src/content-model/env.ts';
import { stopWith } from '../src/content-model/fail.ts';
import { develop, serverOptions } from './develop.ts';

console.log(
  "Le site s'ouvre dans le navigateur, prêt à être modifié. Fermez cette fenêtre (ou appuyez sur Ctrl et C) quand vous avez fini.",
);
try {
  loadEnvFile();
  for (const name of mendFiles())
    console.log(`« ${name} » ne se lisait plus : la version d'avant est revenue.`);
  const options = serverOptions();
  await develop('port' in options ? options : { ...options, open: '/editeur' }, [editor()]);
} catch (error) {
  stopWith(error);
}
