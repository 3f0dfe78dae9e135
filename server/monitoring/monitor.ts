import { STATUS_CODES } from 'node:http';
import { errorCode, type Log } from '../log.ts';
import type { Alerts } from './alerts.ts';
import type { Health } from './health.ts';

/** Counts rejected requests by status, and nothing else about them. */
export class RejectedRequests {
  readonly #counts = new Map<number, number>();

  count(status: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
  }

  /** Logs the counts since the last call in one line; nothing if there are none. */
  logSummary(log: Log): void {
    if (this.#counts.size === 0) return;
    const parts = [...this.#counts].map(
      ([status, count]) => `${count} with ${status} ${STATUS_CODES[status]}`,
    );
    log.warn(`turned away since the last such line: ${parts.join(', ')}`);
    this.#counts.clear();
  }
}

/** Sends the alerts of lasting problems, and those held; logs the rejected requests. */
export async function watch({
  health,
  alerts,
  rejectedRequests,
  log,
}: {
  health: () => Promise<Health>;
  alerts: Alerts;
  rejectedRequests: RejectedRequests;
  log: Log;
}): Promise<void> {
  rejectedRequests.logSummary(log);
  alerts.sendHeld();
  try {
    // Messages that were refused for days are of the report only: nobody can act at once.
    for (const problem of (await health()).problems)
      if (problem !== 'refused') alerts.raise(problem);
  } catch (error) {
    log.error(`the outbox could not be looked at (${errorCode(error)}): check the disk`);
  }
}
