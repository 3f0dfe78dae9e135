/** `npm run test:build`: builds aside the site that the tests of what is built and in browsers read. */
import './demonstration.ts';
import { rm } from 'node:fs/promises';
import { buildHere } from '../../publish/build-site.ts';
import { stopWith } from '../../settings/fail.ts';
import { demonstrationContent, demonstrationHome, ownContent } from './folders.ts';
import { changedContent, isDemonstration } from './snapshot.ts';

try {
  const changed = isDemonstration() ? await changedContent() : [];
  if (changed.length > 0)
    console.warn(
      `⚠ The tests do not know ${changed.length} changed files of ${ownContent}, as ${changed[0]}: texts of the product are taken over into ${demonstrationContent} by "npm run demonstration"`,
    );
  await rm(demonstrationHome, { recursive: true, force: true });
  // What Astro has read of the content: it would take the entries of two folders for those of one.
  await rm('.cache/astro/data-store.json', { force: true });
  await buildHere([], demonstrationHome);
  await rm('.cache/astro/data-store.json', { force: true });
} catch (error) {
  stopWith(error);
}
