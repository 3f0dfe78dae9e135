import { expect, test } from 'vitest';
import { costPerTown, growsLinearly } from './growth.ts';

const towns = [22, 250, 500, 1000, 2000];
const stepsOf = (cost: (towns: number) => number) => towns.map((count) => ({ towns: count, cost: cost(count) }));

test('a cost per town is that of the towns added', () => {
  expect(costPerTown(stepsOf((count) => 8 + count / 4))).toEqual([0.25, 0.25, 0.25, 0.25]);
});

test.each([
  ['as the towns do', (count: number) => 8 + count / 10, true],
  ['a little more, as sorting does', (count: number) => 8 + (count * Math.log2(count)) / 100, true],
  ['by less and less', (count: number) => 8 + Math.sqrt(count), true],
  ['as their square', (count: number) => 8 + count ** 2 / 1e5, false],
  ['as their square, beside a larger cost that does not', (count: number) => 8 + count / 10 + count ** 2 / 1e4, false],
])('growth %s', (_, cost, linear) => {
  expect(growsLinearly(stepsOf(cost), 1.5)).toBe(linear);
});
