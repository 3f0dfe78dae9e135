import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

const source = () => readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that the site follows, by axe's names of their sources. */
const standard: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The violations that axe finds on a page or in a part of it, one line for each rule. */
export async function axeViolations(
  page: Page,
  part = 'html',
  runOnly = standard,
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(await source());
  const options: RunOptions = {
    runOnly,
    // Passed checks are not described node by node, which would take longer than the checks.
    resultTypes: ['violations'],
    // No rule here needs axe to load style sheets again.
    preload: false,
  };
  return page.evaluate(
    async ({ part, options }) => {
      const results = await window.axe?.run(part, options);
      if (!results) throw new Error('axe has not come');
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { part, options },
  );
}
