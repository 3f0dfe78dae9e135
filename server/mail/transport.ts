import { createTransport } from 'nodemailer';
import { classifySmtpError, type FailedDelivery } from './classify-smtp-error.ts';

const second = 1000;

/**
 * Milliseconds for a whole delivery, also to a server that answers a word at a time: RFC 5321,
 * section 4.5.3.2.6 asks for ten minutes after a message.
 */
const deliveryTimeout = 600 * second;

/** Enough for one more every ten seconds, as the delivery worker begins them while others hang. */
const connections = 60;

/** Where messages are delivered to. */
export interface Target {
  /** Sends a message. Resolves to what went wrong, if anything, and never rejects. */
  send(message: Buffer): Promise<FailedDelivery | undefined>;
  /** Also ends the deliveries under way. */
  close(): void;
}

/** The addresses of the SMTP envelope. */
type Envelope = Record<'from' | 'to', string>;

/** Options of every SMTP connection. */
function options(server: URL) {
  const isSafe = isSafeWay(server);
  return {
    url: server.href,
    // Password and visitors' data must be encrypted, for a server that can prove its name. Where the
    // way is safe, what is offered is taken: mail servers come with a certificate of their own.
    requireTLS: !isSafe,
    opportunisticTLS: isSafe,
    tls: { rejectUnauthorized: !isSafe },
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
  };
}

/** A transport whose connections close soon after the last mail. The caller retries. */
export function createMailTransport(server: URL) {
  return createTransport({
    ...options(server),
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    idleTimeout: 5 * second,
  });
}

/** Delivers to a mail server. */
export function mailTarget(server: URL, envelope: Envelope): Target {
  const transport = createMailTransport(server);
  return {
    async send(raw) {
      try {
        await transport.sendMail({ envelope, raw, signal: AbortSignal.timeout(deliveryTimeout) });
        return undefined;
      } catch (error) {
        return classifySmtpError(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** Tests connection and login without sending; rejects with the error. */
export async function verifyMailServer(server: URL): Promise<void> {
  await createTransport({ ...options(server), socketTimeout: 30 * second }).verify();
}

/** Whether nobody can listen: the server is on this machine, or the owner says so of his network. */
function isSafeWay({ hostname, searchParams }: URL): boolean {
  const isThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
  return isThisMachine || searchParams.get('requireTLS') === 'false';
}
