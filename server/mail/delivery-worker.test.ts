import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/ports.ts';
import { testSite } from '../../tests/support/site.ts';
import type { Clock } from '../clock.ts';
import { Alerts } from '../monitoring/alerts.ts';
import { Outbox } from '../outbox/outbox.ts';
import {
  callback,
  contact,
  keptLog,
  listen,
  manualClock,
  post,
  startMailServer,
  startServer,
  temporaryFolder,
} from '../testing.ts';
import { backoff, DeliveryWorker } from './delivery-worker.ts';
import { mailTarget } from './transport.ts';

const { company } = testSite();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A running worker with messages of these texts already in the outbox, numbered from 0. */
async function startWorker(
  smtp: string,
  texts: string[],
  { clock, interval }: { clock?: Clock; interval?: number } = {},
) {
  const folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  for (const [index, text] of texts.entries())
    await outbox.store(String(index), Buffer.from(`Message-ID: <${index}>\r\n\r\n${text}\r\n`));
  const kept = keptLog();
  const { log } = kept;
  const alerts = new Alerts({ url: undefined, name: company.name, log });
  const envelope = { from: 'site@example.fr', to: company.email };
  const worker = new DeliveryWorker({
    outbox,
    target: mailTarget(new URL(smtp), envelope),
    log,
    alerts,
    accepts: () => true,
    interval,
    clock,
  });
  worker.start();
  return {
    outbox,
    worker,
    /** Log lines without the alerts. */
    get lines() {
      return kept.lines.filter((line) => !line.startsWith('alert: '));
    },
    get alerts() {
      return kept.lines.filter((line) => line.startsWith('alert: '));
    },
    /** Waits for a log line. */
    line: (words: string) =>
      vi.waitUntil(() => kept.lines.find((line) => line.includes(words)), { timeout: 10_000 }),
    async [Symbol.asyncDispose]() {
      expect(
        kept.lines.join('\n'),
        'what a mail server says about a visitor stays out of the log',
      ).not.toContain(contact.email);
      await worker.stop();
      outbox.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** A mail server's error, with the visitor's address in it as usual. */
const answer = (responseCode: number) =>
  Object.assign(new Error(`<${contact.email}> is not welcome`), { responseCode });

test('the pause between tries grows from a second to a quarter of an hour, and varies', () => {
  const pauses = { first: 1000, longest: 900_000 };
  expect([1, 2, 3, 10, 11, 2000].map((failures) => backoff(failures, pauses, 0))).toEqual([
    1000, 2000, 4000, 512_000, 900_000, 900_000,
  ]);
  expect(backoff(1)).toBeLessThanOrEqual(1000);
  expect(backoff(3, pauses, 1)).toBe(2000);
  expect(new Set(Array.from({ length: 10 }, () => backoff(5))).size).toBeGreaterThan(1);
});

test('a request reaches the company as a mail with every field, and leaves the outbox', async () => {
  const envelopes: unknown[] = [];
  await using mailServer = await startMailServer({
    onRcptTo: ({ address }, { envelope }, done) => {
      envelopes.push([envelope.mailFrom ? envelope.mailFrom.address : '', address]);
      done();
    },
  });
  await using server = await startServer({ smtp: mailServer.url });
  // From now on the worker waits for messages.
  await vi.waitUntil(() => server.lines.includes('the mail server answers and takes our login'), {
    timeout: 10_000,
  });
  const arrived = mailServer.mail();
  expect((await post(server.relay, callback)).status).toBe(200);
  await arrived;
  const [mail] = mailServer.received;
  expect(envelopes).toEqual([[company.email, company.email]]);
  expect(mail?.subject).toBe('Demande de rappel : Zoë Müller-Schmitt, Habsheim');
  for (const value of Object.values({ ...callback, datePreferee: 'jeudi 15 janvier 2026' }))
    expect(mail?.text).toContain(value);
  await vi.waitUntil(() => server.lines.some((line) => line.endsWith(': delivered')), {
    timeout: 10_000,
  });
  expect(await server.outbox.waiting()).toEqual([]);
});

test('a message that is postponed is tried again, and does not hold up the others', async () => {
  let refusals = 2;
  const seen: number[] = [];
  await using mailServer = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      seen.push(performance.now());
      refusals -= 1;
      done(refusals === 1 ? answer(451) : undefined);
    },
  });
  await using worker = await startWorker(mailServer.url, ['postponed', 'other']);
  await worker.line('1: delivered');
  expect(await worker.line('0: kept')).toMatch(
    /the mail server answers 451\), tried again in 1 s$/,
  );
  await worker.line('0: delivered');
  expect(mailServer.received.map(({ text }) => text?.trim())).toEqual(['other', 'postponed']);
  expect((seen[2] ?? 0) - (seen[0] ?? 0)).toBeGreaterThan(500);
});

