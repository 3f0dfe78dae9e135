import { Courier, type CourierOptions } from './courier.ts';
import { judge } from './judge.ts';
import { verifyMailServer } from './transport.ts';

/**
 * Milliseconds between two messages that are patient: with those of each hour that go at once, one address comes to 168 mails a day,
 * fewer than providers allow.
 */
const pace = 15 * 60_000;

/**
 * Brings the messages of the outbox to the mail server by three couriers, each with a connection of its own: for urgent messages,
 * for the others, and for those that are patient. One that hangs, or a flood of them, holds up none but its like.
 */
export class Delivery {
  readonly #options: Omit<CourierOptions, 'takes' | 'pace'>;
  readonly #couriers: readonly Courier[];

  constructor(options: Omit<CourierOptions, 'takes' | 'pace'>) {
    const { outbox } = options;
    this.#options = options;
    this.#couriers = [
      new Courier({ ...options, takes: (id) => outbox.isUrgent(id) && !outbox.isPatient(id) }),
      new Courier({ ...options, takes: (id) => !outbox.isUrgent(id) && !outbox.isPatient(id) }),
      new Courier({ ...options, takes: (id) => outbox.isPatient(id), pace }),
    ];
  }

  /** Starts delivering, with what is in the outbox already. */
  start(): void {
    void this.#introduce();
    for (const courier of this.#couriers) courier.start();
  }

  /** Says that the outbox has a new message. */
  wake(): void {
    for (const courier of this.#couriers) courier.wake();
  }

  /** Finishes the deliveries under way and starts no other. */
  async stop(): Promise<void> {
    await Promise.all(this.#couriers.map((courier) => courier.stop()));
  }

  /** With nothing to deliver, tries the mail server all the same: a mistake in the settings is not to wait for a visitor. */
  async #introduce(): Promise<void> {
    const { outbox, server, log } = this.#options;
    if ((await outbox.waiting().catch(() => [])).length > 0) return;
    try {
      await verifyMailServer(server);
      log.info('the mail server answers and takes our login');
    } catch (error) {
      const outcome = judge(error);
      const advice = outcome.result === 'unreachable' ? `: ${outcome.advice}` : '';
      log.error(`the mail server cannot be used, so messages will wait: ${outcome.reason}${advice}`);
    }
  }
}
