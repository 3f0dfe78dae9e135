import type { FastifyInstance } from 'fastify';
import type { DeliveryWorker } from '../delivery/delivery-worker.ts';
import type { ServedSite } from '../site/served-site.ts';
import { type Alert, alertOf } from './alerts.ts';

/** Seconds until a waiting message counts as late, after a few retries. */
const lateAfter = 15 * 60;

/** The disk is nearly full below this many bytes. */
const littleSpace = 250_000_000;

/** The health report: current problems and the state of all outboxes. */
export interface Health {
  /** `stuck` if someone has to act. */
  status: 'ok' | 'stuck';
  /** Current problems: `docs/exploitation.md` says what to do about each. */
  problems: Alert[];
  queued: number;
  oldestSeconds: number;
}

/**
 * Checks the outboxes and the disk. Messages that wait long are a problem if they are to be sent,
 * and on a public site also if not. `isBuildBroken` says that the last published build cannot be
 * served.
 */
export async function inspect(
  workers: readonly DeliveryWorker[],
  isPublic: boolean,
  isBuildBroken = false,
): Promise<Health> {
  const states = await Promise.all(
    workers.map(async ({ target, outbox }) => {
      const state = await outbox.state();
      const isToLeave = target.transport !== undefined || isPublic;
      const late: [Alert, boolean] = [
        alertOf('late', target.name),
        isToLeave && state.oldestSeconds > lateAfter,
      ];
      return { ...state, late };
    }),
  );
  const checks: [Alert, boolean][] = [
    ['unwritable', states.some(({ writable }) => !writable)],
    ...states.map(({ late }) => late),
    // They share a disk. A folder that went missing counts as without space.
    ['disk', states.every(({ free }) => free < littleSpace)],
    ['build', isBuildBroken],
  ];
  const problems = checks.filter(([, isWrong]) => isWrong).map(([name]) => name);
  const status = problems.length === 0 ? 'ok' : 'stuck';
  const queued = states.reduce((sum, state) => sum + state.queued, 0);
  const oldestSeconds = Math.max(...states.map((state) => state.oldestSeconds));
  return { status, problems, queued, oldestSeconds };
}

/**
 * Serves `GET /vivant` (liveness: the process answers) and `GET /sante` (health, status 503 if
 * someone has to act). A supervisor restarts on the first only: a restart does not fix what the
 * second reports.
 */
export function serveHealth(
  app: FastifyInstance,
  { site, health }: { site: ServedSite; health: () => Promise<Health> },
): void {
  const serve = (path: string, report: () => Promise<Pick<Health, 'status'>>) =>
    app.get(path, async (_request, reply) => {
      const answer = await report();
      return reply
        .code(answer.status === 'ok' ? 200 : 503)
        .headers(site.headersFor(path))
        .header('cache-control', 'no-store')
        .send(answer);
    });
  serve('/vivant', async () => ({ status: 'ok' }));
  serve('/sante', health);
}
