import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from '../outbox/outbox.ts';
import { breakOutbox, startServer, temporaryFolder } from '../testing.ts';
import { type Health, HealthCheck } from './health.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const well: Health = {
  status: 'ok',
  problems: [],
  queued: 0,
  refused: 0,
  oldestSeconds: 0,
  delivery: 'folder',
};

async function healthOf({ url }: { url: string }) {
  const response = await fetch(`${url}/sante`);
  return [response.status, await response.json()];
}

/** Advances the clock until the cached result expires. */
const later = () => vi.advanceTimersByTime(5000);

/** An outbox with a message of this age. */
async function outboxWithOldMessage(folder: string, minutes: number, mark = '') {
  const path = join(folder, `old${mark}.eml`);
  const then = Date.now() / 1000 - minutes * 60;
  await writeFile(path, 'To: someone\r\n\r\nsecret');
  await utimes(path, then, then);
  return Outbox.open(folder);
}

test('a server at rest is well', async () => {
  await using server = await startServer();
  expect(await healthOf(server)).toEqual([200, well]);
  for (const path of ['/sante', '/vivant']) {
    const { headers } = await fetch(server.url + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('without a mail server messages may stay as long as they like, on a site that is not public', async () => {
  await using folder = await temporaryFolder();
  await using server = await startServer({ outbox: await outboxWithOldMessage(folder.path, 20) });
  expect(await healthOf(server)).toEqual([
    200,
    { ...well, queued: 1, oldestSeconds: expect.any(Number) },
  ]);
});

test('without a mail server a public site has someone look at what waits', async () => {
  await using folder = await temporaryFolder();
  const outbox = await outboxWithOldMessage(folder.path, 20);
  const healthCheck = new HealthCheck({ outbox, delivery: 'folder', mustLeave: true });
  expect(await healthCheck.health()).toMatchObject({ status: 'stuck', problems: ['late'] });
});

test.each([
  [14, '', []],
  [16, '', ['late']],
  [24 * 60, '-patient', []],
  [25 * 60, '-patient-urgent', ['late']],
])(
  'a message that waits for its mail server for %d minutes, with the mark "%s", is reported as %j',
  async (minutes, mark, problems) => {
    await using folder = await temporaryFolder();
    await using server = await startServer({
      outbox: await outboxWithOldMessage(folder.path, minutes, mark),
      smtp: 'smtp://127.0.0.1:1',
    });
    const [code, body] = await healthOf(server);
    expect([code, body.problems]).toEqual([problems.length === 0 ? 200 : 503, problems]);
  },
);

test('a message that was set aside is reported until someone takes it away, and the server is alive all the while', async () => {
  await using server = await startServer();
  await server.outbox.store('a', Buffer.from('a'));
  await server.outbox.setAside('a');
  expect(await healthOf(server)).toEqual([
    503,
    { ...well, status: 'stuck', problems: ['refused'], refused: 1 },
  ]);
  expect((await fetch(`${server.url}/vivant`)).status).toBe(200);
  await rm(join(server.outbox.refusedFolder, 'a.eml'));
  later();
  expect(await healthOf(server)).toEqual([200, well]);
});

test('an outbox that cannot be written is reported until it can', async () => {
  await using server = await startServer();
  const mend = await breakOutbox(server.outbox);
  expect(await healthOf(server)).toEqual([
    503,
    { ...well, status: 'stuck', problems: ['unwritable'] },
  ]);
  expect((await fetch(`${server.url}/vivant`)).status).toBe(200);
  await mend();
  later();
  expect(await healthOf(server)).toEqual([200, well]);
});

test('an outbox that is a quarter full is reported', async () => {
  await using server = await startServer({ outboxLimit: 8 });
  await server.outbox.store('a', Buffer.from('a'));
  expect((await healthOf(server))[0]).toBe(200);
  await server.outbox.store('b', Buffer.from('b'));
  later();
  expect(await healthOf(server)).toEqual([503, expect.objectContaining({ problems: ['outbox'] })]);
});

test.each([
  ['a small disk with a twentieth free', { free: 51, size: 1000 }, []],
  ['a small disk with less', { free: 49, size: 1000 }, ['disk']],
  ['a large disk with a gigabyte free', { free: 1_000_000_001, size: 1e12 }, []],
  ['a large disk with less', { free: 999_999_999, size: 1e12 }, ['disk']],
])('%s', async (_what, disk, problems) => {
  await using folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  const state = await outbox.state();
  expect(state.disk.free).toBeGreaterThan(0);
  vi.spyOn(outbox, 'state').mockResolvedValue({ ...state, disk });
  const healthCheck = new HealthCheck({ outbox, delivery: 'smtp', mustLeave: true });
  expect((await healthCheck.health()).problems).toEqual(problems);
});

test('who asks again within seconds is told the same, and the disk is left alone', async () => {
  await using server = await startServer();
  const looks = vi.spyOn(server.outbox, 'state');
  await Promise.all(Array.from({ length: 50 }, () => healthOf(server)));
  vi.advanceTimersByTime(4999);
  await healthOf(server);
  expect(looks).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await healthOf(server);
  expect(looks).toHaveBeenCalledTimes(2);
});
