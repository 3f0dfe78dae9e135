import { STATUS_CODES } from 'node:http';
import type { Log } from '../log.ts';
import type { Alerts } from './alerts.ts';
import type { Health } from './health.ts';

/** How many requests were rejected, by status, and nothing else about them. */
export type Rejections = Map<number, number>;

/** What is watched. */
interface Watched {
  health: () => Promise<Health>;
  alerts: Alerts;
  rejections: Rejections;
  log: Log;
}

/** Logs in one line what was rejected since the last one; nothing if there is nothing. */
export function logRejections({ rejections, log }: Pick<Watched, 'rejections' | 'log'>): void {
  if (rejections.size === 0) return;
  const parts = [...rejections].map(
    ([status, count]) => `${count} with ${status} ${STATUS_CODES[status]}`,
  );
  log.warn(`turned away since the last such line: ${parts.join(', ')}`);
  rejections.clear();
}

/** Sends the alerts of lasting problems, and pending ones; logs the rejected requests. */
export async function watch(watched: Watched): Promise<void> {
  const { health, alerts } = watched;
  logRejections(watched);
  alerts.sendPending();
  for (const problem of (await health()).problems) alerts.raise(problem);
}
