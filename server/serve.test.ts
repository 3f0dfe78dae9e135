import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { switchLink } from '../release/publish/releases.ts';
import { formAction } from '../src/content-model/facts/company.ts';
import { testSite } from '../tests/support/site.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import {
  callback,
  files,
  listen,
  mailsIn,
  memoryLog,
  post,
  siteFolder,
  startAlertService,
  startMailServer,
  temporaryFolder,
  writeSite,
} from './testing.ts';

const { company } = testSite();

afterEach(() => void vi.useRealTimers());

/** Runs the server in a folder with these environment variables. */
async function start(
  folder: string,
  environment: Record<string, string> = {},
  facts: Partial<typeof company> = {},
) {
  const kept = memoryLog();
  const outbox = join(folder, 'outbox');
  const settings = readSettings({ PORT: '0', OUTBOX_DIR: outbox, ...environment });
  const served = { ...company, ...facts };
  const running = await serve(settings, {
    company: served,
    dist: join(folder, 'dist'),
    log: kept.log,
  });
  const url = `http://127.0.0.1:${running.port}`;
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= running.stop());
  return {
    port: running.port,
    stop,
    kept,
    outbox,
    url,
    relay: url + formAction(served),
    [Symbol.asyncDispose]: stop,
  };
}

test('without settings it tells where it is and where messages go, in as many words', async () => {
  await using folder = await siteFolder();
  await using server = await start(folder.path);
  expect((await fetch(server.url)).status).toBe(200);
  expect((await post(server.relay)).status).toBe(200);
  expect(await mailsIn(server.outbox)).toHaveLength(1);
  expect(server.kept.of('info').slice(0, 2)).toEqual([
    `${company.name}: http://localhost:${server.port}`,
    `Messages are kept in ${server.outbox} and sent to ${company.email} once SMTP_URL is set`,
  ]);
  expect([server.kept.of('warn'), server.kept.of('error')]).toEqual([[], []]);
});

test('a mail server gets the mails and no log its password; a public site needs one', async () => {
  await using mailServer = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
  });
  await using folder = await siteFolder();
  await using server = await start(folder.path, {
    SMTP_URL: mailServer.url.replace('//', '//user:secret@'),
    MAIL_FROM: 'site@example.fr',
  });
  const host = `127.0.0.1:${mailServer.port}`;
  const arrived = mailServer.mail();
  expect((await post(server.relay)).status).toBe(200);
  await arrived;
  expect(mailServer.received[0]?.from).toEqual({
    name: `Site ${company.name}`,
    address: 'site@example.fr',
  });
  expect(server.kept.lines[1]).toBe(
    `Messages are kept in ${server.outbox} and sent to ${company.email} through ${host}`,
  );
  expect(server.kept.lines.join()).not.toContain('secret');
  await server.stop();
  await using mute = await start(folder.path, {}, { siteUrl: 'https://www.example.fr' });
  expect(mute.kept.of('error')).toEqual([
    expect.stringMatching(/^⚠ SMTP_URL is not set: requests stay on this machine/),
  ]);
});

test('an address or a port that is not ours, and a site not built, are said', async () => {
  await using folder = await siteFolder();
  const other = createServer();
  const port = await listen(other);
  await expect(start(folder.path, { HOST: '192.0.2.1' })).rejects.toThrow(
    'HOST and PORT must be a free port of this machine, not 192.0.2.1:0 (EADDRNOTAVAIL)',
  );
  await expect(start(folder.path, { PORT: String(port) })).rejects.toThrow(
    `127.0.0.1:${port} (EADDRINUSE)`,
  );
  other.close();
  await once(other, 'close');
  await using first = await start(folder.path);
  await expect(start(folder.path)).rejects.toThrow(
    /^OUTBOX_DIR .*outbox is used by another server: stop that one/,
  );
  expect((await post(first.relay)).status).toBe(200);
});

/** As a browser without script sends a form. */
const asBrowser = { accept: 'text/html' };

test('without a build forms are taken, and all else is told, until there is one', async () => {
  await using folder = await temporaryFolder();
  await using service = await startAlertService();
  await using server = await start(folder.path, { ALERT_URL: service.url.href });
  expect(server.kept.of('error')).toEqual([
    expect.stringMatching(/^The build is not whole: .*dist\/ is missing: build the site first, /),
    'Forms are taken, and no page is served',
    expect.stringMatching(/^alert: Le site publié en dernier n’est pas entier/),
  ]);
  expect((await post(server.relay)).status).toBe(200);
  const sent = await post(server.relay, callback, asBrowser);
  const thanks = await fetch(new URL(sent.headers.get('location') ?? '', server.url));
  expect([thanks.status, await thanks.text()]).toEqual([
    200,
    expect.stringContaining('Demande envoyée avec succès !'),
  ]);
  expect(await mailsIn(server.outbox)).toHaveLength(2);
  const page = await fetch(server.url);
  expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([
    503,
    'no-store',
    expect.stringContaining(company.phone.display),
  ]);
  expect(await (await fetch(`${server.url}/sante`)).json()).toMatchObject({
    status: 'stuck',
    problems: ['build'],
  });
  await vi.waitUntil(() => service.received.length > 0);
});

