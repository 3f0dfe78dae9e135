import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../outbox/outbox.ts';
import type { Site } from '../site.ts';
import type { Condition } from './alerts.ts';

/** Seconds after which a message that should have left long ago is reported: a few tries at least. */
const lateAfter = 15 * 60;

/** A part of the most messages that the outbox keeps: the other three quarters leave time to do something. */
const manyMessages = 0.25;

/** The disk is nearly full below this part of it, or below a gigabyte of a large one. */
const littleSpace = { part: 0.05, bytes: 1_000_000_000 };

/** Milliseconds for which an answer is remembered: who asks more often learns nothing new, and cannot wear out the disk. */
const remembered = 5000;

/** What whoever watches over the server is told: numbers and the names of what is wrong. */
export interface Health {
  /** `stuck` when someone has to look. */
  status: 'ok' | 'stuck';
  /** What someone has to look at: `docs/exploitation.md` says what to do about each. */
  problems: (Condition | 'refused')[];
  queued: number;
  refused: number;
  oldestSeconds: number;
  delivery: 'smtp' | 'folder';
}

/** What the look at the outbox needs to know of the settings. */
export interface AttentionOptions {
  outbox: Outbox;
  delivery: Health['delivery'];
  /** Whether nobody but a mail server would take the messages away: without one that is so on a site for the public. */
  mustLeave: boolean;
}

/** Says whether someone has to look at the server. */
export class Attention {
  readonly #options: AttentionOptions;
  #last: { health: Promise<Health>; at: number } | undefined;

  constructor(options: AttentionOptions) {
    this.#options = options;
  }

  /** How things are, or were a few seconds ago. */
  health(): Promise<Health> {
    const now = performance.now();
    if (this.#last === undefined || now - this.#last.at >= remembered) this.#last = { health: inspect(this.#options), at: now };
    return this.#last.health;
  }
}

async function inspect({ outbox, delivery, mustLeave }: AttentionOptions): Promise<Health> {
  const { writable, queued, refused, oldestSeconds, filled, disk } = await outbox.state();
  const checks: [Health['problems'][number], boolean][] = [
    ['unwritable', !writable],
    ['late', mustLeave && oldestSeconds > lateAfter],
    ['refused', refused > 0],
    ['disk', disk.free < Math.min(disk.size * littleSpace.part, littleSpace.bytes)],
    ['outbox', filled >= manyMessages],
  ];
  const problems = checks.filter(([, isWrong]) => isWrong).map(([name]) => name);
  return { status: problems.length === 0 ? 'ok' : 'stuck', problems, queued, refused, oldestSeconds, delivery };
}

/**
 * Answers `GET /vivant`: the process serves, and nothing else is looked at, so that whoever restarts a server that does not
 * answer leaves one alone that waits for a person. And `GET /sante`, with status 503 when someone has to look.
 */
export function reportHealth(app: FastifyInstance, { site, attention }: { site: Site; attention: Attention }): void {
  app.get('/vivant', (_request, reply) => reply.headers(site.headersFor('/vivant')).header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/sante', async (_request, reply) => {
    const health = await attention.health();
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .headers(site.headersFor('/sante'))
      .header('cache-control', 'no-store')
      .send(health);
  });
}
