import { STATUS_CODES } from 'node:http';
import { errorCode, type Log } from '../log.ts';
import type { Alerts } from './alerts.ts';
import type { Attention } from './health.ts';

/** Counts the requests that are turned away, by the status of the answer and by nothing else. */
export class Refusals {
  readonly #counts = new Map<number, number>();

  count(status: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
  }

  /** Writes one line on what was turned away since the last one, and none when nothing was. */
  report(log: Log): void {
    if (this.#counts.size === 0) return;
    const parts = [...this.#counts].map(([status, count]) => `${count} with ${status} ${STATUS_CODES[status]}`);
    log.warn(`turned away since the last such line: ${parts.join(', ')}`);
    this.#counts.clear();
  }
}

const minute = 60_000;

/** Looks at the server once a minute, and tells a person what someone has to look at. Returns how to end it. */
export function startWatch(watched: { attention: Attention; alerts: Alerts; refusals: Refusals; log: Log }): () => void {
  const timer = setInterval(() => void look(watched), minute);
  return () => clearInterval(timer);
}

/** One look: alerts for what lasts, alerts that were held back, and the line on what was turned away. */
export async function look({ attention, alerts, refusals, log }: Parameters<typeof startWatch>[0]): Promise<void> {
  refusals.report(log);
  alerts.tellHeld();
  try {
    const { problems } = await attention.health();
    for (const problem of problems) if (problem !== 'refused') alerts.lasts(problem);
  } catch (error) {
    log.error(`the outbox could not be looked at (${errorCode(error)}): check the disk`);
  }
}
