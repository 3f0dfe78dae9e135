import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldLabels } from '../../requests/fields.ts';
import { problemsMarker } from '../../requests/outcomes.ts';
import type { ServedSite } from '../site/served-site.ts';
import type { RequestError, VisitorRequest } from './form.ts';

/** Path of the error page. */
const errorPage = '/envoi/erreur';

/** Paths of the thank-you pages. */
const thanks = { callback: '/envoi/rappel', contact: '/envoi/message' } as const;

/**
 * Confirms a request: JSON for a script, a redirect to a page for a browser, so that a reload does
 * not send it again.
 */
export function sendSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: VisitorRequest['kind'],
): FastifyReply {
  return wantsPage(request) ? reply.redirect(thanks[kind], 303) : reply.send({ ok: true });
}

/** Says why a request was rejected: JSON for a script, a page with the problems for a browser. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message, details: { fields, headers = {} } }: RequestError,
  site: ServedSite,
): FastifyReply {
  reply.code(status).headers(headers);
  if (!wantsPage(request)) return reply.send({ error: message, fields });
  const items = fields
    ? Object.entries(fields).map(([field, problem]) => `${fieldLabels[field]} : ${problem}`)
    : [message];
  const list = `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  const page = site.find(errorPage, undefined)?.body.toString() ?? problemsMarker;
  return reply.type('text/html; charset=utf-8').send(page.replace(problemsMarker, () => list));
}

/** Scripts accept JSON; a browser that sends the form itself accepts HTML. */
function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
