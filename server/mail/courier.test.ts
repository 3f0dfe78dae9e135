import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/ports.ts';
import type { Clock } from '../clock.ts';
import { Outbox } from '../outbox/outbox.ts';
import { callback, company, contact, keptLog, listen, manualClock, post, startMailServer, startServer, temporaryFolder } from '../testing.ts';
import { Alerts } from '../watch/alerts.ts';
import { backoff, Courier } from './courier.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A courier at work on an outbox that held messages with these texts before it started, numbered from 0. */
async function startCourier(smtp: string, texts: string[], { clock, pace }: { clock?: Clock; pace?: number } = {}) {
  const folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  for (const [index, text] of texts.entries()) await outbox.store(String(index), Buffer.from(`Message-ID: <${index}>\r\n\r\n${text}\r\n`));
  const kept = keptLog();
  const { log } = kept;
  const alerts = new Alerts({ url: undefined, name: company.name, log });
  const envelope = { from: 'site@example.fr', to: company.email };
  const courier = new Courier({ outbox, server: new URL(smtp), envelope, log, alerts, takes: () => true, pace, clock });
  courier.start();
  return {
    outbox,
    courier,
    /** Lines that the operator has read, without the alerts. */
    get lines() {
      return kept.lines.filter((line) => !line.startsWith('alert: '));
    },
    get alerts() {
      return kept.lines.filter((line) => line.startsWith('alert: '));
    },
    /** Waits for a line that the operator reads. */
    line: (words: string) => vi.waitUntil(() => kept.lines.find((line) => line.includes(words)), { timeout: 10_000 }),
    async [Symbol.asyncDispose]() {
      expect(kept.lines.join('\n'), 'what a mail server says about a visitor stays out of the log').not.toContain(contact.email);
      await courier.stop();
      outbox.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** What a mail server answers, with the visitor's address in it as many do. */
const answer = (responseCode: number) => Object.assign(new Error(`<${contact.email}> is not welcome`), { responseCode });

test('the pause between tries grows from a second to a quarter of an hour, and varies', () => {
  const pauses = { first: 1000, longest: 900_000 };
  expect([1, 2, 3, 10, 11, 2000].map((failures) => backoff(failures, pauses, 0))).toEqual([1000, 2000, 4000, 512_000, 900_000, 900_000]);
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
  // From then on the courier waits for messages.
  await vi.waitUntil(() => server.lines.includes('the mail server answers and takes our login'), { timeout: 10_000 });
  const arrived = mailServer.mail();
  expect((await post(server.relay, callback)).status).toBe(200);
  await arrived;
  const [mail] = mailServer.received;
  expect(envelopes).toEqual([[company.email, company.email]]);
  expect(mail?.subject).toBe('Demande de rappel : Zoë Müller-Schmitt, Habsheim');
  for (const value of Object.values({ ...callback, datePreferee: 'jeudi 15 janvier 2026' })) expect(mail?.text).toContain(value);
  await vi.waitUntil(() => server.lines.some((line) => line.endsWith(': delivered')), { timeout: 10_000 });
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
  await using courier = await startCourier(mailServer.url, ['postponed', 'other']);
  await courier.line('1: delivered');
  expect(await courier.line('0: kept')).toMatch(/the mail server answers 451\), tried again in 1 s$/);
  await courier.line('0: delivered');
  expect(mailServer.received.map(({ text }) => text?.trim())).toEqual(['other', 'postponed']);
  expect((seen[2] ?? 0) - (seen[0] ?? 0)).toBeGreaterThan(500);
});

/** Waits until the courier sleeps. */
const asleep = (clock: ReturnType<typeof manualClock>) => vi.waitUntil(() => clock.isAwaited, { interval: 1, timeout: 10_000 });

/** Waits until the courier sleeps, lets the time pass that it wanted to sleep, and returns how much that was. */
async function nextRound(clock: ReturnType<typeof manualClock>): Promise<number> {
  await asleep(clock);
  return clock.next();
}

/** A mail server that answers so at the end of a message, or to the address it is for, as long as `code` is set. */
async function startMoodyServer(stage: 'onRcptTo' | 'onData' | 'onMailFrom', code: number) {
  const mood: { code: number | undefined; attempts: number } = { code, attempts: 0 };
  const reply = () => {
    mood.attempts += 1;
    return mood.code === undefined ? null : answer(mood.code);
  };
  const mailServer = await startMailServer(
    stage === 'onData'
      ? { onData: (stream, _session, done) => stream.resume().once('end', () => done(reply())) }
      : { [stage]: (_address: unknown, _session: unknown, done: (error: Error | null) => void) => done(reply()) },
  );
  return { url: mailServer.url, mood, received: mailServer.received, [Symbol.asyncDispose]: () => mailServer[Symbol.asyncDispose]() };
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
    await using courier = await startCourier(mailServer.url, ['wanted'], { clock });
    expect(await courier.line('0: refused')).toMatch(
      new RegExp(`the mail server answers ${code}\\) and kept, tried again in \\d min: read it in ${courier.outbox.folder}`),
    );
    while (clock.now() < 24 * hours) await nextRound(clock);
    expect(await courier.outbox.state()).toMatchObject({ queued: 1, refused: 0 });
    // From minutes to an hour, give or take the half that chance takes off.
    expect(mailServer.mood.attempts).toBeGreaterThan(24);
    expect(mailServer.mood.attempts).toBeLessThan(60);
    expect(courier.alerts).toEqual([expect.stringContaining('Une demande est refusée par votre messagerie')]);

    mailServer.mood.code = undefined;
    while (!courier.lines.includes('0: delivered')) await nextRound(clock);
    expect(clock.now()).toBeLessThan(26 * hours);
  },
);

test('a message that is refused for five days is set aside, and tried again after the next start', async () => {
  const clock = manualClock();
  await using mailServer = await startMoodyServer('onRcptTo', 550);
  await using courier = await startCourier(mailServer.url, ['unwanted'], { clock });
  await courier.line('0: refused');
  clock.advance(5 * 24 * hours - 2 * hours);
  while (!courier.lines.some((line) => line.includes('set aside'))) await nextRound(clock);
  expect(clock.now()).toBeGreaterThanOrEqual(5 * 24 * hours);
  expect(clock.now()).toBeLessThan(5 * 24 * hours + 2 * hours);
  expect(await courier.outbox.state()).toMatchObject({ queued: 0, refused: 1 });
  expect(courier.lines.at(-1)).toContain(courier.outbox.refusedFolder);
});

test('a sender that is refused for all messages, as over a limit for the day, blames none of them', async () => {
  const clock = manualClock();
  await using mailServer = await startMoodyServer('onMailFrom', 550);
  await using courier = await startCourier(mailServer.url, ['first', 'second'], { clock });
  expect(await courier.line('0: kept')).toMatch(/the mail server answers 550 to our sender\): check MAIL_FROM, .*limit for the day/);
  await nextRound(clock);
  clock.advance(6 * 24 * hours);
  await nextRound(clock);
  await nextRound(clock);
  expect(await courier.outbox.state()).toMatchObject({ queued: 2, refused: 0 });
  mailServer.mood.code = undefined;
  while (!courier.lines.includes('1: delivered')) await nextRound(clock);
  expect(mailServer.received.map(({ text }) => text?.trim())).toEqual(['first', 'second']);
});

