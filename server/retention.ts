import { errorCode } from './error-code.ts';
import type { Log } from './log.ts';
import type { Outbox } from './outbox/outbox.ts';

/** Years that a request may stay with us after the last contact, as the privacy policy says; here it was the only one. */
const longestYears = 3;

/**
 * Erases the messages that have been here for as long as the privacy policy allows: where no mail server takes them, or they were
 * refused and forgotten. Delivered ones are gone already, the log names nobody, and what is counted forgets by itself.
 */
export async function eraseOldMessages(outbox: Outbox, log: Log, date: Date): Promise<void> {
  const limit = new Date(date);
  limit.setUTCFullYear(limit.getUTCFullYear() - longestYears);
  try {
    const erased = await outbox.eraseBefore(limit);
    if (erased > 0) log.warn(`${erased} messages had been in ${outbox.folder} for three years, and are erased, as the privacy policy promises`);
  } catch (error) {
    log.error(
      `old messages in ${outbox.folder} could not be erased (${errorCode(error)}): erase those from before ${limit.toISOString().slice(0, 10)}`,
    );
  }
}
