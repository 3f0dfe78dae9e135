import type { Step } from './place.ts';
import { changesBetween } from './release.ts';

/** Says what a visitor finds changed, page by page, and where. */
export function report({ before, online }: Step, siteUrl: string): void {
  const { added, changed, removed } = changesBetween(before, online);
  for (const [mark, paths] of [
    ['+', added],
    ['~', changed],
    ['-', removed],
  ] as const)
    for (const path of paths) console.log(`${mark} ${path}`);
  const since = before ? `since the build of ${before.builtAt}` : 'nothing was online before';
  console.log(`${added.length} added (+), ${changed.length} changed (~), ${removed.length} removed (-), ${since}`);
  console.log(`✔ Online: the build of ${online.builtAt}, ${siteUrl}/`);
}
