import { type Clock, realClock } from '../clock.ts';
import { errorCode, type Log } from '../log.ts';
import type { Alerts } from '../monitoring/alerts.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { DeliveryOutcome } from './classify-smtp-error.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a refused message is retried: as long as RFC 5321, section 4.5.4.1 recommends. */
const refusedRetryTime = 5 * 24 * hour;

/** A new message shortens a pause to this at most: otherwise each visitor would cause a request to a server that is down. */
const minimumPause = minute;

/** Pauses in milliseconds: the first one and the maximum. */
interface Backoff {
  first: number;
  longest: number;
}

/** After a temporary error (4xx) or without a connection. */
const shortBackoff: Backoff = { first: second, longest: 15 * minute };
/** After a refusal (5xx): a full mailbox or a daily limit takes longer to clear. */
const longBackoff: Backoff = { first: 5 * minute, longest: hour };

/**
 * Milliseconds to wait after this many failures in a row: exponential backoff, reduced by up to half at random so that servers do not retry together.
 */
export function backoff(
  failures: number,
  { first, longest }: Backoff = shortBackoff,
  chance = Math.random(),
): number {
  return Math.min(longest, first * 2 ** (failures - 1)) * (1 - chance / 2);
}

/** Where messages are delivered to. */
export interface Target {
  /** Sends a message, and never rejects. Calls `onRead` when the server takes its content, which comes after the login. */
  send(message: Buffer, onRead: () => void): Promise<DeliveryOutcome>;
  close(): void;
}

/** The worker's dependencies and settings. */
export interface DeliveryWorkerOptions {
  outbox: Outbox;
  target: Target;
  log: Log;
  alerts: Alerts;
  /** Which messages this worker delivers. */
  accepts(id: string): boolean;
  /** Milliseconds between deliveries. */
  interval?: number;
  clock?: Clock;
}

/** The retry state of one message; times are those of the clock. */
interface RetryState {
  failures: number;
  /** Earliest time of the next try. */
  until: number;
  /** When the first refusal came, if it was refused. */
  refusedSince: number | undefined;
}

/** How long to wait in total, and the part that a new message does not shorten. */
interface Pause {
  total: number;
  minimum: number;
}

/**
 * Delivers the messages of the outbox one after the other and retries for days. A message leaves the outbox only after the server's response, so a
 * crash can send it twice but never lose it.
 */
export class DeliveryWorker {
  readonly #outbox: Outbox;
  readonly #target: Target;
  readonly #log: Log;
  readonly #alerts: Alerts;
  readonly #accepts: (id: string) => boolean;
  readonly #interval: number;
  readonly #clock: Clock;
  readonly #retries = new Map<string, RetryState>();
  /** Delivered, but still in the folder because removing them failed. */
  readonly #taken = new Set<string>();
  /** Failed connections in a row. */
  #unreachable = 0;
  #newMessage = new AbortController();
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor({
    outbox,
    target,
    log,
    alerts,
    accepts,
    interval = 0,
    clock = realClock,
  }: DeliveryWorkerOptions) {
    this.#outbox = outbox;
    this.#target = target;
    this.#log = log;
    this.#alerts = alerts;
    this.#accepts = accepts;
    this.#interval = interval;
    this.#clock = clock;
  }

  /** Starts delivering, beginning with the messages already in the outbox. */
  start(): void {
    this.#running = this.#run();
  }

  /** Call after a new message was stored. */
  wake(): void {
    this.#newMessage.abort();
  }

