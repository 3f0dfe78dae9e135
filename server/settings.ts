import { isIP } from 'node:net';
import { z } from 'zod';
import { readEnvironment } from '../content-model/env.ts';

const wholeNumber = (message: string, { min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: message, abort: true })
    .refine((value) => Number(value) >= min && Number(value) <= max, message)
    .transform(Number);

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

/** Nothing of it is told with a complaint: a password may be in it, or a secret name. */
const url = (message: string, protocols: string[]) =>
  z.string().transform((value, { issues }) => {
    const address = URL.parse(value);
    if (address && protocols.includes(address.protocol) && address.hostname !== '') return address;
    issues.push({ code: 'custom', message, input: undefined });
    return z.NEVER;
  });

const environment = z.object({
  /** 0 takes any free port. */
  PORT: wholeNumber(portMessage, { min: 0, max: 65535 }).default(4321),
  /** Reachable from this machine only, which is right behind a proxy; a container needs `0.0.0.0`. `localhost` may be two addresses. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, hostMessage)
    .transform((host) => (host === 'localhost' ? '127.0.0.1' : host))
    .default('127.0.0.1'),
  /** Where messages are handed over, credentials included; without it they stay in the outbox. */
  SMTP_URL: url(smtpMessage, ['smtp:', 'smtps:']).optional(),
  /** Folder of the messages not delivered yet. */
  OUTBOX_DIR: z.string().default('var/outbox'),
  /** Messages a minute and address. */
  RELAY_RATE_LIMIT: wholeNumber(rateMessage, { min: 1, max: 1_000_000 }).default(6),
  /** Addresses and no number of hops: a number would believe whoever reaches the server past the proxy. */
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isNetwork), proxyMessage)
    .default(['loopback']),
  /** Sender of the mails; without it the company's own address. */
  MAIL_FROM: z.string().trim().pipe(z.email('must be an e-mail address; right: "site@faitage-et-fils.example"')).optional(),
  /** Takes a POST of plain text for each alert; without it alerts stand in the log alone. */
  ALERT_URL: url(alertMessage, ['http:', 'https:']).optional(),
});

/** The names of the variables that the server reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

const settings = environment.transform((set) => ({
  port: set.PORT,
  host: set.HOST,
  smtp: set.SMTP_URL,
  outbox: set.OUTBOX_DIR,
  rateLimit: set.RELAY_RATE_LIMIT,
  proxies: set.TRUST_PROXY,
  mailFrom: set.MAIL_FROM,
  alertUrl: set.ALERT_URL,
}));

/** How the server runs, checked. What each setting means to an owner is in the README's table. */
export type Settings = z.output<typeof settings>;

/** Reads the server's settings. Throws a `SettingError` whose message names the variable, what is wrong and a right value. */
export const readSettings = (variables: NodeJS.ProcessEnv): Settings => readEnvironment(settings, variables);