test('what waits while there is no mail server arrives when there is one, oldest first', async () => {
  const clock = manualClock();
  const port = await freePort();
  await using courier = await startCourier(`smtp://127.0.0.1:${port}`, ['first', 'second'], { clock });
  await courier.line('cannot be used');
  while (clock.now() < hours) await nextRound(clock);
  await using mailServer = await startMailServer({ port });
  while (!courier.lines.includes('1: delivered')) await nextRound(clock);
  expect(mailServer.received.map(({ text }) => text?.trim())).toEqual(['first', 'second']);
});

test('a courier with a pace brings one message after the other, whatever comes meanwhile, and the urgent one first', async () => {
  const clock = manualClock();
  await using mailServer = await startMailServer();
  await using courier = await startCourier(mailServer.url, ['first', 'second'], { clock, pace: 900_000 });
  await courier.line('0: delivered');
  await courier.outbox.store('2-urgent', Buffer.from('Message-ID: <2>\r\n\r\nurgent\r\n'));
  courier.courier.wake();
  for (const id of ['2-urgent', '1']) {
    expect(await nextRound(clock)).toBe(900_000);
    await courier.line(`${id}: delivered`);
  }
});

test('a mail server that is down is asked once a minute, however many messages come', async () => {
  const clock = manualClock();
  await using courier = await startCourier(`smtp://127.0.0.1:${await freePort()}`, ['first'], { clock });
  const attempts = () => courier.lines.filter((line) => line.includes('cannot be used')).length;
  await courier.line('cannot be used');
  while (clock.now() < hours) await nextRound(clock);
  await asleep(clock);
  const inAnHour = attempts();
  while (attempts() === inAnHour) {
    clock.next();
    await asleep(clock);
  }
  const before = attempts();
  courier.courier.wake();
  clock.advance(59_000);
  // It still sleeps, and a second is left of the minute.
  expect(await nextRound(clock)).toBe(1000);
  await vi.waitUntil(() => attempts() === before + 1, { timeout: 10_000 });
});

