/**
 * `npm run build`: builds the site aside and, once it is whole and checked, puts it in place of the one before in one step. What
 * follows the command goes to Astro. A build that fails changes nothing.
 */
import '../../content-model/env.ts';
// A setting that cannot be right stops here, before Astro starts.
import '../../content-model/the-company.ts';
import { stopWith } from '../../content-model/fail.ts';
import { buildHere } from './build-site.ts';
import { inFrench } from './trouble.ts';

await buildHere(process.argv.slice(2)).catch((error: unknown) => stopWith(inFrench(error)));
