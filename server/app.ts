import Fastify, { type FastifyInstance } from 'fastify';
import { reportHealth } from './health.ts';
import { servePages } from './pages.ts';
import { type RelayOptions, relay } from './relay.ts';

/** What the server is made of. */
export interface AppOptions extends RelayOptions {
  /** Addresses of the proxies whose `X-Forwarded-*` headers are believed. */
  trustProxy: string[];
}

/** Builds the server: the site, the relay for its forms and the report on its health. It neither listens nor delivers yet. */
export function buildApp({ trustProxy, ...options }: AppOptions): FastifyInstance {
  const { company, site, outbox, courier } = options;
  const app = Fastify({
    trustProxy: trustProxy.length > 0 && trustProxy,
    // Long enough for a form over a bad mobile connection, short enough that slow senders cannot hold every connection.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    routerOptions: {
      // A URL that is not properly encoded cannot be looked up.
      onBadUrl: (_path, _request, response) =>
        response.writeHead(400, { ...site.headersFor('/'), 'content-type': 'text/plain; charset=utf-8' }).end('Adresse illisible.\n'),
    },
  });
  app.server.maxConnections = 5000;

  app.addHook('onRequest', async (request, reply) => {
    const { strictTransportSecurity } = site;
    if (strictTransportSecurity !== undefined && request.protocol === 'https') reply.header('strict-transport-security', strictTransportSecurity);
  });

  reportHealth(app, { outbox, site, delivery: courier ? 'smtp' : 'folder' });
  app.register(async (scope) => relay(scope, options), { prefix: company.formForwardUrl.startsWith('/') ? company.formForwardUrl : '/relais' });
  servePages(app, site);
  return app;
}