test('a dist that is not whole at the start is replaced by the newest whole release', async () => {
  await using folder = await temporaryFolder();
  const build = async (name: string, contents: typeof files) => {
    const release = join(folder.path, 'releases', name);
    await mkdir(release, { recursive: true });
    writeSite(release, { ...contents, 'index.html': name });
    await switchLink(join(folder.path, 'dist'), release);
    return name;
  };
  const { '404.html': _, ...half } = files;
  await build('8-2026-11-20T08-00-00-000Z', files);
  // The clock was behind.
  const whole = await build('9-2020-11-20T08-00-00-000Z', files);
  await build('10-2026-11-21T08-00-00-000Z', half);
  // It was taken back.
  const left = await build('12-2026-11-23T08-00-00-000Z', files);
  const online = await build('11-2026-11-22T08-00-00-000Z', half);
  const shown = async () => {
    await using server = await start(folder.path);
    return [await (await fetch(server.url)).text(), server.kept.of('error').slice(0, 2)];
  };
  const lines = (instead: string) => [
    expect.stringMatching(/^The build is not whole: .*dist\/404 is missing/),
    expect.stringMatching(new RegExp(`releases/${instead} is served instead$`)),
  ];
  expect(await shown()).toEqual([whole, lines(whole)]);
  // No other one before it is whole.
  for (const name of await readdir(join(folder.path, 'releases')))
    if (name !== left && name !== online)
      await rm(join(folder.path, 'releases', name, '404.html'), { force: true });
  expect(await shown()).toEqual([left, lines(left)]);
});

test('a site built for another address or mailbox is noticed', async () => {
  const canonical = `<link rel="canonical" href="${company.siteUrl}/contact">`;
  await using folder = await siteFolder({
    ...files,
    'contact.html': canonical + files['contact.html'],
  });
  const warnings = async (facts: Partial<typeof company>) => {
    await using server = await start(folder.path, {}, facts);
    return server.kept.of('warn');
  };
  expect(await warnings({})).toEqual([]);
  expect(await warnings({ siteUrl: 'http://www.example.fr' })).toEqual([
    expect.stringMatching(
      /^⚠ http:\/\/www\.example\.fr is not the address of the pages: .* SITE_URL /,
    ),
  ]);
  expect(await warnings({ email: 'other@example.fr' })).toEqual([
    expect.stringMatching(
      /^⚠ No page sends its form to \/relais\/other%40example\.fr: .* COMPANY_EMAIL /,
    ),
  ]);
  // Their relay is on another server.
  expect(await warnings({ formForwardUrl: 'https://relais.example.fr/envois' })).toEqual([]);
});

test('an urgent request rings, also when the server is told to stop at once', async () => {
  await using folder = await siteFolder();
  await using service = await startAlertService(300);
  await using server = await start(folder.path, { ALERT_URL: service.url.href });
  expect((await post(server.relay, { ...callback, service: 'Urgence fuite' })).status).toBe(200);
  await server.stop();
  expect(service.received.map((alert) => alert.text)).toEqual([
    expect.stringMatching(new RegExp(`^${company.name} : Demande URGENTE reçue`)),
  ]);
});

test('a login that the mail server refuses rings at the start', async () => {
  await using mailServer = await startMailServer({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
  });
  await using folder = await siteFolder();
  await using service = await startAlertService();
  await using server = await start(folder.path, {
    SMTP_URL: mailServer.url.replace('//', '//user:secret@'),
    ALERT_URL: service.url.href,
  });
  await vi.waitUntil(() => service.received.length > 0, { timeout: 20_000 });
  expect(service.received[0]?.text).toContain('refuse le mot de passe du site');
  expect(server.kept.of('error')).toContainEqual(
    expect.stringMatching(/^the mail server cannot be used, .* refuses the login with 535/),
  );
});

test('what waits is said at the start, rings if it is urgent, and leaves', async () => {
  await using folder = await siteFolder();
  const outbox = join(folder.path, 'outbox');
  await mkdir(outbox);
  await writeFile(join(outbox, 'a-urgent.eml'), 'Message-ID: <a>\r\n\r\na\r\n');
  await using mailServer = await startMailServer();
  await using server = await start(folder.path, { SMTP_URL: mailServer.url });
  expect(server.kept.lines).toContainEqual(
    expect.stringMatching(/^alert: Une demande URGENTE attendait au redémarrage/),
  );
  expect(server.kept.of('warn')).toEqual([`1 messages wait in ${outbox}`]);
  await vi.waitUntil(() => server.kept.lines.includes('a-urgent: delivered'), { timeout: 10_000 });
});
