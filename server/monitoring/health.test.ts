import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Outbox } from '../outbox/outbox.ts';
import { breakOutbox, startServer } from '../testing.ts';
import { Alerts } from './alerts.ts';
import { inspect } from './health.ts';
import { RejectedRequests, watch } from './monitor.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const well = { status: 'ok', problems: [], queued: 0, refused: 0, oldestSeconds: 0 };

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

test('what was set aside, or cannot be written, is reported until it is mended; the server is alive all the while', async () => {
  await using server = await startServer();
  const stuck = { ...well, status: 'stuck' };
  await server.outbox.store('a', Buffer.from('a'));
  await server.outbox.setAside('a');
  expect(await healthOf(server)).toEqual([503, { ...stuck, problems: ['refused'], refused: 1 }]);
  await rm(join(server.outbox.refusedFolder, 'a.eml'));
  const mend = await breakOutbox(server.outbox);
  expect(await healthOf(server)).toEqual([503, { ...stuck, problems: ['unwritable'] }]);
  expect((await fetch(`${server.url}/vivant`)).status).toBe(200);
  await mend();
  expect(await healthOf(server)).toEqual([200, well]);
});

type State = Awaited<ReturnType<Outbox['state']>>;

test.each<[string, Partial<State>, string[]]>([
  ['mail that waits for a quarter of an hour', { oldestSeconds: 900 }, []],
  ['mail that waits for longer', { oldestSeconds: 901 }, ['late']],
  ['a small disk with a twentieth free', { disk: { free: 51, size: 1000 } }, []],
  ['a small disk with less', { disk: { free: 49, size: 1000 } }, ['disk']],
  ['a large disk with a gigabyte free', { disk: { free: 1_000_000_001, size: 1e12 } }, []],
  ['a large disk with less', { disk: { free: 999_999_999, size: 1e12 } }, ['disk']],
])('%s', async (_what, state, problems) => {
  await using server = await startServer();
  const found = await server.outbox.state();
  expect(found.disk.free).toBeGreaterThan(0);
  vi.spyOn(server.outbox, 'state').mockResolvedValue({ ...found, ...state });
  expect((await inspect(server.outbox, true)).problems).toEqual(problems);
  if (problems.includes('late'))
    expect(await healthOf(server)).toMatchObject([200, { problems: [] }]);
});

test('each minute problems ring, what was turned away is counted, and what is set aside is left to the report', async () => {
  await using server = await startServer();
  const { outbox, lines, log } = server;
  const rejectedRequests = new RejectedRequests();
  for (const status of [429, 422, 429]) rejectedRequests.count(status);
  const alerts = new Alerts({ url: undefined, name: 'A', log });
  const look = (problem: Error | 'late' | 'refused') =>
    watch({
      health: async () => {
        if (problem instanceof Error) throw problem;
        return { ...(await inspect(outbox, true)), problems: [problem] };
      },
      alerts,
      rejectedRequests,
      log,
    });
  await look('late');
  await look('refused');
  await look(Object.assign(new Error('no'), { code: 'EIO' }));
  expect(lines).toEqual([
    'turned away since the last such line: 2 with 429 Too Many Requests, 1 with 422 Unprocessable Entity',
    expect.stringMatching(/^alert: Des demandes attendent depuis plus de 15 minutes/),
    'the outbox could not be looked at (EIO): check the disk',
  ]);
});
