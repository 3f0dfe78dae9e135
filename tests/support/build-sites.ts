/** `npm run test:build`: builds aside the two sites that the tests of what is built and in browsers read: the demonstration, and a second company's. */
import './demonstration.ts';
import { rm } from 'node:fs/promises';
import { buildHere } from '../../publish/build-site.ts';
import { stopWith } from '../../settings/fail.ts';
import { demonstrationContent, demonstrationHome, ownContent } from './folders.ts';
import { buildMeyer } from './meyer.ts';
import { changedContent, isDemonstration } from './snapshot.ts';

/** What Astro has read of the content: it would take the entries of two companies for those of one. */
const forgetContent = () => rm('.cache/astro/data-store.json', { force: true });

try {
  const changed = isDemonstration() ? await changedContent() : [];
  if (changed.length > 0)
    console.warn(
      `⚠ The tests do not know ${changed.length} changed files of ${ownContent}, as ${changed[0]}: texts of the product are taken over into ${demonstrationContent} by "npm run demonstration"`,
    );
  await rm(demonstrationHome, { recursive: true, force: true });
  await forgetContent();
  await buildHere([], demonstrationHome);
  await forgetContent();
  await buildMeyer();
  await forgetContent();
} catch (error) {
  stopWith(error);
}