/** Waits until the worker sleeps. */
const asleep = (clock: ReturnType<typeof manualClock>) =>
  vi.waitUntil(() => clock.isAwaited, { interval: 1, timeout: 10_000 });

/** Waits until the worker sleeps, advances the clock to its wake-up and returns the time passed. */
async function nextRound(clock: ReturnType<typeof manualClock>): Promise<number> {
  await asleep(clock);
  return clock.next();
}

/** A mail server that rejects messages or recipients with `code` as long as it is set. */
async function startMoodyServer(stage: 'onRcptTo' | 'onData' | 'onMailFrom', code: number) {
  const mood: { code: number | undefined; attempts: number } = { code, attempts: 0 };
  const reply = () => {
    mood.attempts += 1;
    return mood.code === undefined ? null : answer(mood.code);
  };
  const mailServer = await startMailServer(
    stage === 'onData'
      ? { onData: (stream, _session, done) => stream.resume().once('end', () => done(reply())) }
      : {
          [stage]: (_address: unknown, _session: unknown, done: (error: Error | null) => void) =>
            done(reply()),
        },
  );
  return {
    url: mailServer.url,
    mood,
    received: mailServer.received,
    [Symbol.asyncDispose]: () => mailServer[Symbol.asyncDispose](),
  };
}

const hours = 3_600_000;

test.each([
  ['onRcptTo', 550],
  ['onData', 552],
  ['onData', 500],
] as const)(
  'a message that is refused (%s, %d) is kept, tried again for a day and arrives when the mailbox takes mails again',
  async (stage, code) => {
    const clock = manualClock();
    await using mailServer = await startMoodyServer(stage, code);
    await using worker = await startWorker(mailServer.url, ['wanted'], { clock });
    expect(await worker.line('0: refused')).toMatch(
      new RegExp(
        `the mail server answers ${code}\\) and kept, tried again in \\d min: read it in ${worker.outbox.folder}`,
      ),
    );
    while (clock.now() < 24 * hours) await nextRound(clock);
    expect(await worker.outbox.state()).toMatchObject({ queued: 1, refused: 0 });
    // From minutes to an hour, less up to half at random.
    expect(mailServer.mood.attempts).toBeGreaterThan(24);
    expect(mailServer.mood.attempts).toBeLessThan(60);
    expect(worker.alerts).toEqual([
      expect.stringContaining('Une demande est refusée par votre messagerie'),
    ]);

    mailServer.mood.code = undefined;
    while (!worker.lines.includes('0: delivered')) await nextRound(clock);
    expect(clock.now()).toBeLessThan(26 * hours);
  },
);

test('a message that is refused for five days is set aside, and tried again after the next start', async () => {
  const clock = manualClock();
  await using mailServer = await startMoodyServer('onRcptTo', 550);
  await using worker = await startWorker(mailServer.url, ['unwanted'], { clock });
  await worker.line('0: refused');
  clock.advance(5 * 24 * hours - 2 * hours);
  while (!worker.lines.some((line) => line.includes('set aside'))) await nextRound(clock);
  expect(clock.now()).toBeGreaterThanOrEqual(5 * 24 * hours);
  expect(clock.now()).toBeLessThan(5 * 24 * hours + 2 * hours);
  expect(await worker.outbox.state()).toMatchObject({ queued: 0, refused: 1 });
  expect(worker.lines.at(-1)).toContain(worker.outbox.refusedFolder);
});

test('a sender that is refused for all messages, as over a limit for the day, blames none of them', async () => {
  const clock = manualClock();
  await using mailServer = await startMoodyServer('onMailFrom', 550);
  await using worker = await startWorker(mailServer.url, ['first', 'second'], { clock });
  expect(await worker.line('0: kept')).toMatch(
    /the mail server answers 550 to our sender\): check MAIL_FROM, .*limit for the day/,
  );
  await nextRound(clock);
  clock.advance(6 * 24 * hours);
  await nextRound(clock);
  await nextRound(clock);
  expect(await worker.outbox.state()).toMatchObject({ queued: 2, refused: 0 });
  mailServer.mood.code = undefined;
  while (!worker.lines.includes('1: delivered')) await nextRound(clock);
  expect(mailServer.received.map(({ text }) => text?.trim())).toEqual(['first', 'second']);
});

test('what waits while there is no mail server arrives when there is one, oldest first', async () => {
  const clock = manualClock();
  const port = await freePort();
  await using worker = await startWorker(`smtp://127.0.0.1:${port}`, ['first', 'second'], {
    clock,
  });
  await worker.line('cannot be used');
  while (clock.now() < hours) await nextRound(clock);
  await using mailServer = await startMailServer({ port });
  while (!worker.lines.includes('1: delivered')) await nextRound(clock);
  expect(mailServer.received.map(({ text }) => text?.trim())).toEqual(['first', 'second']);
});

