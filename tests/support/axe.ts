import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The rules that the site keeps, by axe's names for where they come from. */
const standard: RunOptions['runOnly'] = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** What axe finds on a page, or in a part of it, one line for each rule. */
export async function axeViolations(page: Page, part = 'html', runOnly = standard): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // The site has no frames: the default mode opens a page for each run to look for them.
    .setLegacyMode(true)
    // What is right is not described node by node, which takes longer than to look at it.
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
