import { Readable } from 'node:stream';
import { type Clock, realClock } from '../clock.ts';
import { errorCode, type Log } from '../log.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Alerts } from '../watch/alerts.ts';
import { judge, type Outcome } from './judge.ts';
import { createMailTransport, longestSilence } from './transport.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A mail server that answers a word at a time would never be silent for long enough to be given up. */
const longestDelivery = longestSilence + 2 * minute;

/** How long a message that the mail server refuses is offered again: as long as RFC 5321, section 4.5.4.1 has it for mails. */
const longestRefusal = 5 * 24 * hour;

/** A new message cuts a pause, but not below this: a mail server that is down would be asked by every visitor. */
const shortestPause = minute;

/** Milliseconds that pauses begin with and grow to. */
interface Pauses {
  first: number;
  longest: number;
}

/** While the mail server wants to be asked again, or cannot be reached. */
const soon: Pauses = { first: second, longest: 15 * minute };
/** While it refuses: a full mailbox is emptied and a limit for the day is over, but not in a second. */
const later: Pauses = { first: 5 * minute, longest: hour };

/**
 * Milliseconds to wait after so many failures in a row: doubling, and up to half of it less by chance, so that many servers do
 * not come back to a mail server at the same moment.
 */
export function backoff(failures: number, { first, longest }: Pauses = soon, chance = Math.random()): number {
  return Math.min(longest, first * 2 ** (failures - 1)) * (1 - chance / 2);
}

/** Between which addresses the mails travel, whatever their headers say. */
export type Envelope = Record<'from' | 'to', string>;

/** What a courier works with. */
export interface CourierOptions {
  outbox: Outbox;
  server: URL;
  envelope: Envelope;
  log: Log;
  alerts: Alerts;
  /** Which messages are this courier's. */
  takes(id: string): boolean;
  /** Milliseconds from one delivery to the next. */
  pace?: number;
  clock?: Clock;
}

/** What one message went through; times are those of the clock. */
interface Trouble {
  failures: number;
  /** Not to be tried again before. */
  until: number;
  /** Since when it has been refused, if that is the reason. */
  refusedSince: number | undefined;
}

/** How long to wait, and the part of it that a new message does not cut. */
interface Pause {
  whole: number;
  firm: number;
}

/**
 * Hands the messages of the outbox to the mail server, one after the other, and tries again until each is taken, for days if it
 * has to be. A message leaves the outbox only after the server's answer, so a crash can send one twice but never lose one.
 */
export class Courier {
  readonly #outbox: Outbox;
  readonly #envelope: Envelope;
  readonly #log: Log;
  readonly #alerts: Alerts;
  readonly #takes: (id: string) => boolean;
  readonly #pace: number;
  readonly #clock: Clock;
  readonly #transport;
  readonly #troubles = new Map<string, Trouble>();
  /** Taken by the server, but still in the folder because it could not be removed. */
  readonly #taken = new Set<string>();
  /** How often in a row the mail server could not be used. */
  #unreachable = 0;
  #news = new AbortController();
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor({ outbox, server, envelope, log, alerts, takes, pace = 0, clock = realClock }: CourierOptions) {
    this.#outbox = outbox;
    this.#envelope = envelope;
    this.#log = log;
    this.#alerts = alerts;
    this.#takes = takes;
    this.#pace = pace;
    this.#clock = clock;
    this.#transport = createMailTransport(server);
  }

  /** Starts delivering, with what is in the outbox already. */
  start(): void {
    this.#running = this.#run();
  }

  /** Says that the outbox has a new message. */
  wake(): void {
    this.#news.abort();
  }

  /** Finishes the delivery under way and starts no other. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#running;
    this.#transport.close();
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Renewed before the round, so that a message that comes during it cuts the pause after it.
      this.#news = new AbortController();
      const { whole, firm } = await this.#round();
      await this.#clock.sleep(firm, this.#stopping.signal);
      await this.#clock.sleep(whole - firm, AbortSignal.any([this.#news.signal, this.#stopping.signal]));
    }
  }

  /** Tries each message that is due. Returns how long to wait before the next round. */
  async #round(): Promise<Pause> {
    try {
      for (const id of await this.#due()) {
        if (this.#stopping.signal.aborted) return { whole: 0, firm: 0 };
        const pause = await this.#deliver(id);
        if (pause) return pause;
      }
      // Bounded even with nothing to do: an operator may put a message into the folder.
      const now = this.#clock.now();
      const next = [...this.#troubles.values()].reduce((soonest, { until }) => Math.min(soonest, until), now + soon.longest);
      return { whole: Math.max(0, next - now), firm: 0 };
    } catch (error) {
      this.#log.error(
        `the outbox ${this.#outbox.folder} cannot be read (${errorCode(error)}): check the disk and the owner of the folder; tried again in a minute`,
      );
      return { whole: minute, firm: minute };
    }
  }

