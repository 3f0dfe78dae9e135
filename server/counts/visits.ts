import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { countsPath } from '../../settings/counts.ts';
import { Flood } from '../relay/flood.ts';
import { isFromThisSite } from '../relay/origin.ts';
import type { Site } from '../site.ts';
import type { Counts } from './counts.ts';

/** What one address may say in a minute: nobody reads faster, and a company or a mobile network may share one. */
const mostInAMinute = 120;

/** What a page says: that it was seen, or that someone calls from it. */
const saidSchema = v.union([v.object({ vue: v.string() }), v.object({ appel: v.string() })]);

/** Programs that run the script of a page and say so. The telephones called Cubot are none. */
const program = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse/i;

/** What is needed to count what pages say. */
export interface VisitOptions {
  counts: Counts;
  site: Site;
  /** Address of the site. */
  siteUrl: string;
}

/**
 * Takes what pages say by `navigator.sendBeacon`: `POST /compteur?vue=/contact`, or `?appel=`. Nothing is read of a visitor but
 * what decides whether it counts, and nothing is kept. Who is not counted is not told: there is nothing to try again.
 */
export function countVisits(app: FastifyInstance, { counts, site, siteUrl }: VisitOptions): void {
  const flood = new Flood(mostInAMinute);
  app.post(`/${countsPath}`, ({ headers, ip, query, url }, reply) => {
    const said = v.safeParse(saidSchema, query);
    if (said.success && isVisitor(headers, siteUrl) && flood.take(ip) === 0) {
      const [what, path] = 'vue' in said.output ? (['viewed', said.output.vue] as const) : (['called', said.output.appel] as const);
      const page = site.pageAt(path);
      if (page !== undefined) counts[what](page);
    }
    return reply.code(204).headers(site.headersFor(url)).header('cache-control', 'no-store').send();
  });
}

/**
 * Whether a person looked at the page, and does not mind: not a program, not a page that is drawn in case someone comes to it, and
 * nobody whose browser asks not to be followed, which is not what we do, but who asks need not know that.
 */
function isVisitor(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, dnt, 'user-agent': agent = '', 'sec-gpc': gpc, 'sec-purpose': purpose } = headers;
  // Every browser names the origin of what a script sends.
  if (!origin || !isFromThisSite(headers, siteUrl)) return false;
  return dnt !== '1' && gpc !== '1' && purpose === undefined && agent !== '' && !program.test(agent);
}
