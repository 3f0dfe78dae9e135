import type { FastifyReply, FastifyRequest } from 'fastify';
import { labels } from '../../requests/fields.ts';
import type { Site } from '../site.ts';
import type { Refusal, VisitorRequest } from './form.ts';

const labelOf: Readonly<Record<string, string>> = labels;

/** Where the page on errors has its list of problems, and the page's path. */
const problemsPlace = '<!--problemes-->';
const errorPage = '/envoi/erreur';

/** Where the site has its thanks as pages. */
const thanks = { callback: '/envoi/rappel', contact: '/envoi/message' } as const;

/** Tells a visitor that the request arrived: a script by JSON, a person by a page, where a reload does not send it again. */
export function answerSuccess(request: FastifyRequest, reply: FastifyReply, kind: VisitorRequest['kind']): FastifyReply {
  return wantsPage(request) ? reply.redirect(thanks[kind], 303) : reply.send({ ok: true });
}

/** Tells a visitor why the request was turned down: a script by JSON, a person by a page that names the problems. */
export function answerRefusal(request: FastifyRequest, reply: FastifyReply, { status, message, fields, headers }: Refusal, site: Site): FastifyReply {
  reply.code(status).headers(headers);
  const problems = Object.entries(fields);
  if (!wantsPage(request)) return reply.send({ error: message, ...(problems.length > 0 && { fields }) });
  const items = problems.length > 0 ? problems.map(([field, problem]) => `${labelOf[field]} : ${problem}`) : [message];
  const list = `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  const page = site.find(errorPage, undefined)?.body.toString() ?? problemsPlace;
  return reply.type('text/html; charset=utf-8').send(page.replace(problemsPlace, () => list));
}

/** A script asks for JSON, and a browser that shows the answer itself for HTML. */
function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
