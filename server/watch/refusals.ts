import type { Log } from '../log.ts';

const reasons: Readonly<Record<number, string>> = {
  400: 'unreadable (400)',
  403: 'from another site (403)',
  404: 'for nobody here (404)',
  405: 'not sent as a form is (405)',
  413: 'too large (413)',
  415: 'in another format (415)',
  422: 'against the rules of the form (422)',
  429: 'too many from one address (429)',
  500: 'by a fault of ours (500)',
  503: 'because it could not be kept (503)',
};

/** Counts the requests that are turned away, by the status of the answer and by nothing else. */
export class Refusals {
  readonly #counts = new Map<number, number>();

  count(status: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
  }

  /** Writes one line on what was turned away since the last one, and none when nothing was. */
  report(log: Log): void {
    if (this.#counts.size === 0) return;
    const parts = [...this.#counts].map(([status, count]) => `${count} ${reasons[status] ?? `with ${status}`}`);
    log.warn(`turned away since the last such line: ${parts.join(', ')}`);
    this.#counts.clear();
  }
}
