import { expect, test } from 'vitest';
import { builtSite } from '../support/folders.ts';
import { htmlProblems, pageFiles, whyNotCheckable } from '../support/valid-html.ts';

// A machine that does much else takes minutes for it.
test('every page is valid HTML', { timeout: 300_000 }, async ({ skip }) => {
  const reason = whyNotCheckable();
  if (reason !== undefined) {
    console.warn(`⚠ ${reason}`);
    skip(reason);
  }
  expect(pageFiles(builtSite).length).toBeGreaterThan(35);
  expect((await htmlProblems(builtSite)).slice(0, 20)).toEqual([]);
});
