import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../src/content-model/company.ts';
import { testSite } from '../tests/support/site.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import {
  callback,
  files,
  keptLog,
  listen,
  mailsIn,
  post,
  siteFolder,
  startAlertService,
  startMailServer,
  temporaryFolder,
} from './testing.ts';

const { company } = testSite();

afterEach(() => void vi.useRealTimers());

/** Runs the server in a folder with these environment variables. */
async function start(
  folder: string,
  environment: Record<string, string> = {},
  facts: Partial<typeof company> = {},
) {
  const kept = keptLog();
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
  await using empty = await temporaryFolder();
  await expect(start(empty.path)).rejects.toThrow(
    'dist/ is missing: build the site first, with "npm run build"',
  );
  await writeFile(join(empty.path, 'dist'), '');
  await expect(start(empty.path)).rejects.toThrow('dist cannot be read (ENOTDIR)');
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
