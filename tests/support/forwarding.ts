import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../server/testing.ts';

/** What a forwarding service does once it has read a request. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

const allowOrigin = { 'Access-Control-Allow-Origin': '*' };

/** Answers with a status and nothing else. */
const withStatus =
  (status: number): Behaviour =>
  (response) =>
    response.writeHead(status, allowOrigin).end();

export const behaviours = {
  accepts: (response) =>
    response
      .writeHead(200, { ...allowOrigin, 'Content-Type': 'application/json' })
      .end('{"ok":true}'),
  failsWith500: withStatus(500),
  refusesWith422: withStatus(422),
  refusesWith404: withStatus(404),
  refusesWith429: (response) =>
    response.writeHead(429, { ...allowOrigin, 'Retry-After': '1' }).end(),
  redirectsForEver: (response) =>
    response.writeHead(302, { ...allowOrigin, Location: '/merci' }).end(),
  // Following it would be a request to an origin that no test allows.
  redirectsToAnotherOrigin: (response) =>
    response.writeHead(307, { ...allowOrigin, Location: 'http://ailleurs.invalid/' }).end(),
  cutsBeforeAnswering: (response) => void response.destroy(),
  forgetsCors: (response) => response.writeHead(200).end('{"ok":true}'),
  neverAnswers: () => undefined,
} satisfies Record<string, Behaviour>;

/** Answers that mean success. The form only reads the status. */
export const successes = {
  'says ok': behaviours.accepts,
  'answers 204': withStatus(204),
  'answers 201 with a failure in its body': (response) =>
    response.writeHead(201, allowOrigin).end('{"success":"false"}'),
  'leads to its thank-you page': (response, { method }) =>
    method === 'POST'
      ? response.writeHead(303, { ...allowOrigin, Location: '/merci' }).end()
      : response.writeHead(200, allowOrigin).end('Merci'),
  'cuts its body short after a good status': (response) => {
    response.writeHead(200, {
      ...allowOrigin,
      'Content-Type': 'application/json',
      'Content-Length': '11',
    });
    response.write('{"ok":', () => response.destroy());
  },
} satisfies Record<string, Behaviour>;

/**
 * A forwarding service on its own origin with a given behaviour, which remembers the requests.
 * `FORM_FORWARD_URL` of the site under test has its port.
 */
export async function startForwarding(behaviour: Behaviour, port: number) {
  const requests: { method: string; url: string; body: string }[] = [];
  let behave = behaviour;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ method: request.method ?? '', url: request.url ?? '', body });
    // A browser would repeat a request that is cut off on a reused connection.
    response.shouldKeepAlive = false;
    behave(response, request);
  });
  await listen(server, port);
  return {
    requests,
    behave: (next: Behaviour) => {
      behave = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
