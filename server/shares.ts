import { networksOf } from './network.ts';

/** Counts what each address holds at the same time, so that none holds more than its share. */
export class Shares {
  readonly #limit: number;
  readonly #held = new Map<string, number>();

  /** `limit` is how much one address may hold; a wider network has a larger share, see `networksOf`. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes one for an address. Returns how to give it back, to be called once, or nothing when the address has its share. */
  take(address: string): (() => void) | undefined {
    const networks = networksOf(address);
    if (networks.some(({ name, share }) => this.#heldBy(name) >= this.#limit * share)) return undefined;
    for (const { name } of networks) this.#held.set(name, this.#heldBy(name) + 1);
    return () => {
      for (const { name } of networks) {
        const left = this.#heldBy(name) - 1;
        if (left > 0) this.#held.set(name, left);
        else this.#held.delete(name);
      }
    };
  }

  /** How many networks hold something now. */
  get size(): number {
    return this.#held.size;
  }

  #heldBy(name: string): number {
    return this.#held.get(name) ?? 0;
  }
}
