import { errorCode } from '../log.ts';

/** The result of one delivery attempt; `reason` and `advice` are for the log. */
export type DeliveryOutcome =
  | { result: 'delivered' }
  /** A temporary error: retry. */
  | { result: 'postponed'; reason: string }
  /** A permanent error (5xx). We retry anyway: the only recipient is the company itself, which can fix its mailbox. */
  | { result: 'refused'; reason: string }
  /** Affects all messages: the login, our sender address or the connection failed. */
  | {
      result: 'unreachable';
      because: 'login' | 'sender' | 'connection';
      reason: string;
      advice: string;
    };

/** Classifies the error of a delivery attempt. Uses only codes: the server's text may quote addresses. */
export function classifySmtpError(
  error: unknown,
): Exclude<DeliveryOutcome, { result: 'delivered' }> {
  const { code, cause, command, answer } = readError(error);
  const unreachable = (
    reason: string,
    advice: string,
    because: 'login' | 'sender' | 'connection' = 'connection',
  ) => ({ result: 'unreachable', because, reason, advice }) as const;

  if (answer === 530 || answer === 535 || (code === 'EAUTH' && answer >= 500))
    return unreachable(
      `it refuses the login with ${answer}`,
      'check user and password in SMTP_URL, special characters percent-encoded',
      'login',
    );
  if (code === 'EAUTH')
    return unreachable(
      `it did not take the login (${answer || cause})`,
      'check user and password in SMTP_URL',
    );
  if (/CERT|SIGNATURE|ISSUER|ALTNAME/.test(cause))
    return unreachable(
      `its certificate cannot be trusted (${cause})`,
      'check that SMTP_URL has the name that the certificate is for, and that it is not out of date',
    );
  if (code === 'ETLS' || /^(EPROTO$|ERR_SSL|ERR_TLS)/.test(cause))
    return unreachable(
      `no encrypted connection comes about (${answer || cause})`,
      'use the port and the protocol that the provider names, mostly "smtp://…:587" or "smtps://…:465"; for a mail server in your own network that knows no STARTTLS add "?requireTLS=false"',
    );
  if (code === 'EMESSAGE' && answer === 0)
    return { result: 'refused', reason: 'it is too large for the mail server' };
  if (answer === 0 || !['EENVELOPE', 'EMESSAGE'].includes(code))
    return unreachable(
      answer === 0 ? cause : `the mail server answers ${answer}`,
      'check that it runs, and its address in SMTP_URL',
    );
  const reason = `the mail server answers ${answer}`;
  // 552 (too large) concerns this message; any other error after MAIL FROM concerns every message.
  if (command === 'MAIL FROM' && answer !== 552)
    return unreachable(
      `${reason} to our sender`,
      'check MAIL_FROM, and whether the provider’s limit for the day is reached',
      'sender',
    );
  return { result: answer >= 500 ? 'refused' : 'postponed', reason };
}

/** The codes in a nodemailer error; `answer` is 0 without a server response. */
function readError(error: unknown): {
  code: string;
  cause: string;
  command: unknown;
  answer: number;
} {
  const code = errorCode(error);
  const { originalCode, command, responseCode }: Record<string, unknown> =
    error instanceof Error ? { ...error } : {};
  return {
    code,
    cause: typeof originalCode === 'string' ? originalCode : code,
    command,
    answer: Number(responseCode) || 0,
  };
}
