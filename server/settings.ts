import { isIP } from 'node:net';
import { z } from 'zod';
import { OwnerError } from '../src/content-model/owner/fail.ts';

const wholeNumber = (message: string, min: number, max: number) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message);

/** Whether a text is an address, a range such as `10.0.0.0/8`, or a name that Fastify knows. */
function isNetwork(value: string): boolean {
  const [address = '', bits = '1', ...more] = value.split('/');
  const family = isIP(address);
  if (family === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(value);
  return (
    more.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
  );
}

/** A URL. Its error never quotes the value, which may contain a password or a secret name. */
const url = (message: string, protocols: string[]) =>
  z.string().transform((value, { issues }) => {
    const address = URL.parse(value);
    if (address && protocols.includes(address.protocol) && address.hostname !== '') return address;
    issues.push({ code: 'custom', message, input: undefined });
    return z.NEVER;
  });

const environment = z.object({
  /** 0 picks any free port. */
  PORT: wholeNumber('must be a port number; right: "4321"', 0, 65_535).default(4321),
  /**
   * Local by default, which is right behind a proxy; a container needs `0.0.0.0`. `localhost` may
   * resolve to two addresses.
   */
  HOST: z
    .string()
    .regex(
      /^[\w.:-]+$/,
      'must be an address of this machine; right: "127.0.0.1", or "0.0.0.0" in a container',
    )
    .transform((host) => (host === 'localhost' ? '127.0.0.1' : host))
    .default('127.0.0.1'),
  /** SMTP server with credentials; without it messages stay in the outbox. */
  SMTP_URL: url(
    'must be a mail server, @ in a password as %40; right: "smtp://user:pass@smtp.example.fr:587"',
    ['smtp:', 'smtps:'],
  ).optional(),
  /** Folder for undelivered messages. */
  OUTBOX_DIR: z.string().default('var/outbox'),
  /** Messages per minute and address. */
  RELAY_RATE_LIMIT: wholeNumber(
    'must be how many messages a minute one address may send; right: "6"',
    1,
    1_000_000,
  ).default(6),
  /** Addresses, not a hop count: a count would trust clients that bypass the proxy. */
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(',').map((item) => item.trim()))
    .refine(
      (items) => items.every(isNetwork),
      'must be the addresses of the proxies in front; right: "loopback" or "10.0.0.5, 10.8.0.0/16"',
    )
    .default(['loopback']),
  /** From address; the company's own by default. */
  MAIL_FROM: z
    .string()
    .trim()
    .pipe(z.email('must be an e-mail address; right: "site@faitage-et-fils.example"'))
    .optional(),
  /** Receives each alert as a plain-text POST; without it alerts are only logged. */
  ALERT_URL: url(
    'must be where alerts are taken; right: "https://ntfy.sh/un-nom-que-personne-ne-devine"',
    ['http:', 'https:'],
  ).optional(),
});

/** Names of the server's environment variables. */
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

/** The server's settings, validated. The README's table explains them to the owner. */
export type Settings = z.output<typeof settings>;

/**
 * Reads the settings; empty ones count as unset. Throws an `OwnerError` with the first wrong
 * variable, the problem and a right value.
 */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { data, error } = settings.safeParse(set, { reportInput: true });
  if (!error) return data;
  const [issue] = error.issues;
  const received = typeof issue?.input === 'string' ? ` (got "${issue.input}")` : '';
  throw new OwnerError(`${issue?.path.join('.')} ${issue?.message}${received}`);
}
