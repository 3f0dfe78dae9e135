import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Log } from './log.ts';
import { errorCode, type Outbox } from './outbox.ts';

const firstDelay = 1000;
const longestDelay = 15 * 60_000;

/** A mail server that answers a word at a time would never be silent for long enough to be given up. */
const longestDelivery = 5 * 60_000;

/**
 * Milliseconds to wait after so many failures in a row: doubling from a second to a quarter of an hour, and up to half of it less
 * by chance, so that many servers do not come back to a mail server at the same moment.
 */
export function backoff(failures: number, chance = Math.random()): number {
  return Math.min(longestDelay, firstDelay * 2 ** (failures - 1)) * (1 - chance / 2);
}

/** Between which addresses the mails travel, whatever their headers say. */
export type Envelope = Record<'from' | 'to', string>;

/** What became of an attempt; the reasons are for the log. */
type Outcome =
  | { result: 'delivered' }
  /** This message can be tried again later. */
  | { result: 'postponed'; reason: string }
  /** The mail server will never take this message. */
  | { result: 'refused'; reason: string }
  /** The mail server said nothing about the message: no other would fare better now. */
  | { result: 'unreachable'; reason: string };

interface Failures {
  count: number;
  /** Not to be tried again before, in milliseconds of `performance.now()`. */
  until: number;
}

/**
 * Hands the messages of the outbox to the mail server, one after the other, and tries again until each is taken or refused
 * for good. A message leaves the outbox only after the server's answer, so a crash can send one twice but never lose one.
 */
export class Courier {
  readonly #outbox: Outbox;
  readonly #envelope: Envelope;
  readonly #log: Log;
  readonly #transport;
  readonly #failures = new Map<string, Failures>();
  /** Taken by the server, but still in the folder because it could not be removed. */
  readonly #taken = new Set<string>();
  #unreachable = 0;
  #sleep = new AbortController();
  #stopped = false;
  #running: Promise<void> | undefined;

  constructor(outbox: Outbox, server: URL, envelope: Envelope, log: Log) {
    this.#outbox = outbox;
    this.#envelope = envelope;
    this.#log = log;
    this.#transport = createTransport({
      url: server.href,
      // One connection for all that waits, closed soon after. Trying again is left to the courier.
      pool: true,
      maxConnections: 1,
      maxRequeues: 0,
      idleTimeout: 5_000,
      dnsTimeout: 10_000,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 60_000,
    });
  }

  /** Starts delivering, with what is in the outbox already. */
  start(): void {
    this.#running = this.#run();
  }

  /** Says that the outbox has a new message. */
  wake(): void {
    this.#sleep.abort();
  }

  /** Finishes the delivery under way and starts no other. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.wake();
    await this.#running;
    this.#transport.close();
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      // Renewed before the round, so that a message that comes during it cuts the sleep after it.
      this.#sleep = new AbortController();
      const pause = await this.#round();
      await setTimeout(pause, undefined, { signal: this.#sleep.signal }).catch(() => {});
    }
  }

  /** Tries each message that is due. Returns how many milliseconds to wait before the next round. */
  async #round(): Promise<number> {
    try {
      for (const id of await this.#due()) {
        if (this.#stopped) return 0;
        if (!(await this.#deliver(id))) return backoff(this.#unreachable);
      }
      // Bounded even with nothing to do: an operator may put a refused message back.
      const next = [...this.#failures.values()].reduce((soonest, { until }) => Math.min(soonest, until), performance.now() + longestDelay);
      return Math.max(0, next - performance.now());
    } catch (error) {
      this.#log(
        `the outbox ${this.#outbox.folder} cannot be read (${errorCode(error)}): check the disk and the owner of the folder; tried again in a minute`,
      );
      return 60_000;
    }
  }

  /** The messages to try now: those that failed least first, so that one that breaks the connection cannot hold up the others. */
  async #due(): Promise<string[]> {
    const waiting = await this.#outbox.waiting();
    const present = new Set(waiting);
    for (const id of this.#failures.keys()) if (!present.has(id)) this.#failures.delete(id);
    const failures = (id: string) => this.#failures.get(id) ?? { count: 0, until: 0 };
    return waiting.filter((id) => failures(id).until <= performance.now()).sort((a, b) => failures(a).count - failures(b).count);
  }

  /** Returns whether it makes sense to go on with the next message. */
  async #deliver(id: string): Promise<boolean> {
    const outcome = await this.#attempt(id);
    const failures = (this.#failures.get(id)?.count ?? 0) + 1;
    this.#failures.delete(id);
    this.#unreachable = outcome.result === 'unreachable' ? this.#unreachable + 1 : 0;

    switch (outcome.result) {
      case 'delivered':
        this.#log(`${id}: delivered`);
        return true;
      case 'refused':
        this.#log(
          `${id}: refused for good (${outcome.reason}) and set aside in ${this.#outbox.refusedFolder}: read it there; to try again, correct SMTP_URL or MAIL_FROM if they are the reason and move it back to ${this.#outbox.folder}`,
        );
        return true;
      case 'postponed': {
        const delay = backoff(failures);
        this.#failures.set(id, { count: failures, until: performance.now() + delay });
        this.#log(`${id}: kept (${outcome.reason}), tried again in ${Math.ceil(delay / 1000)} s`);
        return true;
      }
      case 'unreachable':
        this.#failures.set(id, { count: failures, until: 0 });
        this.#log(
          `${id}: kept and tried again, the mail server cannot be used (${outcome.reason}): check that it runs, and its address, user and password in SMTP_URL`,
        );
        return false;
    }
  }

  async #attempt(id: string): Promise<Outcome> {
    try {
      if (!this.#taken.has(id)) {
        const outcome = await this.#send(await this.#outbox.read(id));
        if (outcome.result === 'refused') await this.#outbox.setAside(id);
        if (outcome.result !== 'delivered') return outcome;
        this.#taken.add(id);
      }
      await this.#outbox.remove(id);
      this.#taken.delete(id);
      return { result: 'delivered' };
    } catch (error) {
      return { result: 'postponed', reason: `its file in ${this.#outbox.folder} cannot be read or moved: ${errorCode(error)}` };
    }
  }

  async #send(message: Buffer): Promise<Outcome> {
    try {
      await this.#transport.sendMail({ envelope: this.#envelope, raw: message, signal: AbortSignal.timeout(longestDelivery) });
      return { result: 'delivered' };
    } catch (error) {
      return judge(error);
    }
  }
}

/** Only codes are taken from an error: the words of a mail server may quote addresses, which must not reach the log. */
function judge(error: unknown): Outcome {
  const code = errorCode(error);
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  if (answer === undefined) return { result: 'unreachable', reason: code };
  const reason = `the mail server answered ${answer}`;
  // Any other code is about the connection or the password.
  if (!['EENVELOPE', 'EMESSAGE'].includes(code)) return { result: 'unreachable', reason };
  return { result: answer >= 500 ? 'refused' : 'postponed', reason };
}
