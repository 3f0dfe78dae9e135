import { isIPv6 } from 'node:net';

const minute = 60_000;

/** Together, all visitors may send this many times what one may: more is an attack from many addresses. */
const everyone = 20;

/**
 * Counts messages, by the minute of a clock that never jumps. Everything is forgotten when the minute is over, and what is
 * turned down is not counted, so it never holds more addresses than messages are allowed.
 */
export class Flood {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #total = 0;
  #ends = 0;

  /** `limit` is how many messages a minute one address may send; `now` tells milliseconds. */
  constructor(limit: number, now = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts a message from an address. Returns 0 when it may pass, else after how many seconds to try again. */
  take(address: string): number {
    const now = this.#now();
    if (now >= this.#ends) {
      this.#counts.clear();
      this.#total = 0;
      this.#ends = now + minute;
    }
    const sender = network(address);
    const count = this.#counts.get(sender) ?? 0;
    if (count >= this.#limit || this.#total >= this.#limit * everyone) return Math.ceil((this.#ends - now) / 1000);
    this.#counts.set(sender, count + 1);
    this.#total += 1;
    return 0;
  }
}

/** What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 one, of which there are 2^64 more. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