  /** The messages to try now: those that failed least first, so that one that breaks the connection cannot hold up the others; then urgent ones. */
  async #due(): Promise<string[]> {
    const waiting = (await this.#outbox.waiting()).filter(this.#takes);
    const present = new Set(waiting);
    for (const id of this.#troubles.keys()) if (!present.has(id)) this.#troubles.delete(id);
    const failures = (id: string) => this.#troubles.get(id)?.failures ?? 0;
    const now = this.#clock.now();
    return waiting
      .filter((id) => (this.#troubles.get(id)?.until ?? 0) <= now)
      .sort((a, b) => failures(a) - failures(b) || Number(this.#outbox.isUrgent(b)) - Number(this.#outbox.isUrgent(a)));
  }

  /** Returns how long to leave the mail server alone, or nothing when it makes sense to go on with the next message. */
  async #deliver(id: string): Promise<Pause | undefined> {
    const { outcome, wasRead } = await this.#attempt(id);
    const before = this.#troubles.get(id);
    const failures = (before?.failures ?? 0) + 1;
    this.#unreachable = outcome.result === 'unreachable' ? this.#unreachable + 1 : 0;

    switch (outcome.result) {
      case 'delivered':
        this.#troubles.delete(id);
        this.#log.info(`${id}: delivered`);
        return this.#pace > 0 ? { whole: this.#pace, firm: this.#pace } : undefined;
      case 'postponed': {
        const delay = backoff(failures);
        this.#troubles.set(id, { failures, until: this.#clock.now() + delay, refusedSince: undefined });
        this.#log.warn(`${id}: kept (${outcome.reason}), tried again in ${Math.ceil(delay / second)} s`);
        return undefined;
      }
      case 'refused':
        await this.#keepRefused(id, outcome.reason, before);
        return undefined;
      case 'unreachable': {
        const { because, reason, advice } = outcome;
        // The connection broke with this message on it: it may break it again.
        if (because === 'connection' && wasRead) this.#troubles.set(id, { failures, until: 0, refusedSince: before?.refusedSince });
        this.#log.error(`${id}: kept and tried again, the mail server cannot be used (${reason}): ${advice}`);
        const whole = backoff(this.#unreachable, because === 'login' ? later : soon);
        // Those who guard mail servers lock out whoever comes back soon with a wrong password.
        return { whole, firm: because === 'login' ? whole : Math.min(whole, shortestPause) };
      }
    }
  }

  async #keepRefused(id: string, reason: string, before: Trouble | undefined): Promise<void> {
    const now = this.#clock.now();
    const refusedSince = before?.refusedSince ?? now;
    if (before?.refusedSince === undefined) this.#alerts.happened('refused');
    if (now - refusedSince >= longestRefusal) {
      await this.#outbox.setAside(id);
      this.#log.error(
        `${id}: refused for five days (${reason}) and set aside in ${this.#outbox.refusedFolder}: read it there; it is tried again when the server starts`,
      );
      return;
    }
    const failures = before?.refusedSince === undefined ? 1 : before.failures + 1;
    const delay = backoff(failures, later);
    this.#troubles.set(id, { failures, until: now + delay, refusedSince });
    this.#log.error(
      `${id}: refused (${reason}) and kept, tried again in ${Math.ceil(delay / minute)} min: read it in ${this.#outbox.folder}, and check the company’s mailbox (full? a filter for spam?)`,
    );
  }

  /** `wasRead` says that the attempt came as far as the message. */
  async #attempt(id: string): Promise<{ outcome: Outcome; wasRead: boolean }> {
    let wasRead = false;
    try {
      if (!this.#taken.has(id)) {
        const message = await this.#outbox.read(id);
        const outcome = await this.#send(message, () => {
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

  /** `onRead` is called when the content is asked for, which is only after the login. */
  async #send(message: Buffer, onRead: () => void): Promise<Outcome> {
    const raw = new Readable({
      read() {
        onRead();
        this.push(message);
        this.push(null);
      },
    });
    try {
      await this.#transport.sendMail({ envelope: this.#envelope, raw, signal: AbortSignal.timeout(longestDelivery) });
      return { result: 'delivered' };
    } catch (error) {
      return judge(error);
    }
  }
}
