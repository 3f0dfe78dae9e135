import { classifySmtpError } from './classify-smtp-error.ts';
import { DeliveryWorker, type DeliveryWorkerOptions } from './delivery-worker.ts';
import { type Envelope, mailTarget, verifyMailServer } from './transport.ts';

/**
 * Milliseconds between two low-priority messages: with those sent at once, one address causes at most 168 mails a day, fewer than providers allow.
 */
const lowPriorityInterval = 15 * 60_000;

interface Options extends Omit<DeliveryWorkerOptions, 'target' | 'accepts' | 'interval'> {
  server: URL;
  envelope: Envelope;
}

/**
 * Delivers the outbox with three workers, each with its own connection: urgent, normal and low priority. A slow or flooded one does not delay the
 * others.
 */
export class Delivery {
  readonly #options: Options;
  readonly #workers: readonly DeliveryWorker[];

  constructor(options: Options) {
    const { outbox, server, envelope } = options;
    this.#options = options;
    const worker = (accepts: (id: string) => boolean, interval = 0) =>
      new DeliveryWorker({ ...options, target: mailTarget(server, envelope), accepts, interval });
    this.#workers = [
      worker((id) => outbox.isUrgent(id) && !outbox.isLowPriority(id)),
      worker((id) => !outbox.isUrgent(id) && !outbox.isLowPriority(id)),
      worker((id) => outbox.isLowPriority(id), lowPriorityInterval),
    ];
  }

  /** Starts delivering, beginning with the messages already in the outbox. */
  start(): void {
    void this.#checkMailServer();
    for (const worker of this.#workers) worker.start();
  }

  /** Call after a new message was stored. */
  wake(): void {
    for (const worker of this.#workers) worker.wake();
  }

  /** Finishes the current deliveries and stops. */
  async stop(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()));
  }

  /** Tests the mail server at the start if there is nothing to deliver, so that a wrong setting shows up before the first request. */
  async #checkMailServer(): Promise<void> {
    const { outbox, server, log } = this.#options;
    if ((await outbox.waiting().catch(() => [])).length > 0) return;
    try {
      await verifyMailServer(server);
      log.info('the mail server answers and takes our login');
    } catch (error) {
      const outcome = classifySmtpError(error);
      const advice = outcome.result === 'unreachable' ? `: ${outcome.advice}` : '';
      log.error(
        `the mail server cannot be used, so messages will wait: ${outcome.reason}${advice}`,
      );
    }
  }
}
