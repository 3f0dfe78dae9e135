import { expect, test } from 'vitest';
import { classifySmtpError } from './classify-smtp-error.ts';

/** An error from nodemailer. */
const failure = (code: string, more: Record<string, unknown> = {}) =>
  Object.assign(new Error('<jean@example.org> is not welcome'), { code, ...more });

const address = 'check that it runs, and its address in SMTP_URL';
const login = 'check user and password in SMTP_URL';
const refusedLogin = `${login}, special characters percent-encoded`;
const certificate =
  'check that SMTP_URL has the name that the certificate is for, and that it is not out of date';
const encryption = expect.stringMatching(
  /^use the port and the protocol that the provider names, .* add "\?requireTLS=false"$/,
);
const limit = 'check MAIL_FROM, and whether the provider’s limit for the day is reached';
const sender = { command: 'MAIL FROM' };

test.each<[string, unknown, 'refused' | 'postponed', string]>([
  [
    'that it does not want',
    failure('EENVELOPE', { responseCode: 550 }),
    'refused',
    'the mail server answers 550',
  ],
  [
    'that it does not want any more',
    failure('EMESSAGE', { responseCode: 500 }),
    'refused',
    'the mail server answers 500',
  ],
  [
    'that it wants later',
    failure('EMESSAGE', { responseCode: 499 }),
    'postponed',
    'the mail server answers 499',
  ],
  [
    'for a mailbox that is busy',
    failure('EENVELOPE', { command: 'RCPT TO', responseCode: 450 }),
    'postponed',
    'the mail server answers 450',
  ],
  [
    'that it does not even begin',
    failure('EMESSAGE'),
    'refused',
    'it is too large for the mail server',
  ],
  [
    'that the sender may not send',
    failure('EENVELOPE', { ...sender, responseCode: 552 }),
    'refused',
    'the mail server answers 552',
  ],
])(
  'of a message %s it says what it is, and no word of the mail server',
  (_, error, result, reason) => {
    expect(classifySmtpError(error)).toEqual({ result, reason });
  },
);

test.each<[string, unknown, 'connection' | 'login' | 'sender', string, unknown]>([
  [
    'a sender that it does not know',
    failure('EENVELOPE', { ...sender, responseCode: 553 }),
    'sender',
    'the mail server answers 553 to our sender',
    limit,
  ],
  [
    'a login that it refuses',
    failure('EAUTH', { responseCode: 500 }),
    'login',
    'it refuses the login with 500',
    refusedLogin,
  ],
  [
    'a login that is needed',
    failure('EENVELOPE', { ...sender, responseCode: 530 }),
    'login',
    'it refuses the login with 530',
    refusedLogin,
  ],
  [
    'a password that is wrong',
    failure('EENVELOPE', { responseCode: 535 }),
    'login',
    'it refuses the login with 535',
    refusedLogin,
  ],
  [
    'a login that it cannot check now',
    failure('EAUTH', { responseCode: 454 }),
    'connection',
    'it did not take the login (454)',
    login,
  ],
  [
    'a login that it knows no way for',
    failure('EAUTH'),
    'connection',
    'it did not take the login (EAUTH)',
    login,
  ],
  [
    'no encryption where it is demanded',
    failure('ETLS', { responseCode: 502 }),
    'connection',
    'no encrypted connection comes about (502)',
    encryption,
  ],
  [
    'nobody there',
    failure('ESOCKET', { originalCode: 'ECONNREFUSED' }),
    'connection',
    'ECONNREFUSED',
    address,
  ],
  ['a name that is not there', failure('EDNS'), 'connection', 'EDNS', address],
  ['a cause that is no name', failure('EDNS', { originalCode: 7 }), 'connection', 'EDNS', address],
  [
    'a greeting that sends us away',
    failure('EPROTOCOL', { responseCode: 554 }),
    'connection',
    'the mail server answers 554',
    address,
  ],
  [
    'an answer that is no number',
    failure('EENVELOPE', { responseCode: 'x' }),
    'connection',
    'EENVELOPE',
    address,
  ],
  [
    'something that is no error',
    { words: 'jean@example.org', responseCode: 550 },
    'connection',
    'unknown error',
    address,
  ],
])(
  'of %s it says what it is and what to do, and no word of the mail server',
  (_, error, because, reason, advice) => {
    expect(classifySmtpError(error)).toEqual({ result: 'unreachable', because, reason, advice });
  },
);

test.each([
  ...[
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER',
  ].map((code) => {
    return { code, said: 'its certificate cannot be trusted', advice: certificate };
  }),
  ...['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_TLS_HANDSHAKE_TIMEOUT'].map((code) => {
    return { code, said: 'no encrypted connection comes about', advice: encryption };
  }),
])('of a connection that fails with $code it says what to do', ({ code, said, advice }) => {
  const outcome = {
    result: 'unreachable',
    because: 'connection',
    reason: `${said} (${code})`,
    advice,
  };
  expect(classifySmtpError(failure('ESOCKET', { originalCode: code }))).toEqual(outcome);
});
