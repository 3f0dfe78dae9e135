/** Serves the built site and takes its forms: `node server/main.ts`. Settings come from the environment, see `settings.ts`. */
import { company } from '../company.ts';
import { formAction } from '../settings/company.ts';
import { orStop, SettingError } from '../settings/fail.ts';
import { buildApp } from './app.ts';
import { BuildWatch, markOf } from './build-watch.ts';
import { Courier } from './courier.ts';
import { log } from './log.ts';
import { errorCode, Outbox } from './outbox.ts';
import { portInUse } from './port.ts';
import { readSettings, type Settings } from './settings.ts';
import { Site } from './site.ts';

/** Milliseconds that open connections have to finish when the server is told to stop. */
const patience = 8000;

try {
  await serve(readSettings(process.env));
} catch (error) {
  orStop(() => {
    throw error;
  });
}

async function serve({ port, host, smtp, outbox: folder, rateLimit, trustProxy, mailFrom }: Settings): Promise<void> {
  const mark = await markOf('dist');
  const site = await Site.read('dist');
  const builds = new BuildWatch({ folder: 'dist', site, mark, company, log: { info: log, error: log } });
  const outbox = await Outbox.open(folder);
  const sender = mailFrom ?? company.email;
  const courier = smtp && new Courier(outbox, smtp, { from: sender, to: company.email }, log);
  const app = buildApp({ company, site, outbox, courier, sender, rateLimit, trustProxy, log });

  await app.listen({ port, host }).catch((error: unknown) => {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') throw portInUse(port);
    throw new SettingError(
      `HOST and PORT must be an address of this machine that may be listened to; right: "localhost" and "4321" (got "${host}" and "${port}", ${code})`,
    );
  });
  // From here on this process holds the port, so it is the only one with this outbox.
  await outbox.removeUnfinished();
  courier?.start();
  builds.start();

  const [address] = app.addresses();
  console.log(`${company.name}: ${urlOf(host, typeof address === 'object' ? address.port : port)}`);
  console.log(
    smtp
      ? `Messages are sent to ${company.email} through ${smtp.host}, and wait in ${outbox.folder} until they are taken`
      : `Messages are kept as .eml files in ${outbox.folder}; set SMTP_URL to have them sent to ${company.email}`,
  );
  if (company.formForwardUrl.startsWith('/') && !site.mentions(formAction(company))) {
    console.warn(
      `⚠ No page sends its form to ${formAction(company)}: give the server the COMPANY_EMAIL and FORM_FORWARD_URL that the site was built with, or build it again`,
    );
  }

  if (site.mentions('rel="canonical"') && !site.mentions(`rel="canonical" href="${company.siteUrl}/`)) {
    console.warn(
      `⚠ The pages were not built for ${company.siteUrl}, and forms sent from another address are refused: give the server the SITE_URL that the site was built with, or build it again`,
    );
  }

  const stop = async () => {
    // A connection that just had its answer would otherwise stay open in case of another request.
    app.server.keepAliveTimeout = 1;
    setTimeout(() => process.exit(0), patience).unref();
    builds.stop();
    await Promise.all([app.close(), courier?.stop()]);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** What to type in a browser on this machine. */
function urlOf(host: string, port: number): string {
  if (['0.0.0.0', '::'].includes(host)) return `http://localhost:${port}, and every other address of this machine`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
