import { expect, test } from 'vitest';
import { SettingError } from '../settings/fail.ts';
import { readSettings } from './settings.ts';

test('with nothing set the server runs for this machine, and keeps messages in a folder', () => {
  expect(readSettings({})).toEqual({
    port: 4321,
    host: 'localhost',
    smtp: undefined,
    outbox: 'var/outbox',
    rateLimit: 6,
    trustProxy: [],
    mailFrom: undefined,
  });
});

test('an empty variable counts as unset', () => {
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
  });
  expect(settings).toMatchObject({
    port: 80,
    host: '::',
    outbox: '/data',
    rateLimit: 100,
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    mailFrom: 'site@example.fr',
  });
  expect(settings.smtp?.host).toBe('smtp.example.fr:465');
});

test.each([
  ['PORT', '99999'],
  ['PORT', '80x'],
  ['HOST', 'a b'],
  ['SMTP_URL', 'smtp.example.fr'],
  ['SMTP_URL', 'https://smtp.example.fr'],
  ['SMTP_URL', 'smtp:smtp.example.fr'],
  ['RELAY_RATE_LIMIT', '0'],
  ['RELAY_RATE_LIMIT', '-1'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['MAIL_FROM', 'Site <site@example.fr>'],
])('%s=%s is refused in one line that names it and shows a right value', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(new RegExp(`^${name} must be .*; right: ".*$`));
});

test('a bad SMTP_URL never shows its password', () => {
  for (const url of ['smtp://user:secret#@host', 'http://user:secret@host']) {
    expect(() => readSettings({ SMTP_URL: url })).toThrow(/^(?!.*secret).*$/);
  }
});
