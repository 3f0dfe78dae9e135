import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OwnerError } from '../src/content-model/owner/fail.ts';
import { readSettings, settingNames } from './settings.ts';
import { exampleSettings } from './testing.ts';

test('with nothing set, or set to nothing, the server runs for this machine', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    smtp: undefined,
    outbox: 'var/outbox',
    proxies: ['loopback'],
  });
  expect(readSettings({ PORT: '', SMTP_URL: '', TRUST_PROXY: '' })).toEqual(readSettings({}));
});

test('everything can be set', () => {
  const settings = readSettings({
    PORT: '80',
    HOST: '::',
    SMTP_URL: 'smtps://user:p%40ss@smtp.example.fr:465',
    OUTBOX_DIR: '/data',
    RELAY_RATE_LIMIT: '100',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    MAIL_FROM: 'site@example.fr',
    ALERT_URL: 'https://ntfy.example/toit',
  });
  expect(settings).toMatchObject({
    port: 80,
    host: '::',
    outbox: '/data',
    rateLimit: 100,
    mailFrom: 'site@example.fr',
  });
  expect(settings.smtp?.host).toBe('smtp.example.fr:465');
  expect(settings.alertUrl?.href).toBe('https://ntfy.example/toit');
  expect(settings.proxies).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '80x'],
  ['HOST', 'a b'],
  ['SMTP_URL', 'smtp.example.fr'],
  ['SMTP_URL', 'smtp:smtp.example.fr'],
  ['RELAY_RATE_LIMIT', '0'],
  ['RELAY_RATE_LIMIT', '1000001'],
  ['TRUST_PROXY', '1'],
  ...['0.0.0.0/0', '10.0.0.0/33', '2001:db8::/129', '10.0.0', 'localhost'].map((name) => [
    'TRUST_PROXY',
    name,
  ]),
  ['TRUST_PROXY', '10.0.0.1,'],
  ['MAIL_FROM', 'Site <site@example.fr>'],
  ['ALERT_URL', 'ntfy.example/toit'],
])('%s=%s is refused in one line that names it and shows a right value', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(OwnerError);
  expect(read).toThrow(new RegExp(`^${name} must be .*; right: ".*$`));
});

test('localhost, which may be two addresses, is the one that every machine has', () => {
  expect(readSettings({ HOST: 'localhost' }).host).toBe('127.0.0.1');
});

test('a bad SMTP_URL never shows its password', () => {
  for (const url of ['smtp://user:secret#@host', 'http://user:secret@host']) {
    expect(() => readSettings({ SMTP_URL: url })).toThrow(/^(?!.*secret).*$/);
  }
});

test('the example and the README name every setting, and the examples are right', async () => {
  const read = (name: string) => readFile(join(import.meta.dirname, '..', name), 'utf8');
  const example = exampleSettings();
  const [, table = ''] = (await read('README.md')).split('## Settings');
  const described = [...table.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  );
  expect(Object.keys(example).sort()).toEqual(described.sort());
  expect(Object.keys(example)).toEqual(expect.arrayContaining([...settingNames]));
  expect(readSettings(example).smtp?.hostname).toBe('smtp.example.fr');
});
