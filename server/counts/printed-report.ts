import { SettingError } from '../../settings/fail.ts';
import { errorCode } from '../error-code.ts';
import type { Settings } from '../settings.ts';
import { countsFile, readCounts } from './counts.ts';
import { monthOf } from './months.ts';
import { reportOf } from './report.ts';

/** What `npm run report` prints of a month, or of the current one. Throws a `SettingError` where it is no month, or the counts cannot be read. */
export async function printedReport(month = monthOf(new Date()), { outbox, counts }: Pick<Settings, 'outbox' | 'counts'>): Promise<string> {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new SettingError(`the month must be written as in "2026-10" (got "${month}")`);
  const { months } = await readCounts(outbox).catch((error: unknown) => {
    throw new SettingError(`${countsFile(outbox)} cannot be read (${errorCode(error)}): run this where the server runs, as the user who may read it`);
  });
  const report = reportOf(month, { of: (each) => months[each] });
  return counts ? report : `COUNTS est sur "off" : rien n’est compté en ce moment.\n\n${report}`;
}
