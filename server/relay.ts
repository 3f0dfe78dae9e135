import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from '../settings/company.ts';
import { answerRefusal, answerSuccess } from './answers.ts';
import type { Courier } from './courier.ts';
import { Flood } from './flood.ts';
import { readForm, readRequest } from './form.ts';
import type { Log } from './log.ts';
import { composeMail } from './mail.ts';
import { errorCode, type Outbox } from './outbox.ts';
import { Refusal } from './refusal.ts';
import type { Site } from './site.ts';
import { Suspicion } from './suspicion.ts';

/** Bytes of a whole form: three times what the longest values allowed can take. */
const largestForm = 64 * 1024;

/** What the relay needs to take a visitor's request to the company. */
export interface RelayOptions {
  company: Company;
  site: Site;
  outbox: Outbox;
  /** Woken for each message; without one the messages stay in the outbox. */
  courier: Courier | undefined;
  /** Address the mails come from. */
  sender: string;
  /** Messages a minute and address. */
  rateLimit: number;
  log: Log;
}

/**
 * The form-forwarding service: `POST /<company e-mail>` below the prefix it is registered with. Success is answered only
 * when the message is safely in the outbox.
 */
export function relay(app: FastifyInstance, { company, site, outbox, courier, sender, rateLimit, log }: RelayOptions): void {
  const flood = new Flood(rateLimit);
  const suspicion = new Suspicion();
  const callUs = `appelez-nous au ${company.phone.display}`;
  const notKept = (status: number) => new Refusal(status, `Votre demande n’a pas pu être enregistrée : ${callUs}.`);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: largestForm },
    async (_request: FastifyRequest, body: Buffer) => body,
  );

  app.setErrorHandler((error, request, reply) => answerRefusal(request, reply, asRefusal(error), { company, site }));

  // All that can be refused without the body is refused before it is read.
  app.addHook('onRequest', async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    reply.headers(site.headersFor(request.url)).header('cache-control', 'no-store');
    // Where the pages are on another host, their script may read whether the request arrived.
    if (request.headers.origin === company.siteUrl) reply.header('access-control-allow-origin', company.siteUrl);
    if (request.params['*'].toLowerCase() !== company.email.toLowerCase()) throw new Refusal(404, 'Ce destinataire n’existe pas ici.');
    if (request.method !== 'POST') throw new Refusal(405, 'Cette adresse ne fait que recevoir des demandes.', { headers: { allow: 'POST' } });
    if (!isFromThisSite(request, company.siteUrl)) throw new Refusal(403, 'Cette demande ne vient pas de notre site.');
    const wait = flood.take(request.ip);
    if (wait > 0) {
      const sentence = `Trop de demandes en peu de temps : réessayez dans ${wait} secondes, ou ${callUs}.`;
      throw new Refusal(429, sentence, { headers: { 'retry-after': String(wait) } });
    }
  });

  app.all('/*', async (request: FastifyRequest<{ Body: Buffer | undefined }>, reply: FastifyReply) => {
    const { body, headers, ip } = request;
    if (body === undefined) throw new Refusal(415, sentences[415]);
    const visitorRequest = readRequest(await readForm(body, headers['content-type'] ?? ''));
    const date = new Date();
    const id = outbox.newId(date);
    const suspected = suspicion.fallsOn(visitorRequest, { origin: headers.origin, address: ip });
    const mail = await composeMail(visitorRequest, { company, sender, id, date, suspected });
    try {
      await outbox.store(id, mail);
    } catch (error) {
      log(
        `a message could not be written to ${outbox.folder} (${errorCode(error)}), and its visitor was told to call: free some space, or let the server write there`,
      );
      throw notKept(503);
    }
    log(`${id}: accepted`);
    courier?.wake();
    return answerSuccess(request, reply, visitorRequest.kind, { company, site });
  });

  /** Says in French what the framework refuses. Anything unforeseen is the server's fault, and for the operator to read. */
  function asRefusal(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status === 413 || status === 415) return new Refusal(status, sentences[status]);
    if (status >= 400 && status < 500) return new Refusal(400, sentences[400]);
    log(`the relay failed (${errorCode(error)}), and its visitor was told to call: ${placesOf(error).join(' ')}`);
    return notKept(500);
  }
}

/**
 * A browser names the site that a form was on. Whoever names none is let in: an old browser, or a program, which could name any.
 * A browser told to keep origins to itself sends `null`, and then only its own word that the form was on this site counts.
 */
function isFromThisSite({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': relation } = headers;
  if (relation === 'cross-site') return false;
  if (origin === undefined) return true;
  if (origin === 'null') return relation === 'same-origin';
  return origin === siteUrl || URL.parse(origin)?.host === host;
}

const sentences = {
  400: 'La demande reçue est illisible.',
  413: 'La demande est trop volumineuse.',
  415: 'La demande n’est pas dans le format d’un formulaire.',
};

/** Where in the program an error happened. Its message is left out, because it may quote the visitor. */
function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const frames = (error.stack ?? '').replace(error.message, '').split('\n');
  return frames.map((frame) => frame.trim()).filter((frame) => frame.startsWith('at '));
}
