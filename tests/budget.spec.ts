import { byteBudgets, requestBudget } from '../bench/budgets.ts';
import { weigh } from '../bench/first-view.ts';
import { pages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

for (const path of pages) {
  test(`${path} costs no more than it may`, async ({ browser, baseURL }) => {
    const { requests, ...weights } = await weigh(browser, `${baseURL}${path}`);
    for (const [name, { label, limit }] of Object.entries(byteBudgets)) {
      expect.soft(weights[name as keyof typeof weights], label).toBeLessThanOrEqual(limit);
    }
    expect.soft(requests, requestBudget.label).toBeLessThanOrEqual(requestBudget.limit);
  });
}
