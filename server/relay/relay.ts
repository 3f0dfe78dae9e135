import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emergencyService } from '../../requests/fields.ts';
import type { Company } from '../../src/content-model/facts/company.ts';
import type { DeliveryWorker } from '../delivery/delivery-worker.ts';
import type { AcceptedRequest } from '../delivery/target.ts';
import { errorCode, type Log } from '../log.ts';
import type { Alerts } from '../monitoring/alerts.ts';
import type { Rejections } from '../monitoring/monitor.ts';
import { newId } from '../outbox/outbox.ts';
import type { ServedSite } from '../site/served-site.ts';
import { RequestError, readForm, readRequest, type VisitorRequest } from './form.ts';
import { isFromThisSite } from './origin.ts';
import { RateLimiter } from './rate-limit.ts';
import { sendError, sendSuccess } from './responses.ts';
import { looksLikeSpam } from './spam-check.ts';

/** Maximum size of a form in bytes: three times the longest allowed values. */
const largestForm = 64 * 1024;

/**
 * Milliseconds for a form to arrive: long enough over a bad mobile connection, and over before the
 * proxy gives up (deploy/Caddyfile), whose answer would not be ours.
 */
export const formTimeout = 30_000;

/** Milliseconds for which an unanswered request is remembered, as it may be sent again: an hour. */
const secondTryTime = 3_600_000;

/** The relay's dependencies and settings. */
export interface RelayOptions {
  company: Company;
  site: ServedSite;
  /** Each request goes to the targets of all of them. */
  workers: readonly DeliveryWorker[];
  alerts: Alerts;
  rejections: Rejections;
  /** Messages per minute and address. */
  rateLimit: number;
  /** Milliseconds for a form to arrive. */
  formTimeout: number;
  log: Log;
}

type RelayRequest = FastifyRequest<{ Params: { '*': string }; Body: Buffer | undefined }>;

/**
 * The form relay: `POST /<company e-mail>` below its prefix. It confirms a request only once the
 * message is in every outbox.
 */
export function relay(app: FastifyInstance, options: RelayOptions): void {
  const { company, site, workers, alerts, rejections, rateLimit, log } = options;
  const rateLimiter = new RateLimiter(rateLimit);
  /**
   * Requests whose visitors have no answer yet, by the hash of their content: those in progress,
   * and for a time those whose visitor left before the answer. An equal one that comes meanwhile is
   * the same request, sent again.
   */
  const unanswered = new Map<string, Promise<void>>();

  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: largestForm },
    (_request, body, done) => done(null, body),
  );

  app.setErrorHandler((error, request, reply) => {
    const requestError = asRequestError(error, options);
    rejections.set(requestError.status, (rejections.get(requestError.status) ?? 0) + 1);
    // While the body still arrives, closing the connection would hide this response: a browser
    // would report a broken connection, and Caddy would answer 502.
    if (!request.raw.complete) reply.header('connection', 'keep-alive');
    return sendError(request, reply, requestError, site);
  });

  app.addHook('onRequest', async (request: RelayRequest, reply: FastifyReply) => {
    reply.headers(site.headersFor(request.url)).header('cache-control', 'no-store');
    // If the pages are on another host, their script may read the response.
    if (request.headers.origin === company.siteUrl)
      reply.header('access-control-allow-origin', company.siteUrl);
    rejectBeforeBody(request, company);
    const timer = setTimeout(() => reply.send(tooSlow(company)), options.formTimeout);
    request.raw.once('close', () => clearTimeout(timer));
  });

  app.all('/*', async (request: RelayRequest, reply: FastifyReply) => {
    const { body, headers } = request;
    if (body === undefined) throw new RequestError(415, notAForm);
    const visitorRequest = readRequest(await readForm(body, headers['content-type'] ?? ''));
    const fingerprint = hash('sha256', JSON.stringify(visitorRequest));
    const accepting = unanswered.get(fingerprint) ?? accept(visitorRequest, request);
    unanswered.set(fingerprint, accepting);
    const forget = () => void unanswered.delete(fingerprint);
    await accepting.catch((error: unknown) => {
      forget();
      throw error;
    });
    if (request.raw.socket.writable) forget();
    else setTimeout(forget, secondTryTime).unref();
    return sendSuccess(request, reply, visitorRequest.kind);
  });

  /** Puts a request into the outboxes of all workers and wakes them. */
  async function accept(
    visitorRequest: VisitorRequest,
    { headers, ip }: RelayRequest,
  ): Promise<void> {
    const wait = rateLimiter.take(ip);
    if (wait > 0) throw tooMany(wait, company);
    const date = new Date();
    const urgent =
      visitorRequest.kind === 'callback' && visitorRequest.fields.service === emergencyService;
    const suspect = looksLikeSpam(visitorRequest, headers.origin);
    const id = newId(date, { urgent, suspect });
    const accepted = { ...visitorRequest, id, date, urgent, suspect };
    await Promise.all(workers.map((worker) => store(accepted, worker, options)));
    log.info(`${id}: accepted`);
    for (const worker of workers) worker.wake();
    if (urgent) alerts.raise(suspect ? 'suspect' : 'urgent');
  }
}

