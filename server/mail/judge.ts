import { errorCode } from '../log.ts';

/** What became of an attempt to hand over a message; reasons and advice are for the log. */
export type Outcome =
  | { result: 'delivered' }
  /** The mail server wants this message later. */
  | { result: 'postponed'; reason: string }
  /** The mail server does not want this message. There is one recipient, the company itself, so it may yet. */
  | { result: 'refused'; reason: string }
  /** No other message would fare better now: because of the login, of our address as the sender, or of the connection. */
  | { result: 'unreachable'; because: 'login' | 'sender' | 'connection'; reason: string; advice: string };

/** What a failed attempt says. Only codes are taken from an error: the words of a mail server may quote addresses. */
export function judge(error: unknown): Exclude<Outcome, { result: 'delivered' }> {
  const { code, cause, command, answer } = readError(error);
  const unreachable = (reason: string, advice: string, because: 'login' | 'sender' | 'connection' = 'connection') =>
    ({ result: 'unreachable', because, reason, advice }) as const;

  if (answer === 530 || answer === 535 || (code === 'EAUTH' && answer >= 500))
    return unreachable(`it refuses the login with ${answer}`, 'check user and password in SMTP_URL, special characters percent-encoded', 'login');
  if (code === 'EAUTH') return unreachable(`it did not take the login (${answer || cause})`, 'check user and password in SMTP_URL');
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
  if (code === 'EMESSAGE' && answer === 0) return { result: 'refused', reason: 'it is too large for the mail server' };
  if (answer === 0 || !['EENVELOPE', 'EMESSAGE'].includes(code))
    return unreachable(answer === 0 ? cause : `the mail server answers ${answer}`, 'check that it runs, and its address in SMTP_URL');
  const reason = `the mail server answers ${answer}`;
  // Too large (552) is about the message; whatever else is said of the sender is said of all messages.
  if (command === 'MAIL FROM' && answer !== 552)
    return unreachable(`${reason} to our sender`, 'check MAIL_FROM, and whether the provider’s limit for the day is reached', 'sender');
  return { result: answer >= 500 ? 'refused' : 'postponed', reason };
}

/** What nodemailer tells of an error; `answer` is 0 when the mail server gave none. */
function readError(error: unknown): { code: string; cause: string; command: unknown; answer: number } {
  const code = errorCode(error);
  const { originalCode, command, responseCode }: Record<string, unknown> = error instanceof Error ? { ...error } : {};
  return { code, cause: typeof originalCode === 'string' ? originalCode : code, command, answer: Number(responseCode) || 0 };
}
