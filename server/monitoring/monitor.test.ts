import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Outbox } from '../outbox/outbox.ts';
import { keptLog, manualClock, temporaryFolder } from '../testing.ts';
import { Alerts } from './alerts.ts';
import { HealthCheck } from './health.ts';
import { checkHealth, RejectedRequests, startMonitor } from './monitor.ts';

afterEach(() => void vi.useRealTimers());

async function watched() {
  const folder = await temporaryFolder();
  const outbox = await Outbox.open(folder.path);
  const kept = keptLog();
  const clock = manualClock();
  return {
    folder,
    outbox,
    kept,
    clock,
    parts: {
      healthCheck: new HealthCheck({ outbox, delivery: 'smtp', mustLeave: true }),
      alerts: new Alerts({ url: undefined, name: 'A', log: kept.log, clock }),
      rejectedRequests: new RejectedRequests(),
      log: kept.log,
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

test('mail that does not leave for a quarter of an hour is told of, and so is what was held back', async () => {
  await using server = await watched();
  const then = Date.now() / 1000 - 16 * 60;
  await writeFile(join(server.folder.path, 'old.eml'), '');
  await utimes(join(server.folder.path, 'old.eml'), then, then);
  for (let count = 0; count < 2; count += 1) server.parts.alerts.raiseIncident('urgent');
  server.parts.rejectedRequests.count(403);
  await checkHealth(server.parts);
  await checkHealth(server.parts);
  expect(server.kept.of('warn')).toEqual([
    'turned away since the last such line: 1 with 403 Forbidden',
  ]);
  expect(server.kept.of('error')).toEqual([
    expect.stringContaining('URGENTE'),
    expect.stringContaining('plus de 15 minutes'),
  ]);
  server.clock.advance(60 * 60_000);
  await checkHealth(server.parts);
  expect(server.kept.of('error').slice(2)).toEqual([
    expect.stringContaining('Demande URGENTE'),
    expect.stringContaining('plus de 15 minutes'),
  ]);
});

test('mail that was refused is told of by whom it was refused to, and not again each minute; a disk that cannot be read is for the operator', async () => {
  await using server = await watched();
  await mkdir(server.outbox.refusedFolder, { recursive: true });
  await writeFile(join(server.outbox.refusedFolder, 'a.eml'), '');
  await checkHealth(server.parts);
  expect([(await server.parts.healthCheck.health()).problems, server.kept.lines]).toEqual([
    ['refused'],
    [],
  ]);
  vi.spyOn(server.parts.healthCheck, 'health').mockRejectedValueOnce(
    Object.assign(new Error('no'), { code: 'EIO' }),
  );
  await checkHealth(server.parts);
  expect(server.kept.of('error')).toEqual([
    'the outbox could not be looked at (EIO): check the disk',
  ]);
});

test('it looks once a minute, until it is ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await using server = await watched();
  const end = startMonitor(server.parts);
  server.parts.rejectedRequests.count(429);
  vi.advanceTimersByTime(59_000);
  expect(server.kept.lines).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(server.kept.lines).toHaveLength(1);
  end();
  server.parts.rejectedRequests.count(429);
  vi.advanceTimersByTime(120_000);
  expect(server.kept.lines).toHaveLength(1);
});

const said = (...statuses: number[]) => {
  const kept = keptLog();
  const rejectedRequests = new RejectedRequests();
  for (const status of statuses) rejectedRequests.count(status);
  rejectedRequests.logSummary(kept.log);
  rejectedRequests.logSummary(kept.log);
  return kept.lines;
};

test('one line says how often what was turned away and why, and the next one begins anew', () => {
  expect(said()).toEqual([]);
  expect(said(429, 422, 429)).toEqual([
    'turned away since the last such line: 2 with 429 Too Many Requests, 1 with 422 Unprocessable Entity',
  ]);
});
