import { createTransport } from 'nodemailer';

const second = 1000;

/** Milliseconds without a word from the mail server: RFC 5321, section 4.5.3.2.6 wants ten minutes for its answer to a message. */
export const responseTimeout = 10 * 60 * second;

/** What every connection to the mail server has in common. */
function options(server: URL) {
  return {
    url: server.href,
    // A password and visitors' data are for nobody on the way. Certificates are checked in any case.
    requireTLS: needsEncryption(server),
    dnsTimeout: 10 * second,
    connectionTimeout: 15 * second,
    greetingTimeout: 15 * second,
  };
}

/** A way to send mails over one connection, closed soon after the last. Trying again is left to the caller. */
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

/** Whether the mail server can be reached and takes the login; rejects with what is wrong. Sends nothing. */
export async function verifyMailServer(server: URL): Promise<void> {
  await createTransport({ ...options(server), socketTimeout: 30 * second }).verify();
}

/** `smtps:` is encrypted from its first byte; `smtp:` has to be by STARTTLS, unless it stays on this machine or the owner says otherwise. */
function needsEncryption({ protocol, hostname, searchParams }: URL): boolean {
  const isThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'smtp:' && !isThisMachine && searchParams.get('requireTLS') !== 'false';
}
