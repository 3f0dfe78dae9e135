/** `npm run report`: what the site brought this month, or in the month that is named, as in `npm run report 2026-10`. */
import '../settings/env.ts';
import { stopWith } from '../settings/fail.ts';
import { printedReport } from './counts/printed-report.ts';
import { readSettings } from './settings.ts';

try {
  process.stdout.write(await printedReport(process.argv[2], readSettings(process.env)));
} catch (error) {
  stopWith(error);
}
