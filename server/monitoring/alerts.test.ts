import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/ports.ts';
import { keptLog, listen, manualClock, startAlertService } from '../testing.ts';
import { Alerts } from './alerts.ts';

const minute = 60_000;

test('an alert is plain text with the name of the company, and stands in the log', async () => {
  await using service = await startAlertService();
  const kept = keptLog();
  const alerts = new Alerts({ url: service.url, name: 'Faîtage & Fils', log: kept.log });
  alerts.raiseIncident('urgent');
  await service.next();
  expect(service.received).toEqual([
    {
      text: expect.stringMatching(
        /^Faîtage & Fils : Demande URGENTE reçue à \d\d h \d\d\. Lisez vos e-mails\.$/,
      ),
      type: 'text/plain; charset=utf-8',
      authorization: undefined,
    },
  ]);
  expect(kept.of('error')).toEqual([expect.stringMatching(/^alert: Demande URGENTE/)]);
});

test('a password in the address is sent as one, and is not shown', async () => {
  await using service = await startAlertService();
  const kept = keptLog();
  service.url.username = 'roof';
  service.url.password = 'p%40ss';
  const alerts = new Alerts({ url: service.url, name: 'A', log: kept.log });
  alerts.raiseCondition('disk');
  await service.next();
  expect(service.received[0]?.authorization).toBe(`Basic ${btoa('roof:p@ss')}`);
  expect(kept.lines.join()).not.toContain('p@ss');
});

test('of what lasts there is an alert an hour, of each kind its own', () => {
  const kept = keptLog();
  const clock = manualClock();
  const alerts = new Alerts({ url: undefined, name: 'A', log: kept.log, clock });
  for (let passed = 0; passed < 120; passed += 1) {
    alerts.raiseCondition('late');
    if (passed < 30) alerts.raiseCondition('disk');
    clock.advance(minute);
  }
  expect(kept.lines.filter((line) => line.includes('15 minutes'))).toHaveLength(2);
  expect(kept.lines.filter((line) => line.includes('disque'))).toHaveLength(1);
});

test('the first urgent request rings at once, those of the next hour together when it is over', () => {
  const kept = keptLog();
  const clock = manualClock();
  const alerts = new Alerts({ url: undefined, name: 'A', log: kept.log, clock });
  for (let passed = 0; passed < 59; passed += 1) {
    if (passed < 4) alerts.raiseIncident('urgent');
    alerts.sendHeld();
    clock.advance(minute);
  }
  expect(kept.lines).toHaveLength(1);
  clock.advance(minute);
  alerts.sendHeld();
  alerts.sendHeld();
  expect(kept.lines.slice(1)).toEqual([
    expect.stringMatching(
      /^alert: 3 demandes URGENTES reçues depuis \d\d h \d\d\. Lisez vos e-mails\.$/,
    ),
  ]);
  clock.advance(61 * minute);
  alerts.sendHeld();
  alerts.raiseIncident('urgent');
  expect(kept.lines).toHaveLength(3);
});

test('an alert that nobody took is sent again, without a word of it lost', async () => {
  await using service = await startAlertService();
  const kept = keptLog();
  const alerts = new Alerts({ url: service.url, name: 'A', log: kept.log, clock: manualClock() });
  service.state.status = 500;
  alerts.raiseIncident('refused');
  await vi.waitUntil(() => kept.lines.length > 1, { timeout: 10_000 });
  expect(kept.of('error')[1]).toBe(
    'the alert could not be sent (HTTP 500): check ALERT_URL; tried again in a minute',
  );
  service.state.status = 200;
  alerts.sendHeld();
  await service.next();
  expect(service.received.at(-1)?.text).toMatch(/^A : Une demande est refusée/);
});

test('a service that is not there is named by its fault', async () => {
  const kept = keptLog();
  const alerts = new Alerts({
    url: new URL(`http://127.0.0.1:${await freePort()}/secret`),
    name: 'A',
    log: kept.log,
  });
  alerts.raiseCondition('disk');
  await vi.waitUntil(() => kept.lines.length > 1, { timeout: 10_000 });
  expect(kept.lines[1]).toMatch(/^the alert could not be sent \(ECONNREFUSED\)/);
  expect(kept.lines.join()).not.toContain('secret');
});

test('at the end it waits two seconds for a service that does not answer, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = createServer();
  const kept = keptLog();
  const alerts = new Alerts({
    url: new URL(`http://127.0.0.1:${await listen(silent)}`),
    name: 'A',
    log: kept.log,
  });
  const reached = once(silent, 'request');
  alerts.raiseIncident('urgent');
  await reached;
  const stopped = alerts.stop();
  vi.advanceTimersByTime(1999);
  expect(kept.lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await stopped;
  expect(kept.lines[1]).toMatch(/^the alert could not be sent \(AbortError\)/);
  vi.useRealTimers();
  silent.closeAllConnections();
  silent.close();
});