  /** Finishes the current delivery and stops. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#running;
    this.#target.close();
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Reset before the round: a message that arrives during it shortens the next pause.
      this.#newMessage = new AbortController();
      const { total, minimum } = await this.#round();
      await this.#clock.sleep(minimum, this.#stopping.signal);
      await this.#clock.sleep(
        total - minimum,
        AbortSignal.any([this.#newMessage.signal, this.#stopping.signal]),
      );
    }
  }

  /** Tries each due message. Returns how long to wait before the next round. */
  async #round(): Promise<Pause> {
    try {
      for (const id of await this.#due()) {
        if (this.#stopping.signal.aborted) return { total: 0, minimum: 0 };
        const pause = await this.#deliver(id);
        if (pause) return pause;
      }
      // Limited even with nothing to do: an operator may add a message to the folder.
      const now = this.#clock.now();
      const next = [...this.#retries.values()].reduce(
        (soonest, { until }) => Math.min(soonest, until),
        now + shortBackoff.longest,
      );
      return { total: Math.max(0, next - now), minimum: 0 };
    } catch (error) {
      this.#log.error(
        `the outbox ${this.#outbox.folder} cannot be read (${errorCode(error)}): check the disk and the owner of the folder; tried again in a minute`,
      );
      return { total: minute, minimum: minute };
    }
  }

  /** The due messages: fewest failures first, so that a bad message cannot block the others; then urgent ones. */
  async #due(): Promise<string[]> {
    const waiting = (await this.#outbox.waiting()).filter(this.#accepts);
    const present = new Set(waiting);
    for (const id of this.#retries.keys()) if (!present.has(id)) this.#retries.delete(id);
    const failures = (id: string) => this.#retries.get(id)?.failures ?? 0;
    const now = this.#clock.now();
    return waiting
      .filter((id) => (this.#retries.get(id)?.until ?? 0) <= now)
      .sort(
        (a, b) =>
          failures(a) - failures(b) ||
          Number(this.#outbox.isUrgent(b)) - Number(this.#outbox.isUrgent(a)),
      );
  }

  /** Returns a pause if the mail server cannot be used, or nothing to continue with the next message. */
  async #deliver(id: string): Promise<Pause | undefined> {
    const { outcome, wasRead } = await this.#attempt(id);
    const before = this.#retries.get(id);
    const failures = (before?.failures ?? 0) + 1;
    this.#unreachable = outcome.result === 'unreachable' ? this.#unreachable + 1 : 0;

    switch (outcome.result) {
      case 'delivered':
        this.#retries.delete(id);
        this.#log.info(`${id}: delivered`);
        return this.#interval > 0 ? { total: this.#interval, minimum: this.#interval } : undefined;
      case 'postponed': {
        const delay = backoff(failures);
        this.#retries.set(id, {
          failures,
          until: this.#clock.now() + delay,
          refusedSince: undefined,
        });
        this.#log.warn(
          `${id}: kept (${outcome.reason}), tried again in ${Math.ceil(delay / second)} s`,
        );
        return undefined;
      }
      case 'refused':
        await this.#keepRefused(id, outcome.reason, before);
        return undefined;
      case 'unreachable': {
        const { because, reason, advice } = outcome;
        // The connection broke during this message: the message may be the cause.
        if (because === 'connection' && wasRead)
          this.#retries.set(id, { failures, until: 0, refusedSince: before?.refusedSince });
        this.#log.error(
          `${id}: kept and tried again, the mail server cannot be used (${reason}): ${advice}`,
        );
        const total = backoff(this.#unreachable, because === 'login' ? longBackoff : shortBackoff);
        // Mail servers may block clients that retry a wrong password too soon.
        return { total, minimum: because === 'login' ? total : Math.min(total, minimumPause) };
      }
    }
  }

  async #keepRefused(id: string, reason: string, before: RetryState | undefined): Promise<void> {
    const now = this.#clock.now();
    const refusedSince = before?.refusedSince ?? now;
    if (before?.refusedSince === undefined) this.#alerts.raiseIncident('refused');
    if (now - refusedSince >= refusedRetryTime) {
      await this.#outbox.setAside(id);
      this.#log.error(
        `${id}: refused for five days (${reason}) and set aside in ${this.#outbox.refusedFolder}: read it there; it is tried again when the server starts`,
      );
      return;
    }
    const failures = before?.refusedSince === undefined ? 1 : before.failures + 1;
    const delay = backoff(failures, longBackoff);
    this.#retries.set(id, { failures, until: now + delay, refusedSince });
    this.#log.error(
      `${id}: refused (${reason}) and kept, tried again in ${Math.ceil(delay / minute)} min: read it in ${this.#outbox.folder}, and check the company’s mailbox (full? a filter for spam?)`,
    );
  }

  /** `wasRead`: the message content was requested. */
  async #attempt(id: string): Promise<{ outcome: DeliveryOutcome; wasRead: boolean }> {
    let wasRead = false;
    try {
      if (!this.#taken.has(id)) {
        const message = await this.#outbox.read(id);
        const outcome = await this.#target.send(message, () => {
          wasRead = true;
        });
        if (outcome.result !== 'delivered') return { outcome, wasRead };
        this.#taken.add(id);
      }
      await this.#outbox.remove(id);
      this.#taken.delete(id);
      return { outcome: { result: 'delivered' }, wasRead };
    } catch (error) {
      const reason = `its file in ${this.#outbox.folder} cannot be read or moved: ${errorCode(error)}`;
      return { outcome: { result: 'postponed', reason }, wasRead };
    }
  }
}
