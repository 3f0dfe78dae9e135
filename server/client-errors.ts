import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Site } from './site.ts';
import type { Refusals } from './watch/refusals.ts';

/** What is said to a client that does not speak HTTP as it should: status and sentence, by the code of the error. */
const answers: Readonly<Record<string, { status: number; sentence: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: 'La demande a mis trop de temps à arriver.' },
  HPE_HEADER_OVERFLOW: { status: 431, sentence: 'Les en-têtes de la demande sont trop longs.' },
};
const unreadable = { status: 400, sentence: 'La demande reçue est illisible.' };

/** Answers on connections where no request could be read, with the headers of the site and in French. */
export function answerClientErrors(server: Server, { site, refusals }: { site: Site; refusals: Refusals }) {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => latest.set(request.socket, response));

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, sentence } = answers[error.code ?? ''] ?? unreadable;
    refusals.count(status);
    const response = latest.get(socket);
    // Where an answer has begun, or answered a request of which nothing more is awaited, another one would not be understood.
    const isAnswered = response?.headersSent && !(response.writableFinished && response.req.complete);
    if (socket.writable && !isAnswered) socket.write(rawAnswer(status, sentence, site.headersFor('/')));
    socket.destroySoon();
  };
}

function rawAnswer(status: number, sentence: string, headers: Record<string, string>): string {
  const body = `${sentence}\n`;
  const lines = Object.entries({
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  });
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