test('a worker with a pace brings one message after the other, whatever comes meanwhile, and the urgent one first', async () => {
  const clock = manualClock();
  await using mailServer = await startMailServer();
  await using worker = await startWorker(mailServer.url, ['first', 'second'], {
    clock,
    interval: 900_000,
  });
  await worker.line('0: delivered');
  await worker.outbox.store('2-urgent', Buffer.from('Message-ID: <2>\r\n\r\nurgent\r\n'));
  worker.worker.wake();
  for (const id of ['2-urgent', '1']) {
    expect(await nextRound(clock)).toBe(900_000);
    await worker.line(`${id}: delivered`);
  }
});

test('a mail server that is down is asked once a minute, however many messages come', async () => {
  const clock = manualClock();
  await using worker = await startWorker(`smtp://127.0.0.1:${await freePort()}`, ['first'], {
    clock,
  });
  const attempts = () => worker.lines.filter((line) => line.includes('cannot be used')).length;
  await worker.line('cannot be used');
  while (clock.now() < hours) await nextRound(clock);
  await asleep(clock);
  const inAnHour = attempts();
  while (attempts() === inAnHour) {
    clock.next();
    await asleep(clock);
  }
  const before = attempts();
  worker.worker.wake();
  clock.advance(59_000);
  // It still sleeps: a second of the minute is left.
  expect(await nextRound(clock)).toBe(1000);
  await vi.waitUntil(() => attempts() === before + 1, { timeout: 10_000 });
});

test('while the mail server is down the pauses double to a quarter of an hour, and all but a minute of each ends with a new message', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const clock = manualClock();
  await using worker = await startWorker(
    `smtp://127.0.0.1:${await freePort()}`,
    ['first', 'second'],
    { clock },
  );
  const passed = [];
  while (passed.length < 18) passed.push((await nextRound(clock)) / 1000);
  expect(passed).toEqual([
    1,
    2,
    4,
    8,
    16,
    32,
    ...[60, 4],
    ...[60, 68],
    ...[60, 196],
    ...[60, 452],
    ...[60, 840],
    ...[60, 840],
  ]);
  // A failed connection says nothing about its message.
  expect(worker.lines.every((line) => line.startsWith('0: '))).toBe(true);
});

test.each([
  ['postponed', 451, 's', [1, 2, 4, 8, 16]],
  ['refused', 550, 'min', [5, 10, 20, 40, 60, 60]],
] as const)(
  'a message that is %s again and again is tried after pauses that double',
  async (_, code, unit, pauses) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const clock = manualClock();
    await using mailServer = await startMoodyServer('onRcptTo', code);
    await using worker = await startWorker(mailServer.url, ['wanted'], { clock });
    await asleep(clock);
    while (worker.lines.length < pauses.length) {
      clock.next();
      await asleep(clock);
    }
    const before = pauses.slice(0, -1).reduce((sum: number, pause) => sum + pause, 0);
    expect(clock.now()).toBe(before * (unit === 's' ? 1000 : 60_000));
    expect(worker.lines.map((line) => / in (\d+ \w+)/.exec(line)?.[1])).toEqual(
      pauses.map((pause) => `${pause} ${unit}`),
    );
  },
);

test('a login that is refused loses nothing, is not shown and is tried again after minutes, whoever comes, so that nobody locks us out', async () => {
  const clock = manualClock();
  let attempts = 0;
  await using mailServer = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => {
      attempts += 1;
      done(answer(535));
    },
  });
  await using worker = await startWorker(mailServer.url.replace('//', '//user:secret@'), ['kept'], {
    clock,
  });
  expect(await worker.line('0: kept and tried again')).toMatch(
    /it refuses the login with 535\): check user and password in SMTP_URL/,
  );
  await asleep(clock);
  worker.worker.wake();
  expect(await nextRound(clock)).toBeGreaterThanOrEqual(2.5 * 60_000);
  await asleep(clock);
  expect(attempts).toBe(2);
  expect(await worker.outbox.waiting()).toEqual(['0']);
  expect(worker.lines.join()).not.toContain('secret');
});

test('a message on which the mail server hangs up does not hold up the others', async () => {
  const clock = manualClock();
  const received: string[] = [];
  // A mail server that crashes on some texts, unlike the real one in other tests.
  const mailServer = createServer((socket) => {
    let data = '';
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      data += chunk;
      if (data.includes('poison')) {
        socket.destroy();
        return;
      }
      if (data.endsWith('\r\n.\r\n')) received.push(data);
      else if (!data.endsWith('\r\n') || data.startsWith('Message-ID')) return;
      socket.write(data.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
      data = '';
    });
  });
  await using worker = await startWorker(
    `smtp://127.0.0.1:${await listen(mailServer)}`,
    ['poison', 'other', 'more'],
    { clock },
  );
  while (!worker.lines.includes('2: delivered')) await nextRound(clock);
  expect(received).toHaveLength(2);
  const [poison = ''] = await worker.outbox.waiting();
  expect(worker.lines.slice(0, 3)).toEqual([
    expect.stringMatching(new RegExp(`^${poison}: kept and tried again`)),
    '1: delivered',
    '2: delivered',
  ]);
  expect(await worker.outbox.waiting()).toEqual([poison]);
  mailServer.close();
});