test('while the mail server is down the pauses double to a quarter of an hour, and all but a minute of each ends with a new message', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const clock = manualClock();
  await using courier = await startCourier(`smtp://127.0.0.1:${await freePort()}`, ['first', 'second'], { clock });
  const passed = [];
  while (passed.length < 18) passed.push((await nextRound(clock)) / 1000);
  expect(passed).toEqual([1, 2, 4, 8, 16, 32, ...[60, 4], ...[60, 68], ...[60, 196], ...[60, 452], ...[60, 840], ...[60, 840]]);
  // A connection that never came about says nothing against the message that it was for.
  expect(courier.lines.every((line) => line.startsWith('0: '))).toBe(true);
});

test.each([
  ['postponed', 451, 's', [1, 2, 4, 8, 16]],
  ['refused', 550, 'min', [5, 10, 20, 40, 60, 60]],
] as const)('a message that is %s again and again is tried after pauses that double', async (_, code, unit, pauses) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const clock = manualClock();
  await using mailServer = await startMoodyServer('onRcptTo', code);
  await using courier = await startCourier(mailServer.url, ['wanted'], { clock });
  await asleep(clock);
  while (courier.lines.length < pauses.length) {
    clock.next();
    await asleep(clock);
  }
  const before = pauses.slice(0, -1).reduce((sum: number, pause) => sum + pause, 0);
  expect(clock.now()).toBe(before * (unit === 's' ? 1000 : 60_000));
  expect(courier.lines.map((line) => / in (\d+ \w+)/.exec(line)?.[1])).toEqual(pauses.map((pause) => `${pause} ${unit}`));
});

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
  await using courier = await startCourier(mailServer.url.replace('//', '//user:secret@'), ['kept'], { clock });
  expect(await courier.line('0: kept and tried again')).toMatch(/it refuses the login with 535\): check user and password in SMTP_URL/);
  await asleep(clock);
  courier.courier.wake();
  expect(await nextRound(clock)).toBeGreaterThanOrEqual(2.5 * 60_000);
  await asleep(clock);
  expect(attempts).toBe(2);
  expect(await courier.outbox.waiting()).toEqual(['0']);
  expect(courier.lines.join()).not.toContain('secret');
});

test('a message on which the mail server hangs up does not hold up the others', async () => {
  const clock = manualClock();
  const received: string[] = [];
  // A mail server that breaks down at some words: the real one of the other tests never does.
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
  await using courier = await startCourier(`smtp://127.0.0.1:${await listen(mailServer)}`, ['poison', 'other', 'more'], { clock });
  while (!courier.lines.includes('2: delivered')) await nextRound(clock);
  expect(received).toHaveLength(2);
  const [poison = ''] = await courier.outbox.waiting();
  expect(courier.lines.slice(0, 3)).toEqual([expect.stringMatching(new RegExp(`^${poison}: kept and tried again`)), '1: delivered', '2: delivered']);
  expect(await courier.outbox.waiting()).toEqual([poison]);
  mailServer.close();
});

