import { afterEach, expect, test, vi } from 'vitest';
import type { Outbox } from '../outbox/outbox.ts';
import { breakOutbox, startServer } from '../testing.ts';
import { Alerts } from './alerts.ts';
import { inspect } from './health.ts';
import { watch } from './monitor.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const well = { status: 'ok', problems: [], queued: 0, oldestSeconds: 0 };

async function healthOf({ url }: { url: string }) {
  const response = await fetch(`${url}/sante`);
  return [response.status, await response.json()];
}

test('a server at rest is well, and says so to no cache', async () => {
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

test('an outbox that cannot be written is reported until it is mended', async () => {
  await using server = await startServer();
  const mend = await breakOutbox(server.outbox);
  expect(await healthOf(server)).toEqual([
    503,
    { ...well, status: 'stuck', problems: ['unwritable'] },
  ]);
  expect((await fetch(`${server.url}/vivant`)).status).toBe(200);
  await mend();
  expect(await healthOf(server)).toEqual([200, well]);
});

type State = Awaited<ReturnType<Outbox['state']>>;

test.each<[string, Partial<State>, string[]]>([
  ['mail that waits for a quarter of an hour', { oldestSeconds: 900 }, []],
  ['mail that waits for longer', { oldestSeconds: 901 }, ['late']],
  ['a disk with a quarter of a gigabyte free', { free: 250_000_000 }, []],
  ['a disk with less', { free: 249_999_999 }, ['disk']],
])('%s', async (_what, state, problems) => {
  await using server = await startServer();
  const found = await server.outbox.state();
  expect(found.free).toBeGreaterThan(0);
  vi.spyOn(server.outbox, 'state').mockResolvedValue({ ...found, ...state });
  expect((await inspect(server.workers, true)).problems).toEqual(problems);
  if (problems.includes('late'))
    expect(await healthOf(server)).toMatchObject([200, { problems: [] }]);
});

test('each minute problems ring, and what was turned away is counted once', async () => {
  await using server = await startServer();
  const { workers, lines, log } = server;
  const rejections = new Map([
    [429, 2],
    [422, 1],
  ]);
  const alerts = new Alerts({ url: undefined, name: 'A', log });
  const look = () =>
    watch({
      health: async () => ({ ...(await inspect(workers, true)), problems: ['late'] }),
      alerts,
      rejections,
      log,
    });
  await look();
  await look();
  expect(lines).toEqual([
    expect.stringMatching(/: 2 with 429 Too Many Requests, 1 with 422 Unprocessable Entity$/),
    expect.stringMatching(/^alert: Des demandes attendent depuis plus de 15 minutes/),
  ]);
});
