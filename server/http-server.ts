import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that a client has; tests have less. */
export interface Patience {
  /** For the headers of a request. */
  headers: number;
  /** For a whole request: a form over a bad mobile connection takes that long. */
  request: number;
  /** From one look at who is too slow to the next. */
  look: number;
}
const usualPatience: Patience = { headers: 10_000, request: 30_000, look: 5000 };

/** Requests on one connection that wait for their answers. No browser sends the next one before it has the answer to the last. */
const mostWaiting = 4;

/**
 * A server for HTTP with the patience that a form over a bad mobile connection takes, and no more: who is slow cannot hold every
 * connection. Node takes up all requests that come in one piece, a thousand in 64 KiB, and would keep their answers in memory for
 * whoever does not read them: a connection with more of them than anyone needs is closed.
 */
export function createHttpServer(handler: RequestListener, patience = usualPatience): Server {
  const waiting = new WeakMap<Socket, number>();
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.look,
      keepAliveTimeout: 10_000,
      // A host that is missing is answered by the app, in French and with our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request;
      const count = waiting.get(socket) ?? 0;
      if (count >= mostWaiting) {
        socket.destroy();
        return;
      }
      waiting.set(socket, count + 1);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
      handler(request, response);
    },
  );
  server.setTimeout(60_000);
  // An expectation that nobody knows may be ignored (RFC 9110, section 10.1.1); Node would answer without our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}
