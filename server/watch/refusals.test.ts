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
  expect(said(418)).toEqual(['turned away since the last such line: 1 with 418']);
});

test.each([400, 403, 404, 405, 413, 415, 422, 429, 500, 503])('an answer with %i is named in words as well', (status) => {
  expect(said(status)).toEqual([expect.stringMatching(new RegExp(`: 1 [a-z ]{6,} \\(${status}\\)$`))]);
});
