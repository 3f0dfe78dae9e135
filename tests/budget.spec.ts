import { chromiumFlags, findChromium, findTestChromium } from './support/chromium.ts';
import { pageBudgets, weigh } from './support/page-weight.ts';
import { oneOfEachTemplate, servicePages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Visitors have the whole browser.
test.use({ launchOptions: { executablePath: findChromium() ?? findTestChromium(), args: chromiumFlags } });

// What a file weighs is looked at for every page in `built/budget.test.ts`; what a browser asks for, on one page of each template,
// and on those whose pictures or fields are others than that one's.
for (const path of new Set([...oneOfEachTemplate, ...servicePages, '/vesoul'])) {
  test(`${path} costs no more than it may`, async ({ browser, baseURL }) => {
    const weight = await weigh(browser, `${baseURL}${path}`);
    for (const { name, label, limit } of pageBudgets) expect.soft(weight[name], label).toBeLessThanOrEqual(limit);
  });
}
