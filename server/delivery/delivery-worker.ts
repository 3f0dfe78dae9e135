import { join } from 'node:path';
import { errorCode, type Log } from '../log.ts';
import { type Alerts, alertOf } from '../monitoring/alerts.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { FailedDelivery, Target, Transport } from './target.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds after which the next delivery starts beside a slow one. */
const slowAfter = 10 * second;

/** Milliseconds that running deliveries get at a stop. */
const stopTimeout = 2 * second;

/**
 * Milliseconds between two reads of the folder, for messages that an operator added or removed. Our
 * own are known, and reading a folder with thousands takes longer than sending a mail.
 */
const lookInterval = minute;

/** The first and the longest pause after a temporary error or without a connection. */
const shortBackoff = { first: second, longest: 2 * minute };
/**
 * After a refusal: a full mailbox takes longer to clear, and a mail server may block clients that
 * try a wrong password too often.
 */
const longBackoff = { first: 5 * minute, longest: hour };

/** Exponential backoff, reduced by up to half at random so that servers do not retry together. */
function backoff(failures: number, { first, longest }: typeof shortBackoff): number {
  return Math.min(longest, first * 2 ** (failures - 1)) * (1 - Math.random() / 2);
}

/** Whether every other message would fail in the same way. */
const concernsAll = (outcome: FailedDelivery | undefined) =>
  outcome?.result === 'unreachable' || outcome?.result === 'login';

/** The worker's dependencies. */
interface DeliveryWorkerOptions {
  target: Target;
  outbox: Outbox;
  log: Log;
  alerts: Alerts;
}

/** A message that failed; times are those of `performance.now()`. */
interface Failed {
  failures: number;
  /** Earliest time of the next try. */
  until: number;
  result: FailedDelivery['result'];
}

/** The message to try now, or the time until there is one. */
type Next = { due: string } | { waitMs: number };

/**
 * Delivers the messages of a target's outbox in its order, and retries until the target accepts
 * them. A slow delivery does not hold up the next. A message leaves the outbox only after the
 * target's response, so a crash can send it twice but never lose it.
 */
export class DeliveryWorker {
  readonly target: Target;
  readonly outbox: Outbox;
  readonly #log: Log;
  readonly #alerts: Alerts;
  readonly #failed = new Map<string, Failed>();
  readonly #underWay = new Map<string, Promise<void>>();
  /** Delivered, but still in the folder because removing them failed. */
  readonly #delivered = new Set<string>();
  /** When to read the folder again. */
  #nextLook = 0;
  /** Number of failed connections in a row, and the end of the pause after them. */
  #unreachable = 0;
  #pausedUntil = 0;
  /** When an urgent message was last tried during a pause. */
  #triedInPause = Number.NEGATIVE_INFINITY;
  #wakeUp = new AbortController();
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor({ target, outbox, log, alerts }: DeliveryWorkerOptions) {
    this.target = target;
    this.outbox = outbox;
    this.#log = log;
    this.#alerts = alerts;
  }

  /** Starts with the messages already in the outbox. Without a transport they stay there. */
  start(): void {
    const { transport } = this.target;
    if (transport) this.#running = this.#run(transport);
  }

  /** Call after a new message was stored. */
  wake(): void {
    this.#wakeUp.abort();
  }

