import { setTimeout } from 'node:timers/promises';

/** Time and sleep, so that tests need not wait. */
export interface Clock {
  /** Monotonic milliseconds: changes of the system date do not affect them. */
  now(): number;
  /** Resolves after the given time, or at once when the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The system clock. */
export const realClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) =>
    setTimeout(Math.max(0, milliseconds), undefined, { signal }).catch(() => {}),
};
