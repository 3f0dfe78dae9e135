/** Assembles the server from its settings. `main.ts` runs it as a process. */
import { isIPv6 } from 'node:net';
import { type Company, formAction } from '../src/content-model/company.ts';
import { SettingError } from '../src/content-model/fail.ts';
import { buildApp } from './app.ts';
import { errorCode, type Log } from './log.ts';
import { classifySmtpError } from './mail/classify-smtp-error.ts';
import { DeliveryWorker } from './mail/delivery-worker.ts';
import { mailTarget, verifyMailServer } from './mail/transport.ts';
import { Alerts } from './monitoring/alerts.ts';
import { inspect } from './monitoring/health.ts';
import { RejectedRequests, watch } from './monitoring/monitor.ts';
import { Outbox } from './outbox/outbox.ts';
import type { Settings } from './settings.ts';
import { BuildWatch, buildVersion } from './site/build-watch.ts';
import { ServedSite } from './site/served-site.ts';

/** A running server. */
export interface Running {
  port: number;
  /** Stops after all open requests are answered and alerts had a moment to go. */
  stop: () => Promise<void>;
}

/**
 * Serves the built site in `dist` and accepts its forms. Throws a `SettingError` for problems the
 * owner can fix.
 */
export async function serve(
  settings: Settings,
  { company, dist, log }: { company: Company; dist: string; log: Log },
): Promise<Running> {
  const { host, smtp, mailFrom, alertUrl } = settings;
  const version = await buildVersion(dist);
  const site = await ServedSite.read(dist);
  const builds = new BuildWatch({ folder: dist, site, version, log });
  const outbox = await Outbox.open(settings.outbox);
  const sender = mailFrom ?? company.email;
  const alerts = new Alerts({ url: alertUrl, name: company.name, log });
  const rejectedRequests = new RejectedRequests();
  const isPublic = company.siteUrl.startsWith('https:');
  const health = () => inspect(outbox, smtp !== undefined || isPublic);
  const envelope = { from: sender, to: company.email };
  const delivery =
    smtp && new DeliveryWorker({ outbox, target: mailTarget(smtp, envelope), log, alerts });
  const parts = { company, site, outbox, delivery, alerts, rejectedRequests, health, sender, log };
  const app = buildApp({ ...settings, ...parts });

  // Who has `LISTEN_FDS` was started by a socket of systemd and inherits it (deploy/site.socket).
  const { LISTEN_FDS } = process.env;
  const place = LISTEN_FDS ? { fd: 3, host } : { port: settings.port, host };
  await app.listen(place).catch((error: unknown) => {
    outbox.close();
    throw new SettingError(
      `HOST and PORT must be an address of this machine and a port that no other program uses; right: "127.0.0.1" and "4321" (got "${host}" and "${settings.port}", ${errorCode(error)})`,
    );
  });

  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : settings.port;
  log.info(
    `${company.name}: http://${host === '127.0.0.1' ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`,
  );
  log.info(
    smtp
      ? `Messages are sent to ${company.email} through ${smtp.host}, and wait in ${outbox.folder} until they are taken`
      : `Messages are kept as .eml files in ${outbox.folder}; set SMTP_URL to have them sent to ${company.email}`,
  );
  await logWaitingMessages(outbox, { isSent: smtp !== undefined, alerts, log });
  warnOfWrongSettings(site, { company, isPublic, isSent: smtp !== undefined, log });

  builds.start();
  delivery?.start();
  if (smtp) void checkMailServer(smtp, log);
  const monitor = setInterval(() => void watch(parts), 60_000);

  const stop = async () => {
    // Otherwise idle keep-alive connections would delay the shutdown.
    app.server.keepAliveTimeout = 1;
    builds.stop();
    clearInterval(monitor);
    await Promise.all([app.close().then(() => alerts.stop()), delivery?.stop()]);
    rejectedRequests.logSummary(log);
    outbox.close();
  };
  return { port, stop };
}

/**
 * Logs waiting messages at the start. Refused ones are retried now, and an urgent one raises an
 * alert again: an alert in progress was lost with the old process.
 */
async function logWaitingMessages(
  outbox: Outbox,
  { isSent, alerts, log }: { isSent: boolean; alerts: Alerts; log: Log },
): Promise<void> {
  if (isSent) await outbox.putBack();
  const waiting = await outbox.waiting();
  if (isSent && waiting.some((id) => outbox.isUrgent(id))) alerts.raise('waiting');
  const { refused } = await outbox.state();
  if (waiting.length > 0) log.warn(`${waiting.length} messages wait in ${outbox.folder}`);
  if (refused > 0) log.warn(`${refused} refused messages are in ${outbox.refusedFolder}`);
}

/** Tests the mail server, so that a wrong setting shows up before the first request. */
async function checkMailServer(smtp: URL, log: Log): Promise<void> {
  try {
    await verifyMailServer(smtp);
    log.info('the mail server answers and takes our login');
  } catch (error) {
    const { reason, advice } = classifySmtpError(error);
    log.error(`the mail server cannot be used, so messages will wait: ${reason}: ${advice}`);
  }
}

/** Warns of settings that would keep requests from arriving, before the first one comes. */
function warnOfWrongSettings(
  site: ServedSite,
  {
    company,
    isPublic,
    isSent,
    log,
  }: { company: Company; isPublic: boolean; isSent: boolean; log: Log },
): void {
  if (isPublic && !isSent)
    log.error(
      '⚠ SMTP_URL is not set: requests stay in a folder of this machine, and nobody is told of them',
    );
  if (company.formForwardUrl.startsWith('/') && !site.mentions(formAction(company)))
    log.warn(
      `⚠ No page sends its form to ${formAction(company)}: give the server the COMPANY_EMAIL and FORM_FORWARD_URL that the site was built with, or build it again`,
    );
  if (
    site.mentions('rel="canonical"') &&
    !site.mentions(`rel="canonical" href="${company.siteUrl}/`)
  )
    log.warn(
      `⚠ The pages were not built for ${company.siteUrl}, and forms sent from another address are refused: give the server the SITE_URL that the site was built with, or build it again`,
    );
}
