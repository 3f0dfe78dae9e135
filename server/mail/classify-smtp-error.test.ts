import { expect, test } from 'vitest';
import { classifySmtpError } from './classify-smtp-error.ts';

// What real servers answer is in `delivery-worker.test.ts` and `transport.test.ts`.
test.each([
  ['EMESSAGE', {}, 'refused', 'it is too large for the mail server'],
  [
    'EENVELOPE',
    { command: 'MAIL FROM', responseCode: 552 },
    'refused',
    'the mail server answers 552',
  ],
  [
    'EENVELOPE',
    { command: 'MAIL FROM', responseCode: 530 },
    'login',
    'it refuses the login with 530',
  ],
  ['EAUTH', { responseCode: 454 }, 'unreachable', 'it did not take the login (454)'],
  ['EAUTH', {}, 'unreachable', 'it did not take the login (EAUTH)'],
  ['EPROTOCOL', { responseCode: 554 }, 'unreachable', 'the mail server answers 554'],
  [
    'ESOCKET',
    { originalCode: 'CERT_HAS_EXPIRED' },
    'unreachable',
    'its certificate cannot be trusted (CERT_HAS_EXPIRED)',
  ],
  ['EDNS', {}, 'unreachable', 'EDNS'],
] as const)('%s with %j is %s', (code, more, result, reason) => {
  const error = Object.assign(new Error('<jean@example.org> is not welcome'), { code, ...more });
  expect(classifySmtpError(error)).toMatchObject({ result, reason });
});
