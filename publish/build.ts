/**
 * `npm run build`: builds the site aside and, once it is whole and checked, puts it in place of the one before in one step. What
 * follows the command goes to Astro. A build that fails changes nothing.
 */
import '../settings/env.ts';
import { stopWith } from '../settings/fail.ts';
import { buildSite } from './build-site.ts';
import { LocalPlace } from './local-place.ts';
import { putOnline } from './place.ts';

const place = new LocalPlace('.');
const now = new Date();

try {
  const { release, folder } = await buildSite(place, now, process.argv.slice(2));
  await putOnline(place, release, folder, now);
} catch (error) {
  stopWith(error);
}
