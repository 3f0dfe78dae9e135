import { networkOf } from '../network.ts';

const minute = 60_000;

/** Together, all visitors may send this many times what one may before it looks like an attack from many addresses. */
const crowd = { name: 'everyone', share: 20 };

/** Networks remembered at most. */
const mostNetworks = 30_000;

/** What the messages of one address may come to in an hour, in parts of what it may send in a minute. */
const hourly = { atOnce: 0.5, unmarked: 3 };

/** Counts by network, by a clock that never jumps. Everything is forgotten when its time is over. */
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
    // With so many addresses an attack has as many allowances in any case: who remembers them all runs out of memory.
    if (this.#counts.size > mostNetworks) this.#counts.clear();
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
}

/** Counts messages: what one address, and all together, may send before it is too much. */
export class Flood {
  readonly #limit: number;
  readonly #attempts: Window;
  readonly #kept: Window;
  readonly #crowd: Window;

  /** `limit` is how many messages a minute one address may send; `now` tells milliseconds. */
  constructor(limit: number, now = () => performance.now()) {
    this.#limit = limit;
    this.#attempts = new Window(minute, now);
    this.#kept = new Window(60 * minute, now);
    this.#crowd = new Window(minute, now);
  }

  /** How many networks are remembered. */
  get size(): number {
    return this.#attempts.size + this.#kept.size;
  }

  /** Counts an attempt from an address. Returns 0 when it may pass, else after how many seconds to try again. */
  take(address: string): number {
    const network = networkOf(address);
    if (this.#attempts.of(network) >= this.#limit) return this.#attempts.secondsLeft;
    this.#attempts.add(network);
    return 0;
  }

  /**
   * Counts a message that is kept. Nobody is turned away for it, because anyone with a few addresses could then close the forms for
   * everyone; but `patient` says that the others go first, after this sender's first few of the hour, and `suspect` that so many came
   * from the sender, or from all in this minute, that it is probably an attack.
   */
  keep(address: string): { patient: boolean; suspect: boolean } {
    const network = networkOf(address);
    const before = this.#kept.of(network) / this.#limit;
    const all = this.#crowd.of(crowd.name) / this.#limit;
    this.#kept.add(network);
    this.#crowd.add(crowd.name);
    return { patient: before >= hourly.atOnce, suspect: before >= hourly.unmarked || all >= crowd.share };
  }
}
