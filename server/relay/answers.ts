import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from '../../content-model/company.ts';
import { labels } from '../../requests/fields.ts';
import { outcomes } from '../../requests/outcomes.ts';
import type { Site } from '../site.ts';
import type { VisitorRequest } from './form.ts';
import type { Refusal } from './refusal.ts';

interface Context {
  company: Company;
  site: Site;
}

const labelOf: Readonly<Record<string, string>> = labels;

/** Where the page on errors has its list of problems, and the page's path. */
const problemsPlace = '<!--problemes-->';
const errorPage = '/envoi/erreur';

/** Where the site has its thanks as pages. */
const thanks = { callback: '/envoi/rappel', contact: '/envoi/message' } as const;

/** Tells a visitor that the request arrived: a script by JSON, a person by a page, where a reload does not send it again. */
export function answerSuccess(request: FastifyRequest, reply: FastifyReply, kind: VisitorRequest['kind'], { company, site }: Context): FastifyReply {
  if (!wantsPage(request)) return reply.send({ ok: true });
  const page = thanks[kind];
  if (site.find(page, undefined)) return reply.redirect(page, 303);
  const { title, text } = outcomes[kind];
  return sendPage(reply, plainPage(title, `<p>${escapeHtml(text)}</p>`, company));
}

/** Tells a visitor why the request was turned down: a script by JSON, a person by a page that names the problems. */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message, fields, headers }: Refusal,
  { company, site }: Context,
): FastifyReply {
  reply.code(status).headers(headers);
  const problems = Object.entries(fields);
  if (!wantsPage(request)) return reply.send({ error: message, ...(problems.length > 0 && { fields }) });
  const items = problems.length > 0 ? problems.map(([field, problem]) => `${labelOf[field]} : ${problem}`) : [message];
  const list = `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  const page = site.find(errorPage, undefined)?.body.toString();
  return sendPage(reply, page?.replace(problemsPlace, list) ?? plainPage('Erreur lors de l’envoi', list, company));
}

/** A script asks for JSON, and a browser that shows the answer itself for HTML. */
function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}

/** What is shown while the site has no page of its own for the occasion. */
function plainPage(title: string, content: string, { name, phone, email }: Company): string {
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} – ${name}`)}</title></head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
<p>Pour nous joindre directement : <a href="${phone.href}">${phone.display}</a> ou <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>
<p>Le bouton « Retour » de votre navigateur ramène au formulaire. <a href="/">Page d’accueil</a></p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
