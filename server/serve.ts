/** Assembles the server from its settings. `main.ts` runs it as a process. */
import { join } from 'node:path';
import { type Company, formAction } from '../src/content-model/facts/company.ts';
import { OwnerError } from '../src/content-model/owner/fail.ts';
import { type AppOptions, buildApp } from './app.ts';
import { DeliveryWorker } from './delivery/delivery-worker.ts';
import type { Target } from './delivery/target.ts';
import { errorCode, type Log } from './log.ts';
import { classifySmtpError } from './mail/classify-smtp-error.ts';
import { mail } from './mail/mail.ts';
import { verifyMailServer } from './mail/transport.ts';
import { Alerts, alertOf } from './monitoring/alerts.ts';
import { inspect } from './monitoring/health.ts';
import { logRejections, watch } from './monitoring/monitor.ts';
import { Outbox } from './outbox/outbox.ts';
import { formTimeout } from './relay/relay.ts';
import type { Settings } from './settings.ts';
import { BuildWatch } from './site/build-watch.ts';
import { fallbackSite } from './site/fallback-site.ts';
import { ServedSite } from './site/served-site.ts';

/** The places that every request goes to. */
export const targets = (settings: Settings, company: Company): Target[] => [
  mail(company, settings.smtp, settings.mailFrom ?? company.email),
];

/**
 * Serves the built site in `dist` and accepts its forms. Throws an `OwnerError` for problems the
 * owner can fix.
 */
export async function serve(
  settings: Settings,
  { company, dist, log }: { company: Company; dist: string; log: Log },
) {
  const { host, smtp, alertUrl, proxies, rateLimit } = settings;
  const site = new ServedSite(fallbackSite(company));
  const builds = new BuildWatch({ folder: dist, site, log });
  await builds.open();
  const alerts = new Alerts({ url: alertUrl, name: company.name, log });
  const workers = await Promise.all(
    targets(settings, company).map(async (target) => {
      const outbox = await Outbox.open(join(settings.outbox, target.name));
      return new DeliveryWorker({ target, outbox, log, alerts });
    }),
  );
  const rejections = new Map<number, number>();
  const isPublic = company.siteUrl.startsWith('https:');
  const health = () => inspect(workers, isPublic, builds.isBroken);
  const parts: AppOptions = {
    company,
    site,
    rateLimit,
    formTimeout,
    proxies,
    workers,
    alerts,
    rejections,
    health,
    log,
  };
  const app = buildApp(parts);

  // systemd sets `LISTEN_FDS` and passes its socket on to the server (deploy/site.socket).
  const { LISTEN_FDS } = process.env;
  const place = LISTEN_FDS ? { fd: 3, host } : { port: settings.port, host };
  const url = await app.listen(place).catch((error: unknown) => {
    for (const { outbox } of workers) outbox.close();
    const wished = `${host}:${settings.port} (${errorCode(error)})`;
    throw new OwnerError(`HOST and PORT must be a free port of this machine, not ${wished}`);
  });

  log.info(`${company.name}: ${url.replace('127.0.0.1', 'localhost')}`);
  for (const { target, outbox } of workers)
    log.info(`Messages are kept in ${outbox.folder} and sent to ${target.destination}`);
  await logWaitingMessages(parts);
  if (builds.isBroken) alerts.raise('build');
  warnOfWrongSettings(smtp, parts);

  builds.start();
  for (const worker of workers) worker.start();
  if (smtp) void checkMailServer(smtp, parts);
  const monitor = setInterval(() => void watch(parts), 60_000);

  /** Stops once all open requests are answered, and gives alerts a moment to be sent. */
  const stop = async () => {
    // Otherwise idle keep-alive connections would delay the shutdown.
    app.server.keepAliveTimeout = 1;
    builds.stop();
    clearInterval(monitor);
    const stopped = workers.map((worker) => worker.stop());
    await Promise.all([app.close().then(() => alerts.stop()), ...stopped]);
    logRejections(parts);
    for (const { outbox } of workers) outbox.close();
  };
  return { port: Number(new URL(url).port), stop };
}

/**
 * Logs waiting messages at the start. An urgent one raises an alert again, as the old process may
 * have ended before its alert was sent.
 */
async function logWaitingMessages({ workers, alerts, log }: AppOptions): Promise<void> {
  for (const { target, outbox } of workers) {
    const waiting = await outbox.waiting();
    if (target.transport && waiting.some((id) => outbox.isUrgent(id)))
      alerts.raise(alertOf('waiting', target.name));
    if (waiting.length > 0) log.warn(`${waiting.length} messages wait in ${outbox.folder}`);
  }
}

/** Tests the mail server, so that a wrong setting shows up before the first request. */
async function checkMailServer(smtp: URL, { alerts, log }: AppOptions): Promise<void> {
  try {
    await verifyMailServer(smtp);
    log.info('the mail server answers and takes our login');
  } catch (error) {
    const { result, reason, advice } = classifySmtpError(error);
    if (result === 'login') alerts.raise('login');
    log.error(`the mail server cannot be used, so messages will wait: ${reason}: ${advice}`);
  }
}

/** Warns of settings that would keep requests from arriving, before the first one comes. */
function warnOfWrongSettings(smtp: URL | undefined, { company, site, log }: AppOptions): void {
  const canonical = 'rel="canonical"';
  if (company.siteUrl.startsWith('https:') && !smtp)
    log.error('⚠ SMTP_URL is not set: requests stay on this machine, and nobody is told of them');
  if (!site.hasPages) return;
  if (company.formForwardUrl.startsWith('/') && !site.mentions(formAction(company)))
    log.warn(`⚠ No page sends its form to ${formAction(company)}: ${asBuilt('COMPANY_EMAIL')}`);
  if (site.mentions(canonical) && !site.mentions(`${canonical} href="${company.siteUrl}/`))
    log.warn(`⚠ ${company.siteUrl} is not the address of the pages: ${asBuilt('SITE_URL')}`);
}

/** The advice for a setting that differs from the one in the pages. */
const asBuilt = (setting: string) =>
  `give the server the ${setting} that they were built with, or build them again`;
