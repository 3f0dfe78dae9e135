import type { FailedDelivery } from '../delivery/target.ts';
import { errorCode } from '../log.ts';

const advices = {
  login: 'check user and password in SMTP_URL, special characters percent-encoded',
  certificate:
    'check that SMTP_URL has the name that the certificate is for, and that it is not out of date; in a network of your own "?requireTLS=false" may help',
  encryption:
    'use protocol and port of the provider; in a network of your own "?requireTLS=false" may help',
  sender: 'check MAIL_FROM, and whether the provider’s limit for the day is reached',
  address: 'check that it runs, and its address in SMTP_URL',
  mailbox: 'check the company’s mailbox (full? a filter for spam?)',
};

/**
 * Classifies the error of a delivery attempt. Uses only codes: the server's text may quote
 * addresses.
 */
export function classifySmtpError(error: unknown): FailedDelivery {
  const { code, cause, command, answer } = readError(error);
  const said = answer === 0 ? cause : `the mail server answers ${answer}`;
  const failed = (
    result: FailedDelivery['result'],
    advice: keyof typeof advices,
    reason = said,
  ): FailedDelivery => ({ result, reason, advice: advices[advice] });

  if (answer === 530 || answer === 535 || (code === 'EAUTH' && answer >= 500))
    return failed('login', 'login', `it refuses the login with ${answer}`);
  if (code === 'EAUTH')
    return failed('unreachable', 'login', `it did not take the login (${answer || cause})`);
  if (/CERT|SIGNATURE|ISSUER|ALTNAME/.test(cause))
    return failed('unreachable', 'certificate', `its certificate cannot be trusted (${cause})`);
  if (code === 'ETLS' || /^(EPROTO$|ERR_SSL|ERR_TLS)/.test(cause))
    return failed(
      'unreachable',
      'encryption',
      `no encrypted connection comes about (${answer || cause})`,
    );
  if (code === 'EMESSAGE' && answer === 0)
    return failed('refused', 'mailbox', 'it is too large for the mail server');
  if (answer === 0 || !['EENVELOPE', 'EMESSAGE'].includes(code))
    return failed('unreachable', 'address');
  // 552 (too large) concerns this message; any other error after MAIL FROM concerns every message.
  if (command === 'MAIL FROM' && answer !== 552)
    return failed('unreachable', 'sender', `${said} to our sender`);
  return failed(answer >= 500 ? 'refused' : 'postponed', 'mailbox');
}

/** The codes in a nodemailer error; `answer` is 0 without a server response. */
function readError(error: unknown) {
  const code = errorCode(error);
  const { originalCode, command, responseCode }: Record<string, unknown> =
    error instanceof Error ? { ...error } : {};
  const cause = typeof originalCode === 'string' ? originalCode : code;
  return { code, cause, command, answer: Number(responseCode) || 0 };
}
