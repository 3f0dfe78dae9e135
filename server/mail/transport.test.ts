import { expect, test, vi } from 'vitest';
import { startMailServer } from '../testing.ts';
import { classifySmtpError } from './classify-smtp-error.ts';
import { createMailTransport, verifyMailServer } from './transport.ts';

/** A local address that does not look like one. */
const elsewhere = (port: number) => `smtp://user:secret@[::ffff:127.0.0.1]:${port}`;

const mail = {
  envelope: { from: 'site@example.fr', to: 'contact@example.fr' },
  raw: 'Subject: a\r\n\r\nprivate\r\n',
};

/** The classification of a failed attempt. */
const reasonOf = async (attempt: Promise<unknown>) => {
  const outcome = classifySmtpError(
    await attempt.then(() => new Error('it did not fail')).catch((error: unknown) => error),
  );
  return outcome.result === 'unreachable' ? `${outcome.reason}: ${outcome.advice}` : outcome.reason;
};

test('neither a password nor a mail goes out where the way is not encrypted', async () => {
  const onAuth = vi.fn((_auth, _session, done) => done(null, { user: 'user' }));
  await using mailServer = await startMailServer({ allowInsecureAuth: true, onAuth });
  const send = (url: string) => createMailTransport(new URL(url)).sendMail(mail);

  expect(await reasonOf(send(elsewhere(mailServer.port)))).toMatch(
    /^no encrypted connection comes about \(\d+\): .*\?requireTLS=false/,
  );
  expect(await reasonOf(send(`${elsewhere(mailServer.port)}?ignoreTLS=true`))).toMatch(
    /^no encrypted connection/,
  );
  expect(onAuth).not.toHaveBeenCalled();
  expect(mailServer.received).toEqual([]);

  await send(`${elsewhere(mailServer.port)}?requireTLS=false`);
  await send(mailServer.url.replace('//', '//user:secret@'));
  expect(onAuth).toHaveBeenCalledTimes(2);
  expect(mailServer.received).toHaveLength(2);
});

test('a certificate that cannot be trusted, a wrong protocol, a wrong login and a server that is away are told apart', async () => {
  await using selfSigned = await startMailServer({ disabledCommands: [] });
  expect(await reasonOf(verifyMailServer(new URL(selfSigned.url)))).toMatch(
    /^its certificate cannot be trusted \(\w*(CERT|SIGN)\w*\): check that SMTP_URL/,
  );

  await using plain = await startMailServer();
  expect(await reasonOf(verifyMailServer(new URL(`smtps://127.0.0.1:${plain.port}`)))).toMatch(
    /^no encrypted connection comes about/,
  );

  await using closed = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      done(Object.assign(new Error('no <user> here'), { responseCode: 535 })),
  });
  expect(
    await reasonOf(verifyMailServer(new URL(closed.url.replace('//', '//user:secret@')))),
  ).toMatch(/^it refuses the login with 535: check user and password/);
  expect(await reasonOf(verifyMailServer(new URL('smtp://127.0.0.1:1')))).toMatch(
    /^ECONNREFUSED: check that it runs/,
  );
});

test('a mail server that wants a login first is a matter of the settings, not of the message', async () => {
  const wanted = Object.assign(new Error('Authentication required'), { responseCode: 530 });
  for (const stage of ['onMailFrom', 'onRcptTo'] as const) {
    await using mailServer = await startMailServer({
      [stage]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(wanted),
    });
    expect(await reasonOf(createMailTransport(new URL(mailServer.url)).sendMail(mail))).toMatch(
      /^it refuses the login with 530/,
    );
  }
});

test('mails go over one connection that is not kept open, and an answer is waited for as long as the standard has it', () => {
  const { options } = createMailTransport(new URL('smtp://127.0.0.1:1'));
  expect(options).toMatchObject({
    maxConnections: 1,
    maxRequeues: 0,
    idleTimeout: 5000,
    socketTimeout: 10 * 60_000,
    connectionTimeout: 15_000,
  });
});

test.each([
  ['smtp://localhost', false],
  ['smtp://127.0.0.53', false],
  ['smtp://[::1]:25', false],
  ['smtp://localhost.example.fr', true],
  ['smtp://example-localhost', true],
  ['smtp://127.0.0.1.example.fr', true],
  ['smtp://smtp.example.fr', true],
  ['smtp://smtp.example.fr?requireTLS=true', true],
  ['smtp://smtp.example.fr?requireTLS=false', false],
  // Implicit TLS.
  ['smtps://smtp.example.fr', false],
])('%s has to be encrypted on the way: %s', (url, isDemanded) => {
  expect(createMailTransport(new URL(url)).options).toMatchObject({ requireTLS: isDemanded });
});
