import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/ports.ts';
import { mailTransport } from '../mail/transport.ts';
import { Alerts } from '../monitoring/alerts.ts';
import { Outbox } from '../outbox/outbox.ts';
import { contact, listen, memoryLog, startMailServer, temporaryFolder } from '../testing.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import type { FailedDelivery, Target, Transport } from './target.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A running worker with messages of these ids already in the outbox. */
async function startWorker(server: string | Transport, ids: string[]) {
  const folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  const store = (id: string) => outbox.store(id, Buffer.from(`Subject: ${id}\r\n\r\n${id}\r\n`));
  for (const id of ids) await store(id);
  const kept = memoryLog();
  const { log } = kept;
  const envelope = { from: 'site@example.fr', to: 'contact@example.fr' };
  const target: Target = {
    name: '',
    destination: '',
    recipient: '',
    compose: async () => Buffer.from(''),
    transport: typeof server === 'string' ? mailTransport(new URL(server), envelope) : server,
  };
  const worker = new DeliveryWorker({
    target,
    outbox,
    log,
    alerts: new Alerts({ url: undefined, name: 'A', log }),
  });
  worker.start();
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= worker.stop());
  return {
    outbox,
    stop,
    /** Adds a message while the worker runs. */
    add: async (id: string) => {
      await store(id);
      worker.wake();
    },
    lines: kept.lines,
    get delivered() {
      return kept.lines.flatMap((line) => /^(\S+): delivered$/.exec(line)?.[1] ?? []);
    },
    /** Waits for a log line. */
    line: (words: string) =>
      vi.waitUntil(() => kept.lines.find((line) => line.includes(words)), { timeout: 20_000 }),
    async [Symbol.asyncDispose]() {
      await stop();
      expect(kept.lines.join(), 'a mail server’s words may name a visitor').not.toMatch(
        /jean|secret/,
      );
      outbox.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** A mail server's error, with the visitor's address in it as usual. */
const answer = (responseCode: number) =>
  Object.assign(new Error(`<${contact.email}> is not welcome`), { responseCode });

test('urgent messages go first, then those not suspected, then the oldest', async () => {
  await using mailServer = await startMailServer();
  const ids = ['1-suspect', '2', '3', '4-suspect-urgent', '5-urgent'];
  await using worker = await startWorker(mailServer.url, ids);
  await worker.line('1-suspect: delivered');
  expect(worker.delivered).toEqual(['5-urgent', '4-suspect-urgent', '2', '3', '1-suspect']);
  expect(await worker.outbox.waiting()).toEqual([]);
});

test.each([
  [
    'a mailbox that is busy',
    'onRcptTo',
    451,
    /^1: postponed \(.* 451\), kept and tried again in 1 s/,
  ],
  ['a full mailbox', 'onRcptTo', 552, /^1: refused \(.* 552\), kept and tried again in \d+ s/],
  [
    'a wrong login',
    'onAuth',
    535,
    /refuses the login with 535\), kept .*: check user and password/,
  ],
] as const)('%s (%s, %d) loses nothing', async (_what, stage, code, line) => {
  let isRefusing = true;
  const reply = (...parameters: unknown[]) => {
    const done = parameters.at(-1);
    if (typeof done === 'function') done(isRefusing ? answer(code) : null, { user: 'roof' });
  };
  await using mailServer = await startMailServer({ allowInsecureAuth: true, [stage]: reply });
  const url = stage === 'onAuth' ? mailServer.url.replace('//', '//roof:secret@') : mailServer.url;
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  await using worker = await startWorker(url, ['1']);
  await vi.waitUntil(() => worker.lines.some((said) => line.test(said)), { timeout: 20_000 });
  expect(await worker.outbox.waiting()).toEqual(['1']);
  isRefusing = false;
  while (worker.delivered.length === 0) {
    vi.advanceTimersByTime(10_000);
    for (let turn = 0; turn < 200; turn += 1) await setImmediate();
  }
});

test('what waits while there is no mail server arrives when there is one', async () => {
  const port = await freePort();
  await using worker = await startWorker(`smtp://127.0.0.1:${port}`, ['1', '2']);
  await worker.line('unreachable (ECONNREFUSED), kept');
  await using _mailServer = await startMailServer({ port });
  await worker.line('1: delivered');
  await worker.line('2: delivered');
});

/** A mail server that takes every message, but does this with those that contain `poison`. */
async function startPoisonedServer(onPoison: (socket: Socket) => void) {
  const server = createServer((socket) => {
    let data = '';
    socket.on('error', () => {}).write('220 ready\r\n');
    socket.on('data', (chunk) => {
      data += chunk;
      const isMail = data.startsWith('Subject');
      if (isMail && data.includes('poison')) return onPoison(socket);
      if (isMail && !data.endsWith('\r\n.\r\n')) return;
      socket.write(data.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
      data = '';
    });
  });
  const port = await listen(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

test('a message on which the mail server hangs up does not hold up the others', async () => {
  await using mailServer = await startPoisonedServer((socket) => socket.destroy());
  await using worker = await startWorker(mailServer.url, ['1-poison-urgent', '2', '3']);
  await worker.line('3: delivered');
  expect(worker.lines[0]).toMatch(/^1-poison-urgent: unreachable/);
  expect(await worker.outbox.waiting()).toEqual(['1-poison-urgent']);
});

test('a message that is never answered holds up the next for 10 s, and a stop for 2', async () => {
  const reached = Promise.withResolvers<void>();
  await using mailServer = await startPoisonedServer(() => reached.resolve());
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  await using worker = await startWorker(mailServer.url, ['1-poison', '2']);
  await reached.promise;
  await worker.add('3-urgent');
  vi.advanceTimersByTime(9999);
  expect(worker.delivered).toEqual([]);
  vi.advanceTimersByTime(1);
  await worker.line('2: delivered');
  expect(worker.delivered).toEqual(['3-urgent', '2']);
  const before = performance.now();
  let isStopped = false;
  void worker.stop().then(() => {
    isStopped = true;
  });
  // Waiting moves the time.
  await vi.waitUntil(() => isStopped, { timeout: 20_000 });
  expect(performance.now() - before).toBeGreaterThanOrEqual(2000);
  expect(performance.now() - before).toBeLessThan(3000);
  expect(worker.lines).toHaveLength(2);
  expect(await worker.outbox.waiting()).toEqual(['1-poison']);
});

test('however many are never answered, an urgent one goes', async () => {
  const hanging: Socket[] = [];
  await using mailServer = await startPoisonedServer((socket) => hanging.push(socket));
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const ids = Array.from({ length: 12 }, (_, number) => `${number}-poison`);
  await using worker = await startWorker(mailServer.url, ids);
  for (let number = 1; number <= ids.length; number += 1) {
    await vi.waitUntil(() => hanging.length === number, { timeout: 20_000 });
    vi.advanceTimersByTime(10_000);
  }
  await worker.add('urgent');
  await worker.line('urgent: delivered');
  for (const socket of hanging) socket.destroy();
});

/** A transport that fails in this way, and the times of its tries. */
function failing(result: FailedDelivery['result']) {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  // At once, so that the worker sleeps only between two tries.
  vi.spyOn(Outbox.prototype, 'read').mockResolvedValue(Buffer.from(''));
  const tries: number[] = [];
  const transport: Transport = {
    send: async () => {
      tries.push(performance.now());
      return { result, reason: 'no', advice: 'check it' };
    },
    close: () => {},
  };
  return { transport, tries };
}

/** Lets time pass, from one sleep of the worker to the next, until something is so. */
async function passUntil(isSo: () => boolean) {
  while (!isSo()) {
    await setImmediate();
    if (vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
  }
}

test.each([
  ['postponed', [1, 2, 4, 8, 16, 32, 64, 120, 120]],
  ['refused', [300, 600, 1200, 2400, 3600, 3600, 3600]],
  ['unreachable', [2, 4, 8, 16]],
  ['login', [301, 602]],
] as const)('after %s the next try comes after pauses that grow', async (result, pauses) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { transport, tries } = failing(result);
  await using worker = await startWorker(transport, ['1']);
  await passUntil(() => tries.length > pauses.length);
  const seconds = tries.map((time, index) => (time - (tries[index - 1] ?? time)) / 1000);
  expect(seconds.slice(1).map(Math.round)).toEqual(pauses);
  const rings = worker.lines.filter((line) => line.startsWith('alert'));
  expect(rings).toHaveLength(['refused', 'login'].includes(result) ? 1 : 0);
});

test('a refused login rings at once; an urgent one tries it in the pause, and all follow', async () => {
  let isRefusing = true;
  await using mailServer = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(isRefusing ? answer(535) : null, { user: 'roof' }),
  });
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const url = mailServer.url.replace('//', '//roof:secret@');
  await using worker = await startWorker(url, ['1', '2']);
  await worker.line('login (');
  expect(worker.lines[0]).toBe(
    'alert: Votre messagerie refuse le mot de passe du site : les demandes attendent. Rien n’est perdu. Prévenez la personne qui s’occupe du site.',
  );
  isRefusing = false;
  await worker.add('3');
  await worker.add('4-urgent');
  await worker.line('3: delivered');
  expect(worker.delivered).toEqual(['4-urgent', '1', '2', '3']);
});

test('many urgent ones try a refused login once in five minutes, and make no pause longer', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { transport, tries } = failing('login');
  const start = performance.now();
  await using worker = await startWorker(transport, ['1']);
  await vi.waitUntil(() => tries.length === 1);
  for (let number = 2; number <= 6; number += 1) await worker.add(`${number}-urgent`);
  await passUntil(() => tries.length === 6);
  const minutes = tries.map((time) => Math.round((time - start) / 60_000));
  expect(minutes).toEqual([0, 0, 5, 5, 10, 15]);
});

test('a message that is delivered but cannot be removed is not sent again', async () => {
  const cannotRemove = vi
    .spyOn(Outbox.prototype, 'remove')
    .mockRejectedValueOnce(Object.assign(new Error('read only'), { code: 'EROFS' }));
  await using mailServer = await startMailServer();
  await using worker = await startWorker(mailServer.url, ['1']);
  await worker.line('EROFS');
  await worker.line('1: delivered');
  expect(cannotRemove).toHaveBeenCalledTimes(2);
  expect(mailServer.received).toHaveLength(1);
});

test('a long line is read from the folder once, and who comes meanwhile has his place in it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const looks = vi.spyOn(Outbox.prototype, 'waiting');
  const gate = Promise.withResolvers<void>();
  const transport: Transport = {
    send: async () => {
      await gate.promise;
      return undefined;
    },
    close: () => {},
  };
  const ids = Array.from({ length: 50 }, (_, number) => `${number + 10}`);
  await using worker = await startWorker(transport, ids);
  await worker.add('60-suspect');
  await worker.add('61-urgent');
  await worker.add('62');
  gate.resolve();
  await worker.line('60-suspect: delivered');
  expect(worker.delivered).toEqual(['10', '61-urgent', ...ids.slice(1), '62', '60-suspect']);
  // When the outbox was opened, and when the worker was started.
  expect(looks).toHaveBeenCalledTimes(2);
});

