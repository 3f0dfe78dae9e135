import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, or in a part of it, one line for each rule. */
export async function axeViolations(page: Page, part = 'html'): Promise<string[]> {
  // The site has no frames: the default mode opens a page for each run to look for them.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
