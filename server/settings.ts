import { isIP } from 'node:net';
import * as v from 'valibot';
import { settingError } from '../content-model/fail.ts';

const wholeNumber = (message: string, { min, max }: { min: number; max: number }) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, message), v.transform(Number), v.minValue(min, message), v.maxValue(max, message));

const portMessage = 'must be a port number; right: "4321"';
const hostMessage = 'must be an address of this machine; right: "127.0.0.1", or "0.0.0.0" in a container';
const smtpMessage =
  'must be the address of an SMTP server, special characters of the password percent-encoded; right: "smtp://user:password@smtp.example.fr:587" or "smtps://…:465"';
const rateMessage = 'must be how many messages a minute one address may send; right: "6"';
const proxyMessage =
  'must be the addresses of the proxies in front of the server; right: "loopback" for a proxy on this machine, or "10.0.0.5, 192.168.0.0/16"';

const alertMessage = 'must be the web address that takes the alerts; right: "https://ntfy.sh/un-nom-que-personne-ne-devine"';

/** Whether a text is an address, a range as in `10.0.0.0/8`, or one of the names that Fastify knows. */
function isNetwork(value: string): boolean {
  const [address = '', bits = '0', ...more] = value.split('/');
  const family = isIP(address);
  if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(value);
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** A URL is no string any more, so that no complaint can print the password or the secret name in it. */
const url = (message: string, protocols: string[]) =>
  v.pipe(
    v.string(),
    v.transform((value) => URL.parse(value)),
    v.instance(URL, message),
    v.check(({ protocol, hostname }) => protocols.includes(protocol) && hostname !== '', message),
  );

const environmentSchema = v.object({
  /** 0 takes any free port. */
  PORT: v.optional(wholeNumber(portMessage, { min: 0, max: 65535 }), '4321'),
  /** Reachable from this machine only, which is right behind a proxy; a container needs `0.0.0.0`. `localhost` may be two addresses. */
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.:-]+$/, hostMessage),
      v.transform((host) => (host === 'localhost' ? '127.0.0.1' : host)),
    ),
    '127.0.0.1',
  ),
  SMTP_URL: v.optional(url(smtpMessage, ['smtp:', 'smtps:'])),
  OUTBOX_DIR: v.optional(v.string(), 'var/outbox'),
  RELAY_RATE_LIMIT: v.optional(wholeNumber(rateMessage, { min: 1, max: 1_000_000 }), '6'),
  /** Addresses and no number of hops: a number would believe whoever reaches the server past the proxy. */
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((item) => item.trim())),
      v.check((items) => items.every(isNetwork), proxyMessage),
    ),
    'loopback',
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.trim(), v.email('must be an e-mail address; right: "site@faitage-et-fils.example"'))),
  ALERT_URL: v.optional(url(alertMessage, ['http:', 'https:'])),
});

/** The names of the variables that the server reads. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.entries);

/** How the server runs, checked. What each setting means to an owner is in the README's table. */
export interface Settings {
  port: number;
  host: string;
  /** Where messages are handed over, credentials included; without it they stay in the outbox. */
  smtp: URL | undefined;
  /** Folder of the messages not delivered yet. */
  outbox: string;
  /** Messages a minute and address. */
  rateLimit: number;
  /** The proxies whose `X-Forwarded-*` headers are believed. */
  proxies: string[];
  /** Sender of the mails; without it the company's own address. */
  mailFrom: string | undefined;
  /** Takes a POST of plain text for each alert; without it alerts stand in the log alone. */
  alertUrl: URL | undefined;
}

/**
 * Reads the server's settings; an empty variable counts as unset.
 * Throws a `SettingError` whose message names the variable, what is wrong and a right value.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, set);
  if (!result.success) throw settingError(result.issues);
  const { PORT, HOST, SMTP_URL, OUTBOX_DIR, RELAY_RATE_LIMIT, TRUST_PROXY, MAIL_FROM, ALERT_URL } = result.output;
  return {
    port: PORT,
    host: HOST,
    smtp: SMTP_URL,
    outbox: OUTBOX_DIR,
    rateLimit: RELAY_RATE_LIMIT,
    proxies: TRUST_PROXY,
    mailFrom: MAIL_FROM,
    alertUrl: ALERT_URL,
  };
}
