import { classifySmtpError } from './classify-smtp-error.ts';
import { DeliveryWorker, type DeliveryWorkerOptions } from './delivery-worker.ts';
import { verifyMailServer } from './transport.ts';

/**
 * Milliseconds between two messages that are lowPriority: with those of each hour that go at once, one address comes to 168 mails a day,
 * fewer than providers allow.
 */
const interval = 15 * 60_000;

/**
 * Brings the messages of the outbox to the mail server by three workers, each with a connection of its own: for urgent messages,
 * for the others, and for those that are patient. One that hangs, or a flood of them, holds up none but its like.
 */
export class Delivery {
  readonly #options: Omit<DeliveryWorkerOptions, 'accepts' | 'interval'>;
  readonly #workers: readonly DeliveryWorker[];

  constructor(options: Omit<DeliveryWorkerOptions, 'accepts' | 'interval'>) {
    const { outbox } = options;
    this.#options = options;
    this.#workers = [
      new DeliveryWorker({ ...options, accepts: (id) => outbox.isUrgent(id) && !outbox.isLowPriority(id) }),
      new DeliveryWorker({ ...options, accepts: (id) => !outbox.isUrgent(id) && !outbox.isLowPriority(id) }),
      new DeliveryWorker({ ...options, accepts: (id) => outbox.isLowPriority(id), interval }),
    ];
  }

  /** Starts delivering, with what is in the outbox already. */
  start(): void {
    void this.#checkMailServer();
    for (const worker of this.#workers) worker.start();
  }

  /** Says that the outbox has a new message. */
  wake(): void {
    for (const worker of this.#workers) worker.wake();
  }

  /** Finishes the deliveries under way and starts no other. */
  async stop(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()));
  }

  /** With nothing to deliver, tries the mail server all the same: a mistake in the settings is not to wait for a visitor. */
  async #checkMailServer(): Promise<void> {
    const { outbox, server, log } = this.#options;
    if ((await outbox.waiting().catch(() => [])).length > 0) return;
    try {
      await verifyMailServer(server);
      log.info('the mail server answers and takes our login');
    } catch (error) {
      const outcome = classifySmtpError(error);
      const advice = outcome.result === 'unreachable' ? `: ${outcome.advice}` : '';
      log.error(`the mail server cannot be used, so messages will wait: ${outcome.reason}${advice}`);
    }
  }
}