  /** Gives running deliveries a moment to end, then stops. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    const { transport } = this.target;
    const timer = setTimeout(() => transport?.close(), stopTimeout);
    await this.#running;
    await Promise.all(this.#underWay.values());
    clearTimeout(timer);
    transport?.close();
  }

  async #run(transport: Transport): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Reset first, so that a message that comes from now on ends the next sleep.
      this.#wakeUp = new AbortController();
      const next = await this.#next();
      if (this.#stopping.signal.aborted) return;
      if ('waitMs' in next) {
        await sleep(next.waitMs, this.#wakeUp.signal);
        continue;
      }
      const { due } = next;
      const ended = new AbortController();
      const delivery = this.#deliver(due, transport).finally(() => {
        this.#underWay.delete(due);
        ended.abort();
        this.wake();
      });
      this.#underWay.set(due, delivery);
      await sleep(slowAfter, AbortSignal.any([ended.signal, this.#stopping.signal]));
    }
  }

  async #next(): Promise<Next> {
    const { outbox } = this;
    const now = performance.now();
    try {
      if (now >= this.#nextLook) {
        const waiting = new Set(await outbox.waiting());
        for (const id of this.#failed.keys()) if (!waiting.has(id)) this.#failed.delete(id);
        this.#nextLook = now + lookInterval;
      }
    } catch (error) {
      this.#log.error(
        `${outbox.folder} cannot be read (${errorCode(error)}): check the disk and its owner`,
      );
      return { waitMs: minute };
    }
    if (now < this.#pausedUntil) return this.#nextInPause(now);
    let wait = this.#nextLook - now;
    for (const id of outbox.inOrder()) {
      if (this.#underWay.has(id)) continue;
      const until = this.#failed.get(id)?.until ?? 0;
      if (until <= now) return { due: id };
      wait = Math.min(wait, until - now);
    }
    return { waitMs: wait };
  }

  /**
   * During a pause, tries new urgent messages, one every five minutes, as a provider may block
   * clients that try too often. A success ends the pause.
   */
  #nextInPause(now: number): Next {
    const pause = this.#pausedUntil - now;
    for (const id of this.outbox.inOrder()) {
      if (!this.outbox.isUrgent(id)) break;
      if (this.#underWay.has(id) || this.#failed.has(id)) continue;
      const wait = this.#triedInPause + longBackoff.first - now;
      if (wait > 0) return { waitMs: Math.min(wait, pause) };
      this.#triedInPause = now;
      return { due: id };
    }
    return { waitMs: pause };
  }

  async #deliver(id: string, transport: Transport): Promise<void> {
    const { target, outbox } = this;
    try {
      if (!this.#delivered.has(id)) {
        const outcome = await transport.send(await outbox.read(id));
        if (!concernsAll(outcome)) this.#endPause();
        if (outcome) return this.#scheduleRetry(id, outcome);
        this.#delivered.add(id);
      }
      await outbox.remove(id);
      this.#delivered.delete(id);
      this.#failed.delete(id);
      this.#log.info(`${join(target.name, id)}: delivered`);
    } catch (error) {
      // An operator removed it.
      if (errorCode(error) === 'ENOENT') return outbox.forget(id);
      const reason = `its file cannot be read or removed: ${errorCode(error)}`;
      this.#scheduleRetry(id, { result: 'postponed', reason, advice: `check ${outbox.folder}` });
    }
  }

  #scheduleRetry(id: string, outcome: FailedDelivery): void {
    const { name } = this.target;
    const { result, reason, advice } = outcome;
    const isUnreachable = concernsAll(outcome);
    // The stop has interrupted it.
    if (isUnreachable && this.#stopping.signal.aborted) return;
    const now = performance.now();
    const before = this.#failed.get(id);
    const failures = (before?.failures ?? 0) + 1;
    const backoffRange = result === 'refused' || result === 'login' ? longBackoff : shortBackoff;

    // A failure during a pause does not prolong it: each new message would delay all others.
    if (isUnreachable && now >= this.#pausedUntil) {
      this.#unreachable += 1;
      this.#pausedUntil = now + backoff(this.#unreachable, backoffRange);
    }
    // After the pause the other messages go first: this one may be the cause.
    const pause = isUnreachable ? this.#pausedUntil - now : 0;
    const delay = pause + backoff(failures, isUnreachable ? shortBackoff : backoffRange);
    this.#failed.set(id, { failures, until: now + delay, result });

    if (result === 'login') this.#alerts.raise(alertOf('login', name));
    if (result === 'refused' && before?.result !== 'refused')
      this.#alerts.raise(alertOf('refused', name));
    const wait = `kept and tried again in ${Math.ceil(delay / second)} s`;
    this.#log[result === 'postponed' ? 'warn' : 'error'](
      `${join(name, id)}: ${result} (${reason}), ${wait}: ${advice}`,
    );
  }

  /** Our login is accepted again: messages that waited for it are due. */
  #endPause(): void {
    this.#unreachable = 0;
    this.#pausedUntil = 0;
    for (const failed of this.#failed.values()) if (failed.result === 'login') failed.until = 0;
  }
}

/** Resolves after the given milliseconds, or at once when the signal aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, Math.ceil(milliseconds));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
