import type { FastifyInstance } from 'fastify';
import type { Site } from '../site.ts';
import type { Attention } from './attention.ts';

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
