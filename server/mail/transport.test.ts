import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { listen, startMailServer } from '../testing.ts';
import { classifySmtpError } from './classify-smtp-error.ts';
import { createPool, verifyMailServer } from './transport.ts';

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
  return `${outcome.reason}: ${outcome.advice}`;
};

test('neither a password nor a mail goes out where the way is not encrypted', async () => {
  const onAuth = vi.fn((_auth, _session, done) => done(null, { user: 'user' }));
  await using mailServer = await startMailServer({ allowInsecureAuth: true, onAuth });
  const send = (url: string) => createPool(new URL(url)).sendMail(mail);

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

test('a mail server with a certificate of its own is taken here and in a network of ours', async () => {
  const isEncrypted: boolean[] = [];
  const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, { secure }, done) => {
    isEncrypted.push(secure);
    done();
  };
  await using startTls = await startMailServer({ disabledCommands: [], onMailFrom });
  await using encrypted = await startMailServer({ secure: true, onMailFrom });
  for (const url of [
    startTls.url,
    `smtp://localhost:${startTls.port}`,
    `smtp://LOCALHOST:${startTls.port}`,
    `smtps://localhost:${encrypted.port}`,
    `smtp://[::ffff:127.0.0.1]:${startTls.port}?requireTLS=false`,
    `smtps://[::ffff:127.0.0.1]:${encrypted.port}?requireTLS=false`,
  ])
    await createPool(new URL(url)).sendMail(mail);
  expect(isEncrypted).toEqual(Array(6).fill(true));
});

test('encryption that a mail server here offers and cannot do holds no mail', async () => {
  const answers: Record<string, string> = {
    EHLO: '250-here\r\n250 STARTTLS',
    STARTTLS: '454 TLS not available due to local problem',
    DATA: '354 go on',
  };
  const server = createServer((socket) => {
    socket.on('error', () => {}).write('220 ready\r\n');
    socket.on('data', (data) => {
      const [command = ''] = String(data).split(/\s/);
      socket.write(`${answers[command] ?? '250 ok'}\r\n`);
    });
  });
  const port = await listen(server);
  await createPool(new URL(`smtp://localhost:${port}`)).sendMail(mail);
  expect(await reasonOf(verifyMailServer(new URL(elsewhere(port))))).toMatch(
    /^no encrypted connection comes about \(454\)/,
  );
  server.close();
});

test('a certificate, a protocol and a server that is away are told apart', async () => {
  await using selfSigned = await startMailServer({ disabledCommands: [] });
  expect(await reasonOf(verifyMailServer(new URL(elsewhere(selfSigned.port))))).toMatch(
    /^its certificate cannot be trusted \(\w*(CERT|SIGN)\w*\): check that .*\?requireTLS=false/,
  );
  await using plain = await startMailServer();
  expect(await reasonOf(verifyMailServer(new URL(`smtps://127.0.0.1:${plain.port}`)))).toMatch(
    /^no encrypted connection comes about/,
  );
  expect(await reasonOf(verifyMailServer(new URL('smtp://127.0.0.1:1')))).toMatch(
    /^ECONNREFUSED: check that it runs/,
  );
});
