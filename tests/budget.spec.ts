import { pageBudgets } from '../bench/budgets.ts';
import { weigh } from '../bench/first-view.ts';
import { pages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const path of pages) {
  test(`${path} costs no more than it may`, async ({ browser, baseURL }) => {
    const weight = await weigh(browser, `${baseURL}${path}`);
    for (const { name, label, limit } of pageBudgets) expect.soft(weight[name], label).toBeLessThanOrEqual(limit);
  });
}
