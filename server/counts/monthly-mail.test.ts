import { expect, test, vi } from 'vitest';
import { company } from '../../company.ts';
import { Outbox } from '../outbox/outbox.ts';
import { callback, files, keptLog, post, startMailServer, startServer, temporaryFolder } from '../testing.ts';
import { Counts } from './counts.ts';
import { mailLastMonth } from './monthly-mail.ts';

/** A server with a mail server, in a folder that outlives it, at a time that is told; `tell` is its look at the calendar. */
async function serverIn(folder: string, smtp: string, clock: { date: Date }) {
  const kept = keptLog();
  const { log } = kept;
  const outbox = await Outbox.open(folder);
  const counts = await Counts.open({ folder, log, now: () => clock.date });
  const contents = { ...files, 'index.html': '<!doctype html><select><option>Démoussage de toiture</option></select>' };
  const server = await startServer({ smtp, outbox, counts, contents });
  const tell = async () => {
    if (server.courier) await mailLastMonth({ company, counts, outbox, courier: server.courier, sender: 'site@example.fr', log }, clock.date);
  };
  return { ...server, counts, tell, heard: () => kept.lines };
}

test('on the first of the month, from eight o’clock, the company has one mail on the month before, also after a restart', async () => {
  await using mailServer = await startMailServer();
  await using folder = await temporaryFolder();
  const clock = { date: new Date('2026-11-30T22:59:00Z') };
  {
    await using server = await serverIn(folder.path, mailServer.url, clock);
    const first = mailServer.mail();
    await post(server.relay, callback, { referer: `${server.url}/services/toiture` });
    await first;
    server.counts.called('/');
    await server.tell();
    clock.date = new Date('2026-12-01T06:59:59Z');
    await server.tell();
    await vi.waitUntil(async () => (await server.outbox.waiting()).length === 0, { timeout: 10_000 });
    expect(mailServer.received).toHaveLength(1);

    clock.date = new Date('2026-12-01T07:00:00Z');
    const second = mailServer.mail();
    await server.tell();
    await second;
    await server.tell();
    await server.counts.write();
  }
  const mail = mailServer.received[1];
  expect([mail?.subject, mail?.from?.address, mail?.to?.map(({ address }) => address), mail?.messageId]).toEqual([
    '1 appel et 1 demande en novembre 2026',
    'site@example.fr',
    [company.email],
    expect.stringMatching(/^<compte-2026-11@/),
  ]);
  expect(mail?.text).toMatch(/^Ce que le site a apporté en novembre 2026\n\n {2}1 appel lancé depuis le site\n {2}1 demande par les formulaires\n/);
  expect(mail?.text).toContain('█ 1  Démoussage de toiture\n');
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));

  clock.date = new Date('2026-12-02T12:00:00Z');
  await using again = await serverIn(folder.path, mailServer.url, clock);
  await again.tell();
  again.counts.viewed('/');
  // A month later there is another one: the server was not running on the first.
  clock.date = new Date('2027-01-04T03:00:00Z');
  const third = mailServer.mail();
  await again.tell();
  await third;
  expect(mailServer.received.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Demande de rappel'),
    '1 appel et 1 demande en novembre 2026',
    '0 appel et 0 demande en décembre 2026',
  ]);
});

test('a month in which nothing was counted brings no mail, and one that cannot be kept is tried again', async () => {
  await using mailServer = await startMailServer();
  await using folder = await temporaryFolder();
  const clock = { date: new Date('2026-12-01T09:00:00Z') };
  await using server = await serverIn(folder.path, mailServer.url, clock);
  server.counts.viewed('/');
  await server.tell();
  expect(server.counts.reported).toBe('');

  clock.date = new Date('2027-01-01T09:00:00Z');
  const store = vi.spyOn(server.outbox, 'store').mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await server.tell();
  expect(server.counts.reported).toBe('');
  expect(server.heard()).toContain('the mail on what the site brought could not be kept (ENOSPC); tried again');
  const arrived = mailServer.mail();
  await server.tell();
  await arrived;
  expect([store.mock.calls.length, server.counts.reported]).toEqual([2, '2026-12']);
});