/** A mail server that only ever does this when someone connects; `left` resolves when the client has gone. */
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
  await using courier = await startCourier(mailServer.url, ['kept']);
  await mailServer.connection;
  // The client hears of the connection a few turns later, and only then waits for the greeting.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  vi.advanceTimersByTime(14_000);
  expect(courier.lines).toEqual([]);
  vi.advanceTimersByTime(1000);
  await mailServer.left;
  expect(await courier.line('0: kept and tried again')).toContain('(ETIMEDOUT)');
  expect(await courier.outbox.waiting()).toEqual(['0']);
});

test('a mail server that says a word now and then is left after 12 minutes, and the message is kept', async () => {
  // Never silent for long enough to be left for its silence.
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  await using mailServer = await startSilentServer((socket) => {
    const talk = setInterval(() => socket.write('220-one moment please\r\n'), 5);
    socket.on('close', () => clearInterval(talk));
  });
  await using courier = await startCourier(mailServer.url, ['kept']);
  await mailServer.connection;
  expect(timeout).toHaveBeenCalledExactlyOnceWith(12 * 60_000);
  patience.abort(new DOMException('12 minutes are over', 'TimeoutError'));
  await courier.line('0: kept and tried again');
  await mailServer.left;
  expect(await courier.outbox.waiting()).toEqual(['0']);
});

test('a message that is delivered but cannot be removed is not sent again', async () => {
  const cannotRemove = vi.spyOn(Outbox.prototype, 'remove').mockRejectedValueOnce(Object.assign(new Error('read only'), { code: 'EROFS' }));
  await using mailServer = await startMailServer();
  await using courier = await startCourier(mailServer.url, ['once']);
  await courier.line('EROFS');
  await courier.line('0: delivered');
  expect(cannotRemove).toHaveBeenCalledTimes(2);
  expect(mailServer.received).toHaveLength(1);
});

test('an outbox that cannot be read is named, and looked into again after a minute', async () => {
  const clock = manualClock();
  await using mailServer = await startMailServer();
  await using courier = await startCourier(mailServer.url, [], { clock });
  await asleep(clock);
  await courier.outbox.store('late', Buffer.from('Message-ID: <late>\r\n\r\nlate\r\n'));
  const looks = vi.spyOn(courier.outbox, 'waiting').mockRejectedValue(Object.assign(new Error('no'), { code: 'EIO' }));
  courier.courier.wake();
  expect(await courier.line('cannot be read')).toContain(`the outbox ${courier.outbox.folder} cannot be read (EIO): check the disk`);
  courier.courier.wake();
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  expect(looks).toHaveBeenCalledTimes(1);
  looks.mockRestore();
  expect(await nextRound(clock)).toBe(60_000);
  await courier.line('late: delivered');
});

test.each([-1, 1])('a clock that jumps by %d years neither delays nor ages messages', async (years) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let refusals = 1;
  await using mailServer = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      vi.setSystemTime(Date.now() + years * 365 * 86_400_000);
      done(refusals-- > 0 ? answer(421) : undefined);
    },
  });
  await using courier = await startCourier(mailServer.url, ['kept']);
  await courier.line('0: kept');
  expect((await courier.outbox.state()).oldestSeconds).toBeLessThan(60);
  await courier.line('0: delivered');
});

test('stopping finishes the delivery under way and starts no other', async () => {
  const reached = Promise.withResolvers<void>();
  const proceed = Promise.withResolvers<void>();
  await using mailServer = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      reached.resolve();
      void proceed.promise.then(() => done());
    },
  });
  await using courier = await startCourier(mailServer.url, ['first', 'second']);
  await reached.promise;
  const stopped = courier.courier.stop();
  proceed.resolve();
  await stopped;
  expect(courier.lines).toEqual(['0: delivered']);
  expect(await courier.outbox.waiting()).toEqual(['1']);
});
