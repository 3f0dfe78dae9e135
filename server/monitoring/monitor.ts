import { STATUS_CODES } from 'node:http';
import { errorCode, type Log } from '../log.ts';
import type { Alerts } from './alerts.ts';
import type { HealthCheck } from './health.ts';

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

const minute = 60_000;

/** Checks the health every minute and sends alerts. Returns a function that stops it. */
export function startMonitor(watched: {
  healthCheck: HealthCheck;
  alerts: Alerts;
  rejectedRequests: RejectedRequests;
  log: Log;
}): () => void {
  const timer = setInterval(() => void checkHealth(watched), minute);
  return () => clearInterval(timer);
}

/** One check: lasting conditions, held alerts, and the summary of rejected requests. */
export async function checkHealth({
  healthCheck,
  alerts,
  rejectedRequests,
  log,
}: Parameters<typeof startMonitor>[0]): Promise<void> {
  rejectedRequests.logSummary(log);
  alerts.sendHeld();
  try {
    const { problems } = await healthCheck.health();
    for (const problem of problems) if (problem !== 'refused') alerts.raiseCondition(problem);
  } catch (error) {
    log.error(`the outbox could not be looked at (${errorCode(error)}): check the disk`);
  }
}
