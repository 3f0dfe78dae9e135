import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contact, post, startMailServer, startProcess, temporaryFolder, writeSite } from './testing.ts';

const kills = 20;
const submissions = 1000;

/** Visitors who send one message after the other at the same time. */
const visitors = 8;

test(`${submissions} submissions, ${kills} kills: every message that was answered with 200 arrives`, { timeout: 120_000 }, async () => {
  const acceptedByMail = new Map<string, Set<string>>();
  // A mail server with moods: now and then it wants to be asked again.
  await using mailServer = await startMailServer({
    onRcptTo: (_address, _session, done) => done(Math.random() < 0.1 ? Object.assign(new Error('later'), { responseCode: 451 }) : undefined),
  });
  await using folder = await temporaryFolder();
  await writeSite(join(folder.path, 'dist'));
  const settings = { SMTP_URL: mailServer.url, RELAY_RATE_LIMIT: '1000000', HOST: '127.0.0.1' };

  const answered: string[] = [];
  let sent = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    await using server = await startProcess(folder.path, settings);
    const before = answered.length;
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        // Each visitor goes on until the server dies under them.
        while (true) {
          sent += 1;
          const message = `message n° ${sent}`;
          const ok = await post(server.relay, { ...contact, message }).then(
            (response) => response.status === 200,
            () => false,
          );
          if (!ok) return;
          answered.push(message);
          if (answered.length === before + submissions / kills) void setTimeout(Math.random() * 30).then(() => server.stop('SIGKILL'));
        }
      }),
    );
    expect(await server.ended).toBeNull();
    expect(server.lines.filter((line) => line.includes('could not'))).toEqual([]);
  }

  await using server = await startProcess(folder.path, settings);
  const arrived = () => {
    for (const { text = '', messageId = '' } of mailServer.received.splice(0)) {
      const message = /message n° \d+/.exec(text)?.[0] ?? '';
      acceptedByMail.set(message, (acceptedByMail.get(message) ?? new Set()).add(messageId));
    }
    return acceptedByMail;
  };
  while (answered.some((message) => !arrived().has(message))) await mailServer.mail();

  expect(answered.length).toBeGreaterThanOrEqual(submissions);
  for (const message of answered) expect(acceptedByMail.get(message)?.size).toBe(1);
  expect(await (await fetch(`${server.url}/sante`)).json()).toMatchObject({ refused: 0 });
});
