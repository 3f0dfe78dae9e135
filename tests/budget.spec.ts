import { chromiumFlags, findChromium, findTestChromium } from './support/chromium.ts';
import { pageBudgets, startWeighing } from './support/page-weight.ts';
import { oneOfEachTemplate, servicePages } from './support/routes.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<object, { weigh: Awaited<ReturnType<typeof startWeighing>> }>({
  weigh: [async ({ browser }, use) => use(await startWeighing(browser)), { scope: 'worker' }],
});

// Visitors have the whole browser.
test.use({
  launchOptions: { executablePath: findChromium() ?? findTestChromium(), args: chromiumFlags },
});

// What a file weighs is looked at for every page in `built/budget.test.ts`; what a browser asks for, on one page of each template,
// and on those whose pictures or fields are others than that one's.
for (const path of new Set([...oneOfEachTemplate, ...servicePages, '/vesoul'])) {
  test(`${path} costs no more than it may`, async ({ weigh, baseURL }) => {
    const weight = await weigh(`${baseURL}${path}`);
    for (const { name, label, limit } of pageBudgets)
      expect.soft(weight[name], label).toBeLessThanOrEqual(limit);
  });
}
