import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Variant } from './built-site.ts';
import type { ServedSite } from './served-site.ts';

/** Serves every path without a route of its own: a file of the site, a redirect or the 404 page. */
export function servePages(app: FastifyInstance, site: ServedSite): void {
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const found = site.find(path, request.headers['accept-encoding']);
    if (found) return send(request, reply, found);
    const moved = site.movedTo(path);
    if (moved !== undefined)
      return reply
        .headers(site.headersFor(path))
        .redirect(moved + request.url.slice(path.length), 301);
    return sendNotFound(request, reply);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (site.find(path, undefined) === undefined) return sendNotFound(request, reply);
    return reply
      .code(405)
      .headers(site.headersFor(path))
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send('Cette page ne se consulte qu’en lecture.\n');
  });

  function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    // Not 404 while no build is served: search engines would forget the address.
    const status = site.hasPages ? 404 : 503;
    return send(request, reply.code(status), site.notFound(request.headers['accept-encoding']));
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { body, etag, headers }: Variant) {
  reply.headers(headers);
  // Tags are quoted; a proxy that recompressed the response marks them as weak.
  const known = request.headers['if-none-match'];
  return reply.statusCode === 200 && (known === '*' || known?.includes(etag))
    ? reply.code(304).send()
    : reply.send(body);
}

/** The path of a request, without its query. */
const pathOf = ({ url }: FastifyRequest) => url.replace(/\?.*/s, '');
