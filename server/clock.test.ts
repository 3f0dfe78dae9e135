import { expect, test } from 'vitest';
import { realClock } from './clock.ts';

test('whoever sleeps does so for as long as they want: a courier would ask its mail server without a pause', async () => {
  const start = realClock.now();
  await realClock.sleep(20, new AbortController().signal);
  // Timers may be a little early.
  expect(realClock.now() - start).toBeGreaterThan(15);
});
