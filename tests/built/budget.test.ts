import { expect, test } from 'vitest';
import { readBuiltSite } from '../../release/hosting/built-site.ts';
import { headersFor } from '../../release/hosting/headers-file.ts';
import { isFictional } from '../../release/publish/live-checklist.ts';
import { builtSite } from '../support/folders.ts';
import { pageBudgets } from '../support/page-weight.ts';
import { pages, servicePages } from '../support/routes.ts';
import { testSite } from '../support/site.ts';
import { weightsOf } from './weights.ts';

const { company } = testSite();
const limits = new Map<string, number>(pageBudgets.map(({ name, limit }) => [name, limit]));

/** What an owner adds, a review or longer words, may weigh one packet of the network more than the pages that are handed over. */
const leeway = isFictional(company.phone.display) ? 1 : 1.1;

test.each(pages)('%s weighs no more than it may', async (path) => {
  const weights = await weightsOf(builtSite, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  expect(weights.script).toBeGreaterThan(0);
  const over = Object.entries(weights).filter(
    ([name, bytes]) => bytes > Math.floor((limits.get(name) ?? 0) * leeway),
  );
  expect(over).toEqual([]);
});

test.each(servicePages)(
  '%s arrives in ten packets, with its headers and those of every answer',
  async (path) => {
    const own = Object.entries(headersFor((await readBuiltSite(builtSite)).rules, path)).join(
      '\r\n',
    );
    const { page } = await weightsOf(builtSite, `${path.slice(1)}.html`);
    expect(own.length + page).toBeLessThanOrEqual(Math.floor(14_300 * leeway));
  },
);
