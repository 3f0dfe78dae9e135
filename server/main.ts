/** Serves the built site and takes its forms. Settings come from the environment, see `settings.ts`. */
import { company } from '../company.ts';
import { formAction } from '../settings/company.ts';
import { orStop, SettingError } from '../settings/fail.ts';
import { buildApp } from './app.ts';
import { BuildWatch, markOf } from './build-watch.ts';
import { Counts } from './counts/counts.ts';
import { mailLastMonth } from './counts/monthly-mail.ts';
import { errorCode } from './error-code.ts';
import { createLog, type Log } from './log.ts';
import { Courier } from './mail/courier.ts';
import { stopWithNpm } from './orphan.ts';
import { Outbox } from './outbox/outbox.ts';
import { portInUse } from './port.ts';
import { eraseOldMessages } from './retention.ts';
import { readSettings, type Settings } from './settings.ts';
import { Site } from './site.ts';
import { Alerts } from './watch/alerts.ts';
import { Attention } from './watch/attention.ts';
import { Refusals } from './watch/refusals.ts';
import { startWatch } from './watch/watch.ts';

/** Milliseconds that open connections have to finish when the server is told to stop. */
const patience = 8000;

/** Milliseconds between two looks at the calendar. */
const calendarInterval = 10 * 60_000;

try {
  await serve(readSettings(process.env));
} catch (error) {
  orStop(() => {
    throw error;
  });
}

async function serve({
  port,
  host,
  smtp,
  outbox: folder,
  outboxLimit,
  rateLimit,
  proxies,
  mailFrom,
  alertUrl,
  counts: isCounting,
  logFormat,
}: Settings): Promise<void> {
  const log = createLog(logFormat, process.stdout);
  process.stderr.on('error', () => {});
  const mark = await markOf('dist');
  const site = await Site.read('dist');
  const builds = new BuildWatch({ folder: 'dist', site, mark, company, log });
  const outbox = await Outbox.open(folder, outboxLimit);
  const sender = mailFrom ?? company.email;
  const alerts = new Alerts({ url: alertUrl, name: company.name, log });
  const refusals = new Refusals();
  const isPublic = company.siteUrl.startsWith('https:');
  const attention = new Attention({ outbox, delivery: smtp ? 'smtp' : 'folder', mustLeave: smtp !== undefined || isPublic });
  const courier = smtp && new Courier({ outbox, server: smtp, envelope: { from: sender, to: company.email }, log, alerts });
  const counts = isCounting ? await Counts.open({ folder: outbox.folder, log }) : undefined;
  const app = buildApp({ company, site, outbox, courier, alerts, refusals, attention, counts, sender, rateLimit, proxies, log });

  await app.listen({ port, host }).catch((error: unknown) => {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') throw portInUse(port);
    throw new SettingError(
      `HOST and PORT must be an address of this machine that may be listened to; right: "127.0.0.1" and "4321" (got "${host}" and "${port}", ${code})`,
    );
  });

  const lookAtCalendar = async () => {
    const date = new Date();
    await eraseOldMessages(outbox, log, date);
    if (counts && courier) await mailLastMonth({ company, counts, outbox, courier, sender, log }, date);
  };
  let calendar: NodeJS.Timeout | undefined;
  let endWatch: (() => void) | undefined;
  const stop = async () => {
    // A connection that just had its answer would otherwise stay open in case of another request.
    app.server.keepAliveTimeout = 1;
    setTimeout(() => process.exit(0), patience).unref();
    builds.stop();
    endWatch?.();
    clearInterval(calendar);
    await Promise.all([app.close(), courier?.stop()]);
    await counts?.write();
    refusals.report(log);
    outbox.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  stopWithNpm(stop);

  const [address] = app.addresses();
  log.info(`${company.name}: ${urlOf(host, typeof address === 'object' ? address.port : port)}`);
  log.info(
    smtp
      ? `Messages are sent to ${company.email} through ${smtp.host}, and wait in ${outbox.folder} until they are taken`
      : `Messages are kept as .eml files in ${outbox.folder}; set SMTP_URL to have them sent to ${company.email}`,
  );
  await sayWhatWaits(outbox, { isSent: smtp !== undefined, log });
  warnOfMistakes(site, { isPublic, isSent: smtp !== undefined, log });

  builds.start();
  await lookAtCalendar();
  calendar = setInterval(() => void lookAtCalendar(), calendarInterval);
  courier?.start();
  endWatch = startWatch({ attention, alerts, refusals, log });
}

/** What a mail server refused for days is tried again at each start: someone may have mended it. */
async function sayWhatWaits(outbox: Outbox, { isSent, log }: { isSent: boolean; log: Log }): Promise<void> {
  const again = isSent ? await outbox.putBack() : 0;
  const { queued, refused } = await outbox.state();
  if (queued > 0)
    log.warn(`${queued} messages wait in ${outbox.folder}${again > 0 ? `; ${again} of them were refused for days and are tried again` : ''}`);
  if (refused > 0) log.warn(`${refused} messages that were refused for days are in ${outbox.refusedFolder}`);
}

/** What would keep requests from arriving, said before the first one comes. */
function warnOfMistakes(site: Site, { isPublic, isSent, log }: { isPublic: boolean; isSent: boolean; log: Log }): void {
  if (isPublic && !isSent)
    log.error(
      `⚠ SMTP_URL is not set: requests from ${company.siteUrl} stay in a folder of this machine, and nobody is told of them. Set SMTP_URL, as in "smtp://user:password@smtp.example.fr:587"`,
    );
  if (company.formForwardUrl.startsWith('/') && !site.mentions(formAction(company)))
    log.warn(
      `⚠ No page sends its form to ${formAction(company)}: give the server the COMPANY_EMAIL and FORM_FORWARD_URL that the site was built with, or build it again`,
    );
  if (site.mentions('rel="canonical"') && !site.mentions(`rel="canonical" href="${company.siteUrl}/`))
    log.warn(
      `⚠ The pages were not built for ${company.siteUrl}, and forms sent from another address are refused: give the server the SITE_URL that the site was built with, or build it again`,
    );
}

/** What to type in a browser on this machine. */
function urlOf(host: string, port: number): string {
  if (['0.0.0.0', '::'].includes(host)) return `http://localhost:${port}, and every other address of this machine`;
  if (host === '127.0.0.1') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
