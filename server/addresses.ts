import { BlockList, isIP } from 'node:net';

/** The addresses that the names of Fastify and Express stand for. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether a text is an address, a range as in `10.0.0.0/8`, or one of the names `loopback`, `linklocal` and `uniquelocal`. */
export function isNetworkName(value: string): boolean {
  if (Object.hasOwn(named, value)) return true;
  const [address = '', bits, ...more] = value.split('/');
  const family = isIP(address);
  return family !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
}

/** A set of addresses: the proxies in front of the server, whose `X-Forwarded-*` headers are believed, or any other. */
export class Addresses {
  readonly #list = new BlockList();

  /** `names` as `isNetworkName` takes them. */
  constructor(names: readonly string[]) {
    for (const range of names.flatMap((name) => named[name] ?? [name])) {
      const [address = '', bits] = range.split('/');
      const type = familyOf(address);
      if (bits === undefined) this.#list.addAddress(address, type);
      else this.#list.addSubnet(address, Number(bits), type);
    }
  }

  /** Whether an address is in the set, in whichever way it is written; what is no address is not. */
  has(address: string | undefined): boolean {
    return address !== undefined && this.#list.check(address, familyOf(address));
  }
}

/** Addresses that no one on the internet has: what comes from there is a neighbour, most likely a proxy. */
export const privateAddresses = new Addresses(Object.keys(named));

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