test('what an operator puts into the folder leaves, and what he takes out is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  let isBusy = true;
  await using mailServer = await startMailServer({
    onRcptTo: (_address, _session, done) => done(isBusy ? answer(451) : null),
  });
  await using worker = await startWorker(mailServer.url, ['1', '2']);
  await worker.line('2: postponed');
  await rm(join(worker.outbox.folder, '1.eml'));
  await writeFile(join(worker.outbox.folder, '3.eml'), 'Subject: 3\r\n\r\n3\r\n');
  isBusy = false;
  while (worker.delivered.length < 2) {
    vi.advanceTimersByTime(10_000);
    for (let turn = 0; turn < 200; turn += 1) await setImmediate();
  }
  // Whichever comes first: the one that waits for its next try, or the one that is new.
  expect(new Set(worker.delivered)).toEqual(new Set(['2', '3']));
  expect(worker.lines.filter((line) => line.startsWith('1'))).toEqual([
    expect.stringMatching(/^1: postponed \(the mail server answers 451/),
  ]);
});

test('an outbox that cannot be read is named, and looked into again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const looks = vi
    .spyOn(Outbox.prototype, 'waiting')
    .mockResolvedValueOnce([])
    .mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'EIO' }));
  await using mailServer = await startMailServer();
  await using worker = await startWorker(mailServer.url, ['1']);
  expect(await worker.line('cannot be read')).toContain(
    `${worker.outbox.folder} cannot be read (EIO)`,
  );
  expect(looks).toHaveBeenCalledTimes(2);
  await passUntil(() => looks.mock.calls.length > 2);
  await worker.line('1: delivered');
});
