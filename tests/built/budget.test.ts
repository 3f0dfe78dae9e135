import { expect, test } from 'vitest';
import { pageBudgets } from '../../bench/budgets.ts';
import { builtSite } from '../support/folders.ts';
import { pages } from '../support/routes.ts';
import { weightsOf } from './weights.ts';

const limits = new Map<string, number>(pageBudgets.map(({ name, limit }) => [name, limit]));

test.each(pages)('%s weighs no more than it may', async (path) => {
  const weights = await weightsOf(builtSite, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  expect(weights.script).toBeGreaterThan(0);
  const over = Object.entries(weights).filter(([name, bytes]) => bytes > (limits.get(name) ?? 0));
  expect(over).toEqual([]);
});
