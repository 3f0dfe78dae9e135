import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Outbox } from './outbox.ts';
import { startMailServer, startServer, temporaryFolder } from './testing.ts';

async function healthOf({ url }: { url: string }) {
  const response = await fetch(`${url}/sante`);
  return [response.status, await response.json()];
}

/** An outbox with a message from twenty minutes ago. */
async function outboxWithOldMessage(folder: string) {
  const path = join(folder, 'old.eml');
  const then = Date.now() / 1000 - 20 * 60;
  await writeFile(path, 'To: someone\r\n\r\nsecret');
  await utimes(path, then, then);
  return Outbox.open(folder);
}

test('a server at rest is well', async () => {
  await using server = await startServer();
  expect(await healthOf(server)).toEqual([200, { status: 'ok', queued: 0, refused: 0, oldestSeconds: 0, delivery: 'folder' }]);
  const { headers } = await fetch(`${server.url}/sante`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('without a mail server messages may stay as long as they like', async () => {
  await using folder = await temporaryFolder();
  await using server = await startServer({ outbox: await outboxWithOldMessage(folder.path) });
  expect(await healthOf(server)).toEqual([200, { status: 'ok', queued: 1, refused: 0, oldestSeconds: expect.any(Number), delivery: 'folder' }]);
});

test('a message that waits too long for its mail server is reported', async () => {
  await using folder = await temporaryFolder();
  await using server = await startServer({ outbox: await outboxWithOldMessage(folder.path), smtp: 'smtp://127.0.0.1:1' });
  const [code, body] = await healthOf(server);
  expect([code, body]).toEqual([503, { status: 'stuck', queued: 1, refused: 0, oldestSeconds: expect.any(Number), delivery: 'smtp' }]);
  expect(body.oldestSeconds).toBeGreaterThanOrEqual(1200);
});

test('a message refused for good is reported until someone takes it away', async () => {
  const refusal = Object.assign(new Error('no'), { responseCode: 550 });
  await using mailServer = await startMailServer({ onRcptTo: (_address, _session, done) => done(refusal) });
  await using folder = await temporaryFolder();
  await using server = await startServer({ outbox: await outboxWithOldMessage(folder.path), smtp: mailServer.url });
  await vi.waitUntil(() => server.lines.length > 0);
  expect(await healthOf(server)).toEqual([503, { status: 'stuck', queued: 0, refused: 1, oldestSeconds: 0, delivery: 'smtp' }]);
  await rm(join(server.outbox.refusedFolder, 'old.eml'));
  expect(await healthOf(server)).toEqual([200, expect.objectContaining({ status: 'ok' })]);
});

test('an outbox that cannot be written is reported until it can', async () => {
  await using server = await startServer();
  await rename(server.outbox.folder, `${server.outbox.folder}-away`);
  await writeFile(server.outbox.folder, 'a file where the folder was');
  expect(await healthOf(server)).toEqual([503, { status: 'stuck', queued: 0, refused: 0, oldestSeconds: 0, delivery: 'folder' }]);
  await rm(server.outbox.folder);
  await rename(`${server.outbox.folder}-away`, server.outbox.folder);
  expect(await healthOf(server)).toEqual([200, expect.objectContaining({ status: 'ok' })]);
});

test('many who ask at once share one look at the disk', async () => {
  await using server = await startServer();
  const looks = vi.spyOn(server.outbox, 'state');
  const answers = await Promise.all(Array.from({ length: 50 }, () => healthOf(server)));
  expect(new Set(answers.map(([code]) => code))).toEqual(new Set([200]));
  expect(looks.mock.calls.length).toBeLessThan(50);
});
