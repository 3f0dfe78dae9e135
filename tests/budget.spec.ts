import { chromiumFlags, findChromium, findTestChromium } from './support/chromium.ts';
import { pageBudgets, startVisitors } from './support/page-weight.ts';
import { oneOfEachTemplate, servicePages } from './support/routes.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<object, { visitors: Awaited<ReturnType<typeof startVisitors>> }>({
  visitors: [
    async ({ browser }, use) => {
      await using visitors = await startVisitors(browser);
      await use(visitors);
    },
    { scope: 'worker' },
  ],
});

// Visitors have the whole browser.
test.use({ launchOptions: { executablePath: findChromium() ?? findTestChromium(), args: chromiumFlags } });

// What a file weighs is looked at for every page in `built/budget.test.ts`; what a browser asks for, on one page of each template,
// and on those whose pictures or fields are others than that one's.
for (const path of new Set([...oneOfEachTemplate, ...servicePages, '/vesoul'])) {
  test(`${path} costs no more than it may`, async ({ visitors, baseURL }) => {
    const weight = await visitors.weigh(`${baseURL}${path}`);
    for (const { name, label, limit } of pageBudgets) expect.soft(weight[name], label).toBeLessThanOrEqual(limit);
  });
}
