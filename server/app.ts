import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { errorCode } from './log.ts';
import { type Health, serveHealth } from './monitoring/health.ts';
import { type RelayOptions, relay } from './relay/relay.ts';
import { servePages } from './site/pages.ts';

/** The parts of the server. */
export interface AppOptions extends RelayOptions {
  health: () => Promise<Health>;
  /**
   * Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` we trust: addresses, ranges, or names
   * such as `loopback`.
   */
  proxies: string[];
}

/**
 * Builds the Fastify app: the site, the form relay and the health routes. It does not listen or
 * deliver yet. Connections are limited by the proxy in front; the app only limits time.
 */
export function buildApp({ proxies, health, ...options }: AppOptions): FastifyInstance {
  const { company, site, formTimeout, log } = options;
  const app = Fastify({
    trustProxy: proxies,
    // The relay has answered a slow form by then; this closes the connection.
    requestTimeout: formTimeout + 10_000,
    connectionTimeout: 60_000,
    // Longer than Caddy reuses a connection: otherwise a form sent while it closes would be lost.
    keepAliveTimeout: 130_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    // While the server stops, requests on open connections still get a normal response.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });

  // Only the relay reads request bodies.
  app.removeAllContentTypeParsers();

  app.addHook('onRequest', (request, reply, done) => {
    const { strictTransportSecurity } = site;
    if (strictTransportSecurity !== undefined && request.protocol === 'https')
      reply.header('strict-transport-security', strictTransportSecurity);
    done();
  });

  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500)
      return sendText(reply, status, 'La demande reçue est illisible.');
    log.error(`a page could not be answered (${errorCode(error)})`);
    return sendText(reply, 500, 'Cette page n’a pas pu être affichée. Réessayez dans un instant.');
  });

  serveHealth(app, { site, health });
  const prefix = company.formForwardUrl.startsWith('/') ? company.formForwardUrl : '/relais';
  app.register(async (scope) => relay(scope, options), { prefix });
  servePages(app, site);
  return app;

  function sendText(reply: FastifyReply, status: number, sentence: string): FastifyReply {
    return reply
      .code(status)
      .headers(site.headersFor('/'))
      .type('text/plain; charset=utf-8')
      .send(`${sentence}\n`);
  }
}

/** Encodes the percent signs of a malformed path, so that it gets a normal 404. */
function readableUrl(url: string): string {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''));
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
