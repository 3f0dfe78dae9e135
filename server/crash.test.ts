import { expect, test } from 'vitest';
import { sendThroughKills } from './testing-kills.ts';

test('two kills: every message that was answered with 200 arrives, twice only with the same number', { timeout: 120_000 }, async () => {
  const { answered, lost, apart } = await sendThroughKills({ kills: 2, perKill: 50 });
  expect(answered).toBeGreaterThanOrEqual(100);
  expect({ lost, apart }).toEqual({ lost: [], apart: [] });
});
