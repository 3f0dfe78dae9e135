import { STATUS_CODES } from 'node:http';
import type { Log } from '../log.ts';

/** Counts the requests that are turned away, by the status of the answer and by nothing else. */
export class Refusals {
  readonly #counts = new Map<number, number>();

  count(status: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
  }

  /** Writes one line on what was turned away since the last one, and none when nothing was. */
  report(log: Log): void {
    if (this.#counts.size === 0) return;
    const parts = [...this.#counts].map(([status, count]) => `${count} with ${status} ${STATUS_CODES[status]}`);
    log.warn(`turned away since the last such line: ${parts.join(', ')}`);
    this.#counts.clear();
  }
}
