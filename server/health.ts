import type { FastifyInstance } from 'fastify';
import type { Outbox } from './outbox.ts';
import type { Site } from './site.ts';

/** Seconds after which a message that a mail server should have taken long ago is reported: a few tries at least. */
const stuckAfter = 15 * 60;

/** What `GET /sante` tells whoever watches over the server: numbers only. */
export interface Health {
  /** `stuck` when a message waits too long, was refused for good, or could not be written: someone has to look. */
  status: 'ok' | 'stuck';
  queued: number;
  refused: number;
  oldestSeconds: number;
  delivery: 'smtp' | 'folder';
}

/** Answers `GET /sante`, with status 503 when someone has to look. */
export function reportHealth(app: FastifyInstance, { outbox, site, delivery }: { outbox: Outbox; site: Site; delivery: Health['delivery'] }): void {
  let inspection: Promise<Health> | undefined;

  app.get('/sante', async (_request, reply) => {
    // Requests that come at the same time share one look at the disk, so that a flood of them cannot wear it out.
    inspection ??= inspect(outbox, delivery).finally(() => {
      inspection = undefined;
    });
    const health = await inspection;
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .headers(site.headersFor('/sante'))
      .header('cache-control', 'no-store')
      .send(health);
  });
}

async function inspect(outbox: Outbox, delivery: Health['delivery']): Promise<Health> {
  const { writable, queued, refused, oldestSeconds } = await outbox.state();
  const late = delivery === 'smtp' && oldestSeconds > stuckAfter;
  return { status: writable && !late && refused === 0 ? 'ok' : 'stuck', queued, refused, oldestSeconds, delivery };
}
