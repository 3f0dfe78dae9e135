import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../outbox/outbox.ts';
import type { ServedSite } from '../served-site.ts';
import type { Condition } from './alerts.ts';

/** Seconds until a waiting message counts as late, after a few retries. */
const lateAfter = 15 * 60;

/** Warn at this share of the outbox's maximum, while there is still time to act. */
const manyMessages = 0.25;

/** The disk is nearly full below this share, or below a gigabyte on a large disk. */
const littleSpace = { part: 0.05, bytes: 1_000_000_000 };

/** Milliseconds a result is cached, so that frequent requests do not wear out the disk. */
const remembered = 5000;

/** The health report: counts and names of problems. */
export interface Health {
  /** `stuck` if someone has to act. */
  status: 'ok' | 'stuck';
  /** Current problems: `docs/exploitation.md` says what to do about each. */
  problems: (Condition | 'refused')[];
  queued: number;
  refused: number;
  oldestSeconds: number;
  delivery: 'smtp' | 'folder';
}

/** Options of the health check. */
export interface HealthCheckOptions {
  outbox: Outbox;
  delivery: Health['delivery'];
  /** Whether waiting messages are a problem: always with SMTP, and on a public site without it. */
  mustLeave: boolean;
}

/** Checks the outbox and the disk. */
export class HealthCheck {
  readonly #options: HealthCheckOptions;
  #last: { health: Promise<Health>; at: number } | undefined;

  constructor(options: HealthCheckOptions) {
    this.#options = options;
  }

  /** The current health, cached for a few seconds. */
  health(): Promise<Health> {
    const now = performance.now();
    if (this.#last === undefined || now - this.#last.at >= remembered)
      this.#last = { health: inspect(this.#options), at: now };
    return this.#last.health;
  }
}

async function inspect({ outbox, delivery, mustLeave }: HealthCheckOptions): Promise<Health> {
  const { writable, queued, refused, oldestSeconds, filled, disk } = await outbox.state();
  const checks: [Health['problems'][number], boolean][] = [
    ['unwritable', !writable],
    ['late', mustLeave && oldestSeconds > lateAfter],
    ['refused', refused > 0],
    ['disk', disk.free < Math.min(disk.size * littleSpace.part, littleSpace.bytes)],
    ['outbox', filled >= manyMessages],
  ];
  const problems = checks.filter(([, isWrong]) => isWrong).map(([name]) => name);
  return {
    status: problems.length === 0 ? 'ok' : 'stuck',
    problems,
    queued,
    refused,
    oldestSeconds,
    delivery,
  };
}

/**
 * Serves `GET /vivant` (liveness: the process answers) and `GET /sante` (health, status 503 if someone has to act). A supervisor restarts on the
 * first only: a restart does not fix what the second reports.
 */
export function serveHealth(
  app: FastifyInstance,
  { site, healthCheck }: { site: ServedSite; healthCheck: HealthCheck },
): void {
  app.get('/vivant', (_request, reply) =>
    reply
      .headers(site.headersFor('/vivant'))
      .header('cache-control', 'no-store')
      .send({ status: 'ok' }),
  );

  app.get('/sante', async (_request, reply) => {
    const health = await healthCheck.health();
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .headers(site.headersFor('/sante'))
      .header('cache-control', 'no-store')
      .send(health);
  });
}
