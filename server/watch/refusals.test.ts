import { expect, test } from 'vitest';
import { keptLog } from '../testing.ts';
import { Refusals } from './refusals.ts';

const said = (...statuses: number[]) => {
  const kept = keptLog();
  const refusals = new Refusals();
  for (const status of statuses) refusals.count(status);
  refusals.report(kept.log);
  refusals.report(kept.log);
  return kept.lines;
};

test('one line says how often what was turned away and why, and the next one begins anew', () => {
  expect(said()).toEqual([]);
  expect(said(429, 422, 429)).toEqual(['turned away since the last such line: 2 with 429 Too Many Requests, 1 with 422 Unprocessable Entity']);
});
