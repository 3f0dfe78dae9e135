import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { classifySmtpError } from './classify-smtp-error.ts';
import type { Target } from './delivery-worker.ts';

const second = 1000;

/** Milliseconds to wait for a response: RFC 5321, section 4.5.3.2.6 requires ten minutes after a message. */
const responseTimeout = 10 * 60 * second;

/** Limits a delivery to a server that answers so slowly that no response ever times out. */
const deliveryTimeout = responseTimeout + 120 * second;

/** The addresses of the SMTP envelope. */
export type Envelope = Record<'from' | 'to', string>;

/** Options of every SMTP connection. */
function options(server: URL) {
  return {
    url: server.href,
    // Password and visitors' data must be encrypted. Certificates are always checked.
    requireTLS: needsEncryption(server),
    dnsTimeout: 10 * second,
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
  };
}

/** A transport with one connection, closed soon after the last mail. The caller retries. */
export function createMailTransport(server: URL) {
  return createTransport({
    ...options(server),
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    idleTimeout: 5 * second,
    socketTimeout: responseTimeout,
  });
}

/** Delivers to a mail server. */
export function mailTarget(server: URL, envelope: Envelope): Target {
  const transport = createMailTransport(server);
  return {
    async send(message, onRead) {
      const raw = new Readable({
        read() {
          onRead();
          this.push(message);
          this.push(null);
        },
      });
      try {
        await transport.sendMail({ envelope, raw, signal: AbortSignal.timeout(deliveryTimeout) });
        return { result: 'delivered' };
      } catch (error) {
        return classifySmtpError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Tests connection and login without sending; rejects with the error. */
export async function verifyMailServer(server: URL): Promise<void> {
  await createTransport({ ...options(server), socketTimeout: 30 * second }).verify();
}

/** `smtps:` is always encrypted. `smtp:` needs STARTTLS, unless the server is on this machine or the owner turned it off. */
function needsEncryption({ protocol, hostname, searchParams }: URL): boolean {
  const isThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'smtp:' && !isThisMachine && searchParams.get('requireTLS') !== 'false';
}
