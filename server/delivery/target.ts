import type { VisitorRequest } from '../relay/form.ts';

/** A request as it is handed to every target. */
export type AcceptedRequest = VisitorRequest & {
  id: string;
  date: Date;
  urgent: boolean;
  suspect: boolean;
};

/** A place that requests go to. */
export interface Target {
  /**
   * Names its folder below `OUTBOX_DIR`, its log lines and its alerts. Empty for the mail, whose
   * messages wait in `OUTBOX_DIR` itself.
   */
  name: string;
  /** Where messages are sent, for the log: without passwords. */
  destination: string;
  /**
   * Who gets the messages, in French. The privacy policy must name them with the same words, which
   * a test looks for.
   */
  recipient: string;
  /** Writes a request as the message that is stored and sent. */
  compose(request: AcceptedRequest): Promise<Buffer>;
  /** Sends the messages; undefined if they stay in the outbox. */
  transport: Transport | undefined;
}

/** How messages get to a target. */
export interface Transport {
  /** Sends a message. Never rejects; resolves to the failure, if there is one. */
  send(message: Buffer): Promise<FailedDelivery | undefined>;
  /** Also ends running deliveries. */
  close(): void;
}

/** Why a message was not delivered; `reason` and `advice` are for the log. */
export interface FailedDelivery {
  /**
   * `postponed`: a temporary error. `refused`: a permanent error; we retry anyway, because every
   * target is the company's own, which can mend it. `login`, `unreachable`: the login, our sender
   * address or the connection failed, which affects all messages.
   */
  result: 'postponed' | 'refused' | 'login' | 'unreachable';
  reason: string;
  advice: string;
}
