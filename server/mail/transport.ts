import { createTransport } from 'nodemailer';
import type { Transport } from '../delivery/target.ts';
import { classifySmtpError } from './classify-smtp-error.ts';

const second = 1000;

/**
 * Milliseconds for a whole delivery, even if the server keeps answering slowly. RFC 5321, section
 * 4.5.3.2.6 asks for ten minutes after a message.
 */
const deliveryTimeout = 600 * second;

/** Enough for ten minutes of slow deliveries, of which the worker starts one every ten seconds. */
const connections = 60;

/** The addresses of the SMTP envelope. */
type Envelope = Record<'from' | 'to', string>;

/** Options of every SMTP connection. */
function options(server: URL) {
  const isTrusted = isTrustedServer(server);
  return {
    url: server.href,
    // The password and visitors' data must be encrypted, and the server must prove its name. On a
    // trusted network encryption is optional and any certificate will do, as local mail servers
    // come with self-signed ones.
    requireTLS: !isTrusted,
    opportunisticTLS: isTrusted,
    tls: { rejectUnauthorized: !isTrusted },
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
  };
}

/** Connections that close soon after the last mail. The caller retries. */
export function createPool(server: URL) {
  return createTransport({
    ...options(server),
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    idleTimeout: 5 * second,
  });
}

/** Delivers to a mail server. */
export function mailTransport(server: URL, envelope: Envelope): Transport {
  const pool = createPool(server);
  return {
    async send(raw) {
      try {
        await pool.sendMail({ envelope, raw, signal: AbortSignal.timeout(deliveryTimeout) });
        return undefined;
      } catch (error) {
        return classifySmtpError(error);
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/** Tests connection and login without sending; rejects with the error. */
export async function verifyMailServer(server: URL): Promise<void> {
  await createTransport({ ...options(server), socketTimeout: 30 * second }).verify();
}

/** Whether nobody can listen in: the server is on this machine, or the owner trusts the network. */
function isTrustedServer({ hostname, searchParams }: URL): boolean {
  const isThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
  return isThisMachine || searchParams.get('requireTLS') === 'false';
}