/** A mail server with one behaviour on connection; `left` resolves when the client disconnects. */
async function startSilentServer(onConnection: (socket: Socket) => void) {
  const left = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('error', () => {}).on('close', () => left.resolve());
    socket.resume();
    onConnection(socket);
  });
  return {
    url: `smtp://127.0.0.1:${await listen(server)}`,
    connection: once(server, 'connection'),
    left: left.promise,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

test('a mail server that never greets is left after 15 s, and the message is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using mailServer = await startSilentServer(() => {});
  await using worker = await startWorker(mailServer.url, ['kept']);
  await mailServer.connection;
  // The client starts waiting for the greeting some ticks after the connection.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  vi.advanceTimersByTime(14_000);
  expect(worker.lines).toEqual([]);
  vi.advanceTimersByTime(1000);
  await mailServer.left;
  expect(await worker.line('0: kept and tried again')).toContain('(ETIMEDOUT)');
  expect(await worker.outbox.waiting()).toEqual(['0']);
});

test('a mail server that says a word now and then is left after 12 minutes, and the message is kept', async () => {
  // Never silent long enough for a timeout.
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  await using mailServer = await startSilentServer((socket) => {
    const talk = setInterval(() => socket.write('220-one moment please\r\n'), 5);
    socket.on('close', () => clearInterval(talk));
  });
  await using worker = await startWorker(mailServer.url, ['kept']);
  await mailServer.connection;
  expect(timeout).toHaveBeenCalledExactlyOnceWith(12 * 60_000);
  patience.abort(new DOMException('12 minutes are over', 'TimeoutError'));
  await worker.line('0: kept and tried again');
  await mailServer.left;
  expect(await worker.outbox.waiting()).toEqual(['0']);
});

test('a message that is delivered but cannot be removed is not sent again', async () => {
  const cannotRemove = vi
    .spyOn(Outbox.prototype, 'remove')
    .mockRejectedValueOnce(Object.assign(new Error('read only'), { code: 'EROFS' }));
  await using mailServer = await startMailServer();
  await using worker = await startWorker(mailServer.url, ['once']);
  await worker.line('EROFS');
  await worker.line('0: delivered');
  expect(cannotRemove).toHaveBeenCalledTimes(2);
  expect(mailServer.received).toHaveLength(1);
});

test('an outbox that cannot be read is named, and looked into again after a minute', async () => {
  const clock = manualClock();
  await using mailServer = await startMailServer();
  await using worker = await startWorker(mailServer.url, [], { clock });
  await asleep(clock);
  await worker.outbox.store('late', Buffer.from('Message-ID: <late>\r\n\r\nlate\r\n'));
  const looks = vi
    .spyOn(worker.outbox, 'waiting')
    .mockRejectedValue(Object.assign(new Error('no'), { code: 'EIO' }));
  worker.worker.wake();
  expect(await worker.line('cannot be read')).toContain(
    `the outbox ${worker.outbox.folder} cannot be read (EIO): check the disk`,
  );
  worker.worker.wake();
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  expect(looks).toHaveBeenCalledTimes(1);
  looks.mockRestore();
  expect(await nextRound(clock)).toBe(60_000);
  await worker.line('late: delivered');
});

test.each([-1, 1])(
  'a clock that jumps by %d years neither delays nor ages messages',
  async (years) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let refusals = 1;
    await using mailServer = await startMailServer({
      onRcptTo: (_address, _session, done) => {
        vi.setSystemTime(Date.now() + years * 365 * 86_400_000);
        done(refusals-- > 0 ? answer(421) : undefined);
      },
    });
    await using worker = await startWorker(mailServer.url, ['kept']);
    await worker.line('0: kept');
    expect((await worker.outbox.state()).oldestSeconds).toBeLessThan(60);
    await worker.line('0: delivered');
  },
);

test('stopping finishes the delivery under way and starts no other', async () => {
  const reached = Promise.withResolvers<void>();
  const proceed = Promise.withResolvers<void>();
  await using mailServer = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      reached.resolve();
      void proceed.promise.then(() => done());
    },
  });
  await using worker = await startWorker(mailServer.url, ['first', 'second']);
  await reached.promise;
  const stopped = worker.worker.stop();
  proceed.resolve();
  await stopped;
  expect(worker.lines).toEqual(['0: delivered']);
  expect(await worker.outbox.waiting()).toEqual(['1']);
});
