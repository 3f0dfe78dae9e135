import { STATUS_CODES } from 'node:http';
import type { Log } from '../log.ts';
import type { Alerts } from './alerts.ts';
import type { Health } from './health.ts';

/** The number of rejected requests by status. Nothing else about them is recorded. */
export type Rejections = Map<number, number>;

/** What `watch` reads and reports to. */
interface Watched {
  health: () => Promise<Health>;
  alerts: Alerts;
  rejections: Rejections;
  log: Log;
}

/** Logs the rejections since the last call in one line, if there are any. */
export function logRejections({ rejections, log }: Pick<Watched, 'rejections' | 'log'>): void {
  if (rejections.size === 0) return;
  const parts = [...rejections].map(
    ([status, count]) => `${count} with ${status} ${STATUS_CODES[status]}`,
  );
  log.warn(`turned away since the last such line: ${parts.join(', ')}`);
  rejections.clear();
}

/** Raises alerts for current problems, sends pending alerts, and logs rejections. */
export async function watch(watched: Watched): Promise<void> {
  const { health, alerts } = watched;
  logRejections(watched);
  alerts.sendPending();
  for (const problem of (await health()).problems) alerts.raise(problem);
}
