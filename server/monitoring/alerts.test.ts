import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/ports.ts';
import { memoryLog, startAlertService } from '../testing.ts';
import { Alerts } from './alerts.ts';

const minute = 60_000;
const urgent = 'alert: Demande URGENTE reçue. Lisez vos e-mails.';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

function start(url?: URL) {
  const { log, lines } = memoryLog();
  return { lines, alerts: new Alerts({ url, name: 'Faîtage & Fils', log }) };
}

test('an alert is plain text with the company’s name; a password is sent as one', async () => {
  await using service = await startAlertService();
  service.url.username = 'roof';
  service.url.password = 'p%40ss';
  const { alerts, lines } = start(service.url);
  alerts.raise('urgent');
  await alerts.stop();
  expect(service.received).toEqual([
    {
      text: 'Faîtage & Fils : Demande URGENTE reçue. Lisez vos e-mails.',
      type: 'text/plain; charset=utf-8',
      authorization: `Basic ${btoa('roof:p@ss')}`,
    },
  ]);
  expect(lines).toEqual([urgent]);
});

test('urgent requests ring at once, then those of an hour; suspected ones mute none', () => {
  const { alerts, lines } = start();
  alerts.raise('suspect');
  for (let passed = 0; passed < 59; passed += 1) {
    if (passed < 4) alerts.raise('urgent');
    alerts.sendPending();
    vi.advanceTimersByTime(minute);
  }
  expect(lines).toEqual([expect.stringContaining('envoi automatique'), urgent]);
  vi.advanceTimersByTime(minute);
  alerts.sendPending();
  alerts.sendPending();
  expect(lines.slice(2)).toEqual([urgent]);
});

test('of what lasts there is an alert an hour, of each kind its own', () => {
  const { alerts, lines } = start();
  for (let passed = 0; passed < 120; passed += 1) {
    alerts.raise('late');
    if (passed < 30) alerts.raise('disk');
    alerts.sendPending();
    vi.advanceTimersByTime(minute);
  }
  expect(lines.filter((line) => line.includes('15 minutes'))).toHaveLength(2);
  expect(lines.filter((line) => line.includes('disque'))).toHaveLength(1);
});

test.each([500, 301, 302, 307])(
  'an alert answered with %d failed, and is sent again',
  async (status) => {
    await using service = await startAlertService();
    const { alerts, lines } = start(service.url);
    service.state.status = status;
    alerts.raise('refused');
    await alerts.stop();
    expect(lines.slice(1)).toEqual([
      `the alert could not be sent (HTTP ${status}): check ALERT_URL; tried again in a minute`,
    ]);
    service.state.status = 200;
    alerts.sendPending();
    await alerts.stop();
    expect(service.received.map(({ text }) => text)).toEqual([
      expect.stringContaining('refuse une demande'),
      expect.stringContaining('refuse une demande'),
    ]);
  },
);

test('a service that is away is named by its fault, and not by its address', async () => {
  const { alerts, lines } = start(new URL(`http://127.0.0.1:${await freePort()}/secret`));
  alerts.raise('disk');
  await alerts.stop();
  expect(lines[1]).toMatch(/^the alert could not be sent \(ECONNREFUSED\)/);
  expect(lines.join()).not.toContain('secret');
});
