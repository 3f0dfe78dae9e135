import { networksOf } from '../network.ts';

const minute = 60_000;

/** Together, all visitors may send this many times what one may before it looks like an attack from many addresses. */
const everyone = 20;

/** Networks remembered at most. */
const mostNetworks = 30_000;

/** Counts messages, by the minute of a clock that never jumps. Everything is forgotten when the minute is over. */
export class Flood {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #stored = 0;
  #ends = 0;

  /** `limit` is how many messages a minute one address may send; `now` tells milliseconds. */
  constructor(limit: number, now = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** How many networks are remembered. */
  get size(): number {
    return this.#counts.size;
  }

  /** Counts an attempt from an address. Returns 0 when it may pass, else after how many seconds to try again. */
  take(address: string): number {
    const left = this.#secondsLeft();
    const networks = networksOf(address);
    if (networks.some(({ name, share }) => (this.#counts.get(name) ?? 0) >= this.#limit * share)) return left;
    // With so many addresses an attack has as many allowances in any case: who remembers them all runs out of memory.
    if (this.#counts.size > mostNetworks) this.#counts.clear();
    for (const { name } of networks) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return 0;
  }

  /**
   * Counts a message that is kept. Returns whether so many came in this minute that some are probably an attack: nobody is turned
   * away for that, because anyone with a few addresses could then close the forms for everyone.
   */
  isCrowdedBy(): boolean {
    this.#secondsLeft();
    this.#stored += 1;
    return this.#stored > this.#limit * everyone;
  }

  /** Seconds until everything is forgotten. */
  #secondsLeft(): number {
    const now = this.#now();
    if (now >= this.#ends) {
      this.#counts.clear();
      this.#stored = 0;
      this.#ends = now + minute;
    }
    return Math.ceil((this.#ends - now) / 1000);
  }
}
