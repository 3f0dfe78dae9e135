import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { errorCode } from './log.ts';
import { servePages } from './pages.ts';
import { type RelayOptions, relay } from './relay/relay.ts';
import { type Attention, reportHealth } from './watch/health.ts';

/** What the server is made of. */
export interface AppOptions extends RelayOptions {
  attention: Attention;
  /** The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed: addresses, ranges, or names as `loopback`. */
  proxies: string[];
}

/**
 * Builds the server: the site, the relay for its forms and the reports on its health. It neither listens nor delivers yet. A proxy
 * stands in front of it wherever strangers can reach it, and bounds their connections: here only time is bounded.
 */
export function buildApp({ proxies, attention, ...options }: AppOptions): FastifyInstance {
  const { company, site, log } = options;
  const app = Fastify({
    trustProxy: proxies,
    // A form over a bad mobile connection takes that long, where the proxy does not collect it.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // Longer than Caddy keeps a connection for the next request: on one that closes just then a form would be lost.
    keepAliveTimeout: 130_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    // Whoever asks on an open connection while the server stops is served as ever.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });

  // No path but the relay's reads a body.
  app.removeAllContentTypeParsers();

  app.addHook('onRequest', (request, reply, done) => {
    const { strictTransportSecurity } = site;
    if (strictTransportSecurity !== undefined && request.protocol === 'https') reply.header('strict-transport-security', strictTransportSecurity);
    done();
  });

  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return sayPlainly(reply, status, 'La demande reçue est illisible.');
    log.error(`a page could not be answered (${errorCode(error)})`);
    return sayPlainly(reply, 500, 'Cette page n’a pas pu être affichée. Réessayez dans un instant.');
  });

  reportHealth(app, { site, attention });
  const prefix = company.formForwardUrl.startsWith('/') ? company.formForwardUrl : '/relais';
  app.register(async (scope) => relay(scope, options), { prefix });
  servePages(app, site);
  return app;

  function sayPlainly(reply: FastifyReply, status: number, sentence: string): FastifyReply {
    return reply.code(status).headers(site.headersFor('/')).type('text/plain; charset=utf-8').send(`${sentence}\n`);
  }
}

/**
 * A path that is not properly encoded names nothing, and is to be told so like any other that names nothing: with its percent signs
 * encoded it stays what it is.
 */
function readableUrl(url: string): string {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''));
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
