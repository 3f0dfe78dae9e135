/** `npm run demonstration`: takes `src/content` over into `tests/demonstration`, after a change of the product's own texts. */
import { cp, rm } from 'node:fs/promises';
import { stopWith } from '../../settings/fail.ts';
import { demonstrationContent, ownContent } from './folders.ts';
import { changedContent, isDemonstration } from './snapshot.ts';

try {
  if (isDemonstration()) {
    const changed = await changedContent();
    await rm(demonstrationContent, { recursive: true, force: true });
    await cp(ownContent, demonstrationContent, { recursive: true });
    console.log(`✔ ${demonstrationContent} has the texts of ${ownContent}: ${changed.length} files changed`);
  } else {
    console.error(`✖ ${ownContent} is the site of a company that exists: the tests keep the demonstration as it is`);
    process.exitCode = 1;
  }
} catch (error) {
  stopWith(error);
}
