import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../outbox/outbox.ts';
import type { ServedSite } from '../site/served-site.ts';
import type { Alert } from './alerts.ts';

/** Seconds until a waiting message counts as late, after a few retries. */
const lateAfter = 15 * 60;

/** The disk is nearly full below this many bytes. */
const littleSpace = 250_000_000;

/** The health report: current problems and the state of the outbox. */
export interface Health {
  /** `stuck` if someone has to act. */
  status: 'ok' | 'stuck';
  /** Current problems: `docs/exploitation.md` says what to do about each. */
  problems: Alert[];
  queued: number;
  oldestSeconds: number;
}

/**
 * Checks the outbox and the disk. `alertWhenLate` makes messages that wait long a problem: they are
 * one with SMTP, and on a public site without it. `isBuildBroken` says that the last published build
 * cannot be served.
 */
export async function inspect(
  outbox: Outbox,
  alertWhenLate: boolean,
  isBuildBroken = false,
): Promise<Health> {
  const { writable, queued, oldestSeconds, free } = await outbox.state();
  const checks: [Alert, boolean][] = [
    ['unwritable', !writable],
    ['late', alertWhenLate && oldestSeconds > lateAfter],
    ['disk', free < littleSpace],
    ['build', isBuildBroken],
  ];
  const problems = checks.filter(([, isWrong]) => isWrong).map(([name]) => name);
  const status = problems.length === 0 ? 'ok' : 'stuck';
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
