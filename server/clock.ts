import { setTimeout } from 'node:timers/promises';

/** What time it is and how to let it pass, for whatever waits for longer than a test can. */
export interface Clock {
  /** Milliseconds since some moment, which no change of the machine's date moves. */
  now(): number;
  /** Resolves after so many milliseconds, or at once when the signal says so. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The machine's own. */
export const realClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => setTimeout(Math.max(0, milliseconds), undefined, { signal }).catch(() => {}),
};
