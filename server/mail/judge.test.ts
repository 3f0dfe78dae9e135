import { expect, test } from 'vitest';
import { judge } from './judge.ts';

/** An error as nodemailer makes it. */
const failure = (code: string, more: Record<string, unknown> = {}) =>
  Object.assign(new Error('<jean@example.org> is not welcome'), { code, ...more });

const address = 'check that it runs, and its address in SMTP_URL';
const login = 'check user and password in SMTP_URL';
const certificate = 'check that SMTP_URL has the name that the certificate is for, and that it is not out of date';
const encryption = expect.stringMatching(/^use the port and the protocol that the provider names, .* add "\?requireTLS=false"$/);
const sender = 'check MAIL_FROM, and whether the provider’s limit for the day is reached';

test.each<[string, unknown, Record<string, unknown>]>([
  ['a message that it does not want', failure('EENVELOPE', { responseCode: 550 }), { result: 'refused', reason: 'the mail server answers 550' }],
  [
    'a message that it does not want any more',
    failure('EMESSAGE', { responseCode: 500 }),
    { result: 'refused', reason: 'the mail server answers 500' },
  ],
  ['a message that it wants later', failure('EMESSAGE', { responseCode: 499 }), { result: 'postponed', reason: 'the mail server answers 499' }],
  [
    'a mailbox that is busy',
    failure('EENVELOPE', { command: 'RCPT TO', responseCode: 450 }),
    { result: 'postponed', reason: 'the mail server answers 450' },
  ],
  ['a message that it does not even begin', failure('EMESSAGE'), { result: 'refused', reason: 'it is too large for the mail server' }],
  [
    'a message that the sender may not send',
    failure('EENVELOPE', { command: 'MAIL FROM', responseCode: 552 }),
    { result: 'refused', reason: 'the mail server answers 552' },
  ],
  [
    'a sender that it does not know',
    failure('EENVELOPE', { command: 'MAIL FROM', responseCode: 553 }),
    { result: 'unreachable', because: 'sender', reason: 'the mail server answers 553 to our sender', advice: sender },
  ],
  [
    'a login that it refuses',
    failure('EAUTH', { responseCode: 500 }),
    { result: 'unreachable', because: 'login', reason: 'it refuses the login with 500', advice: `${login}, special characters percent-encoded` },
  ],
  [
    'a login that is needed',
    failure('EENVELOPE', { command: 'MAIL FROM', responseCode: 530 }),
    { result: 'unreachable', because: 'login', reason: 'it refuses the login with 530', advice: `${login}, special characters percent-encoded` },
  ],
  [
    'a password that is wrong',
    failure('EENVELOPE', { responseCode: 535 }),
    { result: 'unreachable', because: 'login', reason: 'it refuses the login with 535', advice: `${login}, special characters percent-encoded` },
  ],
  [
    'a login that it cannot check now',
    failure('EAUTH', { responseCode: 454 }),
    { result: 'unreachable', because: 'connection', reason: 'it did not take the login (454)', advice: login },
  ],
  [
    'a login that it knows no way for',
    failure('EAUTH'),
    { result: 'unreachable', because: 'connection', reason: 'it did not take the login (EAUTH)', advice: login },
  ],
  ...['CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER'].map(
    (originalCode): [string, unknown, Record<string, unknown>] => [
      `a certificate with ${originalCode}`,
      failure('ESOCKET', { originalCode }),
      { result: 'unreachable', because: 'connection', reason: `its certificate cannot be trusted (${originalCode})`, advice: certificate },
    ],
  ),
  [
    'no encryption where it is demanded',
    failure('ETLS', { responseCode: 502 }),
    { result: 'unreachable', because: 'connection', reason: 'no encrypted connection comes about (502)', advice: encryption },
  ],
  ...['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_TLS_HANDSHAKE_TIMEOUT'].map((originalCode): [string, unknown, Record<string, unknown>] => [
    `an encryption with ${originalCode}`,
    failure('ESOCKET', { originalCode }),
    { result: 'unreachable', because: 'connection', reason: `no encrypted connection comes about (${originalCode})`, advice: encryption },
  ]),
  [
    'nobody there',
    failure('ESOCKET', { originalCode: 'ECONNREFUSED' }),
    { result: 'unreachable', because: 'connection', reason: 'ECONNREFUSED', advice: address },
  ],
  ['a name that is not there', failure('EDNS'), { result: 'unreachable', because: 'connection', reason: 'EDNS', advice: address }],
  [
    'a cause that is no name',
    failure('EDNS', { originalCode: 7 }),
    { result: 'unreachable', because: 'connection', reason: 'EDNS', advice: address },
  ],
  [
    'a greeting that sends us away',
    failure('EPROTOCOL', { responseCode: 554 }),
    { result: 'unreachable', because: 'connection', reason: 'the mail server answers 554', advice: address },
  ],
  [
    'an answer that is no number',
    failure('EENVELOPE', { responseCode: 'x' }),
    { result: 'unreachable', because: 'connection', reason: 'EENVELOPE', advice: address },
  ],
  [
    'something that is no error',
    { words: 'jean@example.org', responseCode: 550 },
    { result: 'unreachable', because: 'connection', reason: 'unknown error', advice: address },
  ],
])('of %s it says what it is and what to do, and no word of the mail server', (_, error, outcome) => {
  expect(judge(error)).toEqual(outcome);
});
