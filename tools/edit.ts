/** The site and, beside it, the editor for who owns it: `npm run edit`. What follows the command goes to Astro, as in `-- --port 5000`. */
import { runAstro } from './astro.ts';

console.log("Le site s'ouvre dans le navigateur, prêt à être modifié. Fermez cette fenêtre (ou appuyez sur Ctrl et C) quand vous avez fini.");
const options = process.argv.slice(2);
process.exitCode = await runAstro({ SITE_EDITOR: '1' }, 'dev', ...(options.includes('--port') ? [] : ['--open', '/editeur']), ...options);
