import { isIPv6 } from 'node:net';

const minute = 60_000;
const day = 1440 * minute;

/** The limit of a day, as a multiple of that of a minute: 30 with the default of 6. */
const minutesPerDay = 5;

/** Maximum number of networks in memory. An attack from more cannot be limited by address. */
const mostNetworks = 30_000;

/** Counts by network. All counts are dropped some time after the first one. */
class Counts extends Map<string, number> {
  readonly #milliseconds: number;

  constructor(milliseconds: number) {
    super();
    this.#milliseconds = milliseconds;
  }

  add(network: string): void {
    if (this.size >= mostNetworks) this.clear();
    if (this.size === 0) setTimeout(() => this.clear(), this.#milliseconds).unref();
    this.set(network, (this.get(network) ?? 0) + 1);
  }
}

/**
 * The network of one subscriber: the IPv4 address, or the first 56 bits of an IPv6 address, because
 * a home has at least 2^64 of them.
 */
function networkOf(address: string): string {
  // An IPv4 address may be written as an IPv6 one.
  if (!isIPv6(address) || address.includes('.')) return address;
  const [start = ''] = address.split('::');
  const [first, second, third, fourth = ''] = start.split(':').concat('0', '0', '0');
  return [first, second, third, fourth.padStart(4, '0').slice(0, 2)].join(':');
}

/** Limits the accepted messages per address. Addresses are in memory for a day at most. */
export class RateLimiter {
  readonly #limit: number;
  readonly #minute = new Counts(minute);
  readonly #day = new Counts(day);

  /** `limit` is the number of messages a minute and address. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a message and returns 0, or the seconds to wait if its address has sent too many. */
  take(address: string): number {
    const network = networkOf(address);
    if ((this.#day.get(network) ?? 0) >= this.#limit * minutesPerDay) return day / 1000;
    if ((this.#minute.get(network) ?? 0) >= this.#limit) return minute / 1000;
    this.#minute.add(network);
    this.#day.add(network);
    return 0;
  }
}
