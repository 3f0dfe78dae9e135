/** Assembles the server from its settings. `main.ts` runs it as a process. */
import { type Company, formAction } from '../content-model/company.ts';
import { SettingError } from '../content-model/fail.ts';
import { buildApp } from './app.ts';
import { BuildWatch, buildVersion } from './build-watch.ts';
import { errorCode, type Log } from './log.ts';
import { Delivery } from './mail/delivery.ts';
import { Alerts } from './monitoring/alerts.ts';
import { HealthCheck } from './monitoring/health.ts';
import { RejectedRequests, startMonitor } from './monitoring/monitor.ts';
import { Outbox } from './outbox/outbox.ts';
import { ServedSite } from './served-site.ts';
import type { Settings } from './settings.ts';

/** A running server. */
export interface Running {
  port: number;
  /** Stops after all open requests are answered and alerts had a moment to go. */
  stop: () => Promise<void>;
}

/** Serves the built site in `dist` and accepts its forms. Throws a `SettingError` for problems the owner can fix. */
export async function serve(
  settings: Settings,
  { company, dist, log }: { company: Company; dist: string; log: Log },
): Promise<Running> {
  const { host, smtp, rateLimit, proxies, mailFrom, alertUrl } = settings;
  const version = await buildVersion(dist);
  const site = await ServedSite.read(dist);
  const builds = new BuildWatch({ folder: dist, site, version, log });
  const outbox = await Outbox.open(settings.outbox);
  const sender = mailFrom ?? company.email;
  const alerts = new Alerts({ url: alertUrl, name: company.name, log });
  const rejectedRequests = new RejectedRequests();
  const isPublic = company.siteUrl.startsWith('https:');
  const healthCheck = new HealthCheck({
    outbox,
    delivery: smtp ? 'smtp' : 'folder',
    mustLeave: smtp !== undefined || isPublic,
  });
  const delivery =
    smtp &&
    new Delivery({
      outbox,
      server: smtp,
      envelope: { from: sender, to: company.email },
      log,
      alerts,
    });
  const app = buildApp({
    company,
    site,
    outbox,
    delivery,
    alerts,
    rejectedRequests,
    healthCheck,
    sender,
    rateLimit,
    proxies,
    log,
  });

  await app.listen({ port: settings.port, host }).catch((error: unknown) => {
    outbox.close();
    const code = errorCode(error);
    if (code === 'EADDRINUSE')
      throw new SettingError(
        `PORT ${settings.port} is in use by another program: stop it, or choose another port; right: "${settings.port + 1}"`,
      );
    throw new SettingError(
      `HOST and PORT must be an address of this machine that may be listened to; right: "127.0.0.1" and "4321" (got "${host}" and "${settings.port}", ${code})`,
    );
  });

  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : settings.port;
  log.info(`${company.name}: ${urlOf(host, port)}`);
  log.info(
    smtp
      ? `Messages are sent to ${company.email} through ${smtp.host}, and wait in ${outbox.folder} until they are taken`
      : `Messages are kept as .eml files in ${outbox.folder}; set SMTP_URL to have them sent to ${company.email}`,
  );
  await logWaitingMessages(outbox, { isSent: smtp !== undefined, alerts, log });
  warnOfWrongSettings(site, { company, isPublic, isSent: smtp !== undefined, log });

  builds.start();
  delivery?.start();
  const stopMonitor = startMonitor({ healthCheck, alerts, rejectedRequests, log });

  const stop = async () => {
    // Otherwise idle keep-alive connections would delay the shutdown.
    app.server.keepAliveTimeout = 1;
    builds.stop();
    stopMonitor();
    await Promise.all([app.close().then(() => alerts.stop()), delivery?.stop()]);
    rejectedRequests.logSummary(log);
    outbox.close();
  };
  return { port, stop };
}

/**
 * Logs waiting messages at the start. Refused ones are retried now, and an urgent one raises an alert again: an alert in progress was lost with the
 * old process.
 */
async function logWaitingMessages(
  outbox: Outbox,
  { isSent, alerts, log }: { isSent: boolean; alerts: Alerts; log: Log },
): Promise<void> {
  const again = isSent ? await outbox.putBack() : 0;
  if (isSent && (await outbox.waiting()).some((id) => outbox.isUrgent(id)))
    alerts.raiseIncident('waiting');
  const { queued, refused } = await outbox.state();
  if (queued > 0)
    log.warn(
      `${queued} messages wait in ${outbox.folder}${again > 0 ? `; ${again} of them were refused for days and are tried again` : ''}`,
    );
  if (refused > 0)
    log.warn(`${refused} messages that were refused for days are in ${outbox.refusedFolder}`);
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
      `⚠ SMTP_URL is not set: requests from ${company.siteUrl} stay in a folder of this machine, and nobody is told of them. Set SMTP_URL, as in "smtp://user:password@smtp.example.fr:587"`,
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

/** The address to open on this machine. */
function urlOf(host: string, port: number): string {
  if (['0.0.0.0', '::'].includes(host))
    return `http://localhost:${port}, and every other address of this machine`;
  if (host === '127.0.0.1') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
