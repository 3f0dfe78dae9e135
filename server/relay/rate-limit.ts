import { networkOf } from '../network.ts';

const minute = 60_000;

/** All visitors together may send this many times the limit of one, before it counts as a distributed attack. */
const crowd = { name: 'everyone', share: 20 };

/** Maximum number of networks in memory. */
const mostNetworks = 30_000;

/** Limits per address and hour, as multiples of the limit per minute. */
const hourly = { atOnce: 0.5, unmarked: 3 };

/** Counts by network in a fixed time window, with a monotonic clock. */
class Window {
  readonly #milliseconds: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #ends = 0;

  constructor(milliseconds: number, now: () => number) {
    this.#milliseconds = milliseconds;
    this.#now = now;
  }

  get size(): number {
    return this.#counts.size;
  }

  get secondsLeft(): number {
    return Math.ceil((this.#ends - this.#now()) / 1000);
  }

  of(name: string): number {
    if (this.#now() >= this.#ends) {
      this.#counts.clear();
      this.#ends = this.#now() + this.#milliseconds;
    }
    return this.#counts.get(name) ?? 0;
  }

  add(name: string): void {
    // An attack with this many addresses passes anyway; counting them all would fill the memory.
    if (this.#counts.size > mostNetworks) this.#counts.clear();
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
}

/** The rate limit: counts messages per address and in total. */
export class RateLimiter {
  readonly #limit: number;
  readonly #attempts: Window;
  readonly #kept: Window;
  readonly #crowd: Window;

  /** `limit` is the number of messages a minute and address; `now` returns milliseconds. */
  constructor(limit: number, now = () => performance.now()) {
    this.#limit = limit;
    this.#attempts = new Window(minute, now);
    this.#kept = new Window(60 * minute, now);
    this.#crowd = new Window(minute, now);
  }

  /** Number of networks in memory. */
  get size(): number {
    return this.#attempts.size + this.#kept.size;
  }

  /** Counts an attempt. Returns 0 if it may pass, else the seconds to wait. */
  take(address: string): number {
    const network = networkOf(address);
    if (this.#attempts.of(network) >= this.#limit) return this.#attempts.secondsLeft;
    this.#attempts.add(network);
    return 0;
  }

  /**
   * Counts an accepted message. Nothing is rejected here: a few addresses could then close the forms for everyone. `lowPriority` means that others go
   * first, after the sender's first few of the hour. `suspect` means that so many came from the sender, or from all in this minute, that it is
   * probably an attack.
   */
  keep(address: string): { lowPriority: boolean; suspect: boolean } {
    const network = networkOf(address);
    const before = this.#kept.of(network) / this.#limit;
    const all = this.#crowd.of(crowd.name) / this.#limit;
    this.#kept.add(network);
    this.#crowd.add(crowd.name);
    return {
      lowPriority: before >= hourly.atOnce,
      suspect: before >= hourly.unmarked || all >= crowd.share,
    };
  }
}
