import type { Log } from '../log.ts';

/** What is turned away: an answer with such a status, or a connection that is not even listened to. */
export type RefusalKind = number | 'connections';

const reasons: Readonly<Record<RefusalKind, string>> = {
  400: 'unreadable (400)',
  403: 'from another site (403)',
  404: 'for nobody here (404)',
  405: 'not sent as a form is (405)',
  408: 'too slow (408)',
  413: 'too large (413)',
  415: 'in another format (415)',
  422: 'against the rules of the form (422)',
  429: 'too many from one address (429)',
  431: 'with headers too large (431)',
  500: 'by a fault of ours (500)',
  503: 'because it could not be kept (503)',
  connections: 'connections beyond the share of an address, or of all',
};

/** Counts what is turned away, by its kind and by nothing else. */
export class Refusals {
  readonly #counts = new Map<RefusalKind, number>();

  count(kind: RefusalKind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  /** Writes one line on what was turned away since the last one, and none when nothing was. */
  report(log: Log): void {
    if (this.#counts.size === 0) return;
    const parts = [...this.#counts].map(([kind, count]) => `${count} ${reasons[kind] ?? `with ${kind}`}`);
    log.warn(`turned away since the last such line: ${parts.join(', ')}`);
    this.#counts.clear();
  }
}
