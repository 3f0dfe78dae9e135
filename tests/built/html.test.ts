import { expect, test } from 'vitest';
import { builtSite } from '../support/folders.ts';
import { htmlProblems, pageFiles } from '../support/valid-html.ts';

test('every page is valid HTML', async () => {
  expect(pageFiles(builtSite).length).toBeGreaterThan(35);
  expect((await htmlProblems(builtSite)).slice(0, 20)).toEqual([]);
});