const notAForm = 'La demande n’est pas dans le format d’un formulaire.';

const callUs = ({ phone }: Company) => `appelez-nous au ${phone.display}`;
const notStored = (status: number, company: Company) =>
  new RequestError(status, `Votre demande n’a pas pu être enregistrée : ${callUs(company)}.`);

/** The answer to a form that has not arrived completely in time. The rest is not read. */
const tooSlow = (company: Company) =>
  new RequestError(408, `Votre demande n’est pas arrivée en entier : ${callUs(company)}.`);

/** The answer to an address that sent too many messages. */
function tooMany(wait: number, company: Company): RequestError {
  const when = wait > 60 ? 'demain' : 'dans une minute';
  return new RequestError(429, `Trop de demandes : réessayez ${when}, ou ${callUs(company)}.`, {
    headers: { 'retry-after': String(wait) },
  });
}

/** Rejects whatever it can before reading the body. */
function rejectBeforeBody({ headers, method, params }: RelayRequest, company: Company): void {
  if (params['*'].toLowerCase() !== company.email.toLowerCase())
    throw new RequestError(404, 'Ce destinataire n’existe pas ici.');
  if (method !== 'POST')
    throw new RequestError(405, 'Cette adresse ne fait que recevoir des demandes.', {
      headers: { allow: 'POST' },
    });
  if (!isFromThisSite(headers, company.siteUrl))
    throw new RequestError(403, 'Cette demande ne vient pas de notre site.');
}

async function store(
  request: AcceptedRequest,
  { target, outbox }: DeliveryWorker,
  { company, alerts, log }: RelayOptions,
): Promise<void> {
  const message = await target.compose(request);
  try {
    await outbox.store(request.id, message);
  } catch (error) {
    alerts.raise('unwritable');
    log.error(`a message could not be written to ${outbox.folder} (${errorCode(error)})`);
    throw notStored(503, company);
  }
}

/**
 * Translates Fastify's body errors into French. Any other error is the server's fault and is
 * logged.
 */
function asRequestError(error: unknown, { company, log }: RelayOptions): RequestError {
  if (error instanceof RequestError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 400) return new RequestError(400, 'La demande reçue est incomplète.');
  if (status === 413) return new RequestError(413, 'La demande est trop volumineuse.');
  if (status === 415) return new RequestError(415, notAForm);
  log.error(`the relay failed (${errorCode(error)}): ${stackFrames(error).join(' ')}`);
  return notStored(500, company);
}

/** Stack frames of an error without its message, which may quote the visitor. */
function stackFrames(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const frames = (error.stack ?? '').replace(error.message, '').split('\n');
  return frames.map((frame) => frame.trim()).filter((frame) => frame.startsWith('at '));
}
