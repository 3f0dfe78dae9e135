import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from '../../content-model/company.ts';
import { errorCode, type Log } from '../log.ts';
import { composeMail, isUrgent } from '../mail/compose.ts';
import type { Delivery } from '../mail/delivery.ts';
import { type Outbox, OutboxFull } from '../outbox/outbox.ts';
import type { Site } from '../site.ts';
import type { Alerts } from '../watch/alerts.ts';
import type { Refusals } from '../watch/watch.ts';
import { answerRefusal, answerSuccess } from './answers.ts';
import { Flood } from './flood.ts';
import { Refusal, readForm, readRequest } from './form.ts';
import { isFromThisSite } from './origin.ts';
import { Suspicion } from './suspicion.ts';

/** Bytes of a whole form: three times what the longest values allowed can take. */
const largestForm = 64 * 1024;

/** What the relay needs to take a visitor's request to the company. */
export interface RelayOptions {
  company: Company;
  site: Site;
  outbox: Outbox;
  /** Woken for each message; without one the messages stay in the outbox. */
  delivery: Delivery | undefined;
  /** Told of urgent requests. */
  alerts: Alerts;
  refusals: Refusals;
  /** Address the mails come from. */
  sender: string;
  /** Messages a minute and address. */
  rateLimit: number;
  log: Log;
}

type RelayRequest = FastifyRequest<{ Params: { '*': string }; Body: Buffer | undefined }>;

/**
 * The form-forwarding service: `POST /<company e-mail>` below the prefix it is registered with. Success is answered only
 * when the message is safely in the outbox.
 */
export function relay(app: FastifyInstance, options: RelayOptions): void {
  const { company, site, outbox, delivery, alerts, refusals, sender, rateLimit, log } = options;
  const flood = new Flood(rateLimit);
  const suspicion = new Suspicion();

  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: largestForm }, (_request, body, done) => done(null, body));

  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error, options);
    refusals.count(refusal.status);
    return answerRefusal(request, reply, refusal, site);
  });

  app.addHook('onRequest', async (request: RelayRequest, reply: FastifyReply) => {
    reply.headers(site.headersFor(request.url)).header('cache-control', 'no-store');
    // Where the pages are on another host, their script may read whether the request arrived.
    if (request.headers.origin === company.siteUrl) reply.header('access-control-allow-origin', company.siteUrl);
    refuseUnread(request, company, flood);
  });

  app.all('/*', async (request: RelayRequest, reply: FastifyReply) => {
    const { body, headers, ip } = request;
    if (body === undefined) throw new Refusal(415, notAForm);
    const visitorRequest = readRequest(await readForm(body, headers['content-type'] ?? ''));
    const date = new Date();
    const urgent = isUrgent(visitorRequest);
    const looksLikeSpam = suspicion.fallsOn(visitorRequest, { origin: headers.origin, address: ip });
    const { patient, suspect } = flood.keep(ip);
    const id = outbox.newId(date, { urgent, patient: patient || looksLikeSpam });
    const mail = await composeMail(visitorRequest, { company, sender, id, date, suspected: suspect || looksLikeSpam });
    await store(id, mail, options);
    log.info(`${id}: accepted`);
    delivery?.wake();
    if (urgent) alerts.happened('urgent');
    return answerSuccess(request, reply, visitorRequest.kind);
  });
}

const notAForm = 'La demande n’est pas dans le format d’un formulaire.';

const callUs = ({ phone }: Company) => `appelez-nous au ${phone.display}`;
const notKept = (status: number, company: Company) => new Refusal(status, `Votre demande n’a pas pu être enregistrée : ${callUs(company)}.`);

/** All that can be refused without the body is refused before it is read. */
function refuseUnread({ headers, method, params, ip }: RelayRequest, company: Company, flood: Flood): void {
  if (params['*'].toLowerCase() !== company.email.toLowerCase()) throw new Refusal(404, 'Ce destinataire n’existe pas ici.');
  if (method !== 'POST') throw new Refusal(405, 'Cette adresse ne fait que recevoir des demandes.', { headers: { allow: 'POST' } });
  if (!isFromThisSite(headers, company.siteUrl)) throw new Refusal(403, 'Cette demande ne vient pas de notre site.');
  const wait = flood.take(ip);
  if (wait > 0)
    throw new Refusal(429, `Trop de demandes en peu de temps : réessayez dans ${wait} secondes, ou ${callUs(company)}.`, {
      headers: { 'retry-after': String(wait) },
    });
}

async function store(id: string, mail: Buffer, { company, outbox, alerts, log }: RelayOptions): Promise<void> {
  try {
    await outbox.store(id, mail);
  } catch (error) {
    alerts.lasts('unwritable');
    log.error(
      error instanceof OutboxFull
        ? `a message could not be kept, and its visitor was told to call: ${outbox.folder} holds as many as it may; see why they do not leave`
        : `a message could not be written to ${outbox.folder} (${errorCode(error)}), and its visitor was told to call: free some space, or let the server write there`,
    );
    throw notKept(503, company);
  }
}

/** Says in French what the framework refuses of a body. Anything else is the server's fault, and for the operator to read. */
function asRefusal(error: unknown, { company, log }: RelayOptions): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 400) return new Refusal(400, 'La demande reçue est incomplète.');
  if (status === 413) return new Refusal(413, 'La demande est trop volumineuse.');
  if (status === 415) return new Refusal(415, notAForm);
  log.error(`the relay failed (${errorCode(error)}), and its visitor was told to call: ${placesOf(error).join(' ')}`);
  return notKept(500, company);
}

/** Where in the program an error happened. Its message is left out, because it may quote the visitor. */
function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const frames = (error.stack ?? '').replace(error.message, '').split('\n');
  return frames.map((frame) => frame.trim()).filter((frame) => frame.startsWith('at '));
}
