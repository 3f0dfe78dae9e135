/** `npm run report`: what the site brought this month, or in the month that is named, as in `npm run report 2026-10`. */
import '../settings/env.ts';
import { SettingError, stopWith } from '../settings/fail.ts';
import { countsFile, readCounts } from './counts/counts.ts';
import { monthOf } from './counts/months.ts';
import { reportOf } from './counts/report.ts';
import { errorCode } from './error-code.ts';
import { readSettings } from './settings.ts';

try {
  const { outbox, counts } = readSettings(process.env);
  const [month = monthOf(new Date())] = process.argv.slice(2);
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new SettingError(`the month must be written as in "2026-10" (got "${month}")`);
  const { months } = await readCounts(outbox).catch((error: unknown) => {
    throw new SettingError(`${countsFile(outbox)} cannot be read (${errorCode(error)}): run this where the server runs, as the user who may read it`);
  });
  if (!counts) console.log('COUNTS est sur "off" : rien n’est compté en ce moment.\n');
  process.stdout.write(reportOf(month, { of: (each) => months[each] }));
} catch (error) {
  stopWith(error);
}
