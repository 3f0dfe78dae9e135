import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contact, post, siteFolder, startMailServer, startProcess } from './testing.ts';

const kills = 2;
const perKill = 50;

/** Number of visitors sending messages in parallel. */
const visitors = 8;

/** The parts of the health report used here. */
const health = v.object({ queued: v.number() });

/** One in ten attempts gets a temporary error, sometimes after the message was accepted. */
async function startMoodyMailServer() {
  const arrived = new Map<string, string[]>();
  const isInMood = () => Math.random() < 0.9;
  const later = (responseCode: number) => Object.assign(new Error('later'), { responseCode });
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(isInMood() ? undefined : later(Math.random() < 0.5 ? 451 : 452)),
    onData: (stream, _session, done) => {
      const keep = async () => {
        const { text = '', messageId = '' } = await PostalMime.parse(await buffer(stream));
        const message = /message n° \d+/.exec(text)?.[0] ?? '';
        arrived.set(message, [...(arrived.get(message) ?? []), messageId]);
        done(isInMood() ? null : later(451));
      };
      // A kill interrupts the message being sent.
      keep().catch(done);
    },
  });
  return { url: server.url, arrived, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test('two kills: each message answered with 200 arrives, twice with one number', {
  timeout: 120_000,
}, async () => {
  await using mailServer = await startMoodyMailServer();
  await using folder = await siteFolder();
  const settings = { SMTP_URL: mailServer.url, RELAY_RATE_LIMIT: '1000000', HOST: '127.0.0.1' };
  const answered: string[] = [];
  let sent = 0;

  for (let kill = 1; kill <= kills; kill += 1) {
    await using server = await startProcess(folder.path, settings);
    const sendUntilKilled = async () => {
      while (true) {
        sent += 1;
        const message = `message n° ${sent}`;
        const isKept = await post(server.relay, { ...contact, message }).then(
          ({ status }) => status === 200,
          () => false,
        );
        if (!isKept) return;
        answered.push(message);
        if (answered.length === kill * perKill)
          void setTimeout(Math.random() * 30).then(() => server.stop('SIGKILL'));
      }
    };
    await Promise.all(Array.from({ length: visitors }, sendUntilKilled));
    expect([await server.ended, server.lines.slice(-5)]).toEqual([null, expect.any(Array)]);
  }

  await using server = await startProcess(folder.path, settings);
  const missing = () => answered.filter((message) => !mailServer.arrived.has(message));
  const isIdle = async () =>
    v.parse(health, await (await fetch(`${server.url}/sante`)).json()).queued === 0;
  while (missing().length > 0 && !(await isIdle())) await setTimeout(200);
  expect(missing()).toEqual([]);
  expect(answered.length).toBeGreaterThanOrEqual(kills * perKill);
  expect([...mailServer.arrived].filter(([, ids]) => new Set(ids).size > 1)).toEqual([]);
});
