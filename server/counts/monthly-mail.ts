import type { Company } from '../../settings/company.ts';
import { errorCode } from '../error-code.ts';
import type { Log } from '../log.ts';
import { composeReport } from '../mail/compose.ts';
import type { Courier } from '../mail/courier.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Counts } from './counts.ts';
import { monthOf, monthsBefore } from './months.ts';
import { headline, reportOf } from './report.ts';

/** Milliseconds of the first day before the mail goes out: eight hours, when people are up. */
const night = 8 * 3_600_000;

/** What it takes to tell the company. */
export interface MonthlyMailOptions {
  company: Company;
  counts: Counts;
  outbox: Outbox;
  courier: Courier;
  /** Address the mails come from. */
  sender: string;
  log: Log;
}

/**
 * Tells the company by mail what the site brought in the month that is over: once, on its first morning or, when the server did
 * not run then, as soon as it does. To be called now and then. The mail has the same name and number each time it is made, so that
 * a crash between mail and note cannot bring two.
 */
export async function mailLastMonth({ company, counts, outbox, courier, sender, log }: MonthlyMailOptions, date: Date): Promise<void> {
  const month = monthsBefore(monthOf(new Date(date.getTime() - night)), 1);
  const brought = counts.of(month);
  if (brought === undefined || counts.reported >= month) return;
  const id = `compte-${month}`;
  try {
    const text = reportOf(month, counts);
    await outbox.store(id, await composeReport({ subject: headline(month, brought), text }, { company, sender, id, date }));
    await counts.noteReported(month);
    log.info(`${id}: what the site brought is told`);
    courier.wake();
  } catch (error) {
    log.error(`the mail on what the site brought could not be kept (${errorCode(error)}); tried again`);
  }
}
