import { afterEach, expect, test, vi } from 'vitest';
import { realClock } from './clock.ts';

afterEach(() => vi.restoreAllMocks());

const never = new AbortController().signal;

test('it goes on while one sleeps, for as long as one wants, and not backwards', async () => {
  const start = realClock.now();
  await realClock.sleep(20, never);
  // Timers may be a little early.
  expect(realClock.now() - start).toBeGreaterThan(15);
  const now = realClock.now();
  await realClock.sleep(-5000, never);
  await realClock.sleep(0, never);
  expect(realClock.now()).toBeGreaterThanOrEqual(now);
});

test('whoever is woken does not sleep on, and whoever is told beforehand does not begin', async () => {
  const waking = new AbortController();
  const asleep = realClock.sleep(3_600_000, waking.signal);
  waking.abort();
  expect(await asleep).toBeUndefined();
  expect(await realClock.sleep(3_600_000, waking.signal)).toBeUndefined();
});
