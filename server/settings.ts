import { isIP } from 'node:net';
import * as v from 'valibot';
import { settingError } from '../settings/fail.ts';

const wholeNumber = (message: string, { min, max }: { min: number; max: number }) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, message), v.transform(Number), v.minValue(min, message), v.maxValue(max, message));

/** One address, a range of them as in `10.0.0.0/8`, or the names that Fastify has for this machine and for private networks. */
const isNetwork = (value: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits] = value.split('/');
  const family = isIP(address);
  return family !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
};

const portMessage = 'must be a port number; right: "4321"';
const hostMessage = 'must be a host name or an address of this machine; right: "localhost", or "0.0.0.0" in a container';
const smtpMessage =
  'must be the address of an SMTP server, special characters of the password percent-encoded; right: "smtp://user:password@smtp.example.fr:587" or "smtps://…:465"';
const rateMessage = 'must be how many messages a minute one address may send; right: "6"';
const proxyMessage =
  'must be the addresses of the proxies in front of the server; right: "loopback" for a proxy on this machine, or "10.0.0.5, 192.168.0.0/16"';

const environmentSchema = v.object({
  /** 0 takes any free port. */
  PORT: v.optional(wholeNumber(portMessage, { min: 0, max: 65535 }), '4321'),
  /** `localhost` is reachable from this machine only, which is right behind a proxy; a container needs `0.0.0.0`. */
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, hostMessage)), 'localhost'),
  /** Once it is a URL it is no string any more, so that no complaint can print the password in it. */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => URL.parse(value)),
      v.instance(URL, smtpMessage),
      v.check(({ protocol, hostname }) => ['smtp:', 'smtps:'].includes(protocol) && hostname !== '', smtpMessage),
    ),
  ),
  OUTBOX_DIR: v.optional(v.string(), 'var/outbox'),
  RELAY_RATE_LIMIT: v.optional(wholeNumber(rateMessage, { min: 1, max: 1_000_000 }), '6'),
  /** Addresses and no number of hops: a number would believe whoever reaches the server past the proxy. */
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value.split(',').every((item) => isNetwork(item.trim())), proxyMessage),
      v.transform((value) => value.split(',').map((item) => item.trim())),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.trim(), v.email('must be an e-mail address; right: "site@faitage-et-fils.example"'))),
});

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
  /** Addresses of the proxies whose `X-Forwarded-*` headers are believed. */
  trustProxy: string[];
  /** Sender of the mails; without it the company's own address. */
  mailFrom: string | undefined;
}

/**
 * Reads the server's settings; an empty variable counts as unset.
 * Throws a `SettingError` whose message names the variable, what is wrong and a right value.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, set);
  if (!result.success) {
    const names = Object.fromEntries(Object.keys(environmentSchema.entries).map((name) => [name, name]));
    throw settingError(result.issues, 'environment', names);
  }
  const { PORT, HOST, SMTP_URL, OUTBOX_DIR, RELAY_RATE_LIMIT, TRUST_PROXY, MAIL_FROM } = result.output;
  return {
    port: PORT,
    host: HOST,
    smtp: SMTP_URL,
    outbox: OUTBOX_DIR,
    rateLimit: RELAY_RATE_LIMIT,
    trustProxy: TRUST_PROXY ?? [],
    mailFrom: MAIL_FROM,
  };
}
