import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Addresses } from './addresses.ts';
import { answerClientErrors } from './client-errors.ts';
import { letGo, limitConnections } from './connections.ts';
import { errorCode } from './error-code.ts';
import { noticeForgottenProxy } from './forgotten-proxy.ts';
import { createHttpServer, type Patience } from './http-server.ts';
import { servePages } from './pages.ts';
import { type RelayOptions, relay } from './relay/relay.ts';
import type { Attention } from './watch/attention.ts';
import { reportHealth } from './watch/health.ts';

/** What the server is made of. */
export interface AppOptions extends RelayOptions {
  attention: Attention;
  /** The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed. */
  proxies: Addresses;
  /** With clients that are slow. */
  patience?: Patience;
}

/** Builds the server: the site, the relay for its forms and the reports on its health. It neither listens nor delivers yet. */
export function buildApp({ proxies, attention, patience, ...options }: AppOptions): FastifyInstance {
  const { company, site, refusals, log } = options;
  const app = Fastify({
    trustProxy: (address) => proxies.has(address),
    serverFactory: (handler) => createHttpServer(handler, patience),
    // Whoever asks on an open connection while the server stops is served as ever.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => onClientError(error, socket),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  const onClientError = answerClientErrors(app.server, { site, refusals });
  limitConnections(app.server, { proxies, refusals });

  // No path but the relay's reads a body.
  app.removeAllContentTypeParsers();

  app.addHook('onRequest', (request, reply, done) => {
    const { strictTransportSecurity } = site;
    if (strictTransportSecurity !== undefined && request.protocol === 'https') reply.header('strict-transport-security', strictTransportSecurity);
    if (hasOneHost(request.raw)) done();
    else sayPlainly(reply, 400, 'La demande reçue est illisible.');
  });
  noticeForgottenProxy(app, { proxies, log });

  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) letGo(raw);
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

/** As HTTP/1.1 wants it (RFC 9112, section 3.2). */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/**
 * A request may name the whole address (RFC 9112, section 3.2.2), of which the path counts. A path that is not properly encoded names
 * nothing, and is to be told so like any other that names nothing: with its percent signs encoded it stays what it is.
 */
function readableUrl(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
  if (!path.includes('%')) return path;
  try {
    decodeURIComponent(path.replace(/\?.*/s, ''));
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
