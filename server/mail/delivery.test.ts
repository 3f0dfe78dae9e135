import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/ports.ts';
import { Outbox } from '../outbox/outbox.ts';
import {
  callback,
  contact,
  mailsIn,
  post,
  startMailServer,
  startServer,
  temporaryFolder,
} from '../testing.ts';

afterEach(() => void vi.useRealTimers());

/** A mail server with a daily limit. */
const startStingyServer = (mails: number) =>
  startMailServer({
    onMailFrom: (_address, _session, done) => {
      mails -= 1;
      done(mails >= 0 ? undefined : Object.assign(new Error('over quota'), { responseCode: 450 }));
    },
  });

test('with nothing to deliver, the mail server is tried all the same, and what is wrong is said', async () => {
  await using mailServer = await startMailServer();
  await using well = await startServer({ smtp: mailServer.url });
  await vi.waitUntil(() => well.lines.length > 0, { timeout: 10_000 });
  expect(well.lines).toEqual(['the mail server answers and takes our login']);
  await using ill = await startServer({ smtp: `smtp://127.0.0.1:${await freePort()}` });
  await vi.waitUntil(() => ill.lines.length > 0, { timeout: 10_000 });
  expect(ill.lines).toEqual([
    expect.stringMatching(
      /^the mail server cannot be used, so messages will wait: ECONNREFUSED: check that it runs/,
    ),
  ]);
});

test('a message that the mail server never answers holds up neither an urgent one nor one that looks like spam', async () => {
  const subjects: string[] = [];
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  await using mailServer = await startMailServer({
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then((content) => PostalMime.parse(content))
        .then(async ({ subject = '' }) => {
          subjects.push(subject);
          if (subject.startsWith('Message')) await isOver;
          done();
        });
    },
  });
  await using server = await startServer({ smtp: mailServer.url });
  await post(server.relay, contact);
  await vi.waitUntil(() => subjects.length === 1, { timeout: 10_000 });
  await post(server.relay, { ...callback, service: 'Urgence fuite' });
  await post(server.relay, { ...callback, message: 'http://a http://b' });
  await vi.waitUntil(() => subjects.length === 3, { timeout: 10_000 });
  expect(subjects.toSorted()).toEqual([
    expect.stringMatching(/^Message/),
    expect.stringMatching(/^\[URGENCE\] /),
    expect.stringMatching(/^\[À VÉRIFIER\] /),
  ]);
  end();
});

test('one address cannot use up the mails of a day: the next visitor’s still goes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await using mailServer = await startStingyServer(5);
  await using server = await startServer({
    smtp: mailServer.url,
    rateLimit: 6,
    proxies: ['loopback'],
  });
  const sendFrom = (address: string, fields: Record<string, string>) =>
    post(server.relay, fields, { 'x-forwarded-for': address });
  for (let sent = 0; sent < 24; sent += 1) {
    expect((await sendFrom('10.0.0.1', { ...callback, message: `numéro ${sent}` })).status).toBe(
      200,
    );
    if (sent % 6 === 5) vi.advanceTimersByTime(60_000);
  }
  await vi.waitUntil(() => mailServer.received.length === 4, { timeout: 10_000 });
  expect((await sendFrom('10.0.0.2', { ...contact, nom: 'Honnête' })).status).toBe(200);
  await vi.waitUntil(
    () => mailServer.received.some(({ subject }) => subject?.includes('Honnête')),
    { timeout: 10_000 },
  );
  // What the server has taken leaves the folder a moment later.
  const waiting = async () =>
    (await readdir(server.outbox.folder)).filter((name) => name.endsWith('.eml')).length;
  await vi.waitUntil(async () => (await waiting()) === 25 - mailServer.received.length, {
    timeout: 10_000,
  });
  // Over three minutes' worth in an hour, messages are marked.
  const marked = (await mailsIn(server.outbox.folder)).filter(({ subject }) =>
    subject?.startsWith('[À VÉRIFIER]'),
  );
  expect(marked).toHaveLength(6);
});

test('what waits for a mail server leaves in turn, also after a restart: ten from one sender do not go before one from another', async () => {
  await using folder = await temporaryFolder();
  {
    await using before = await startServer({
      outbox: await Outbox.open(folder.path),
      rateLimit: 10,
      proxies: ['loopback'],
    });
    for (let sent = 0; sent < 10; sent += 1)
      await post(before.relay, contact, { 'x-forwarded-for': '10.0.0.1' });
    await post(before.relay, { ...callback, nom: 'Honnête' }, { 'x-forwarded-for': '10.0.0.2' });
  }
  await using mailServer = await startStingyServer(7);
  await using _after = await startServer({
    outbox: await Outbox.open(folder.path),
    smtp: mailServer.url,
  });
  await vi.waitUntil(
    () => mailServer.received.some(({ subject }) => subject?.includes('Honnête')),
    { timeout: 10_000 },
  );
});
