import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { company } from '../company.ts';
import { readCounts } from './counts/counts.ts';
import { monthName, monthOf, monthsBefore } from './counts/months.ts';
import { contact, files, formOf, freePort, mailsIn, post, startMailServer, startProcess, temporaryFolder, writeSite } from './testing.ts';

/** A folder with the built site, as an operator has it. */
async function projectFolder() {
  const folder = await temporaryFolder();
  await writeSite(join(folder.path, 'dist'));
  return folder;
}

test('without settings it tells where it is and where messages go', async () => {
  await using folder = await projectFolder();
  await using server = await startProcess(folder.path);
  expect((await fetch(server.url)).status).toBe(200);
  expect((await post(server.relay)).status).toBe(200);
  expect(await mailsIn(join(folder.path, 'var/outbox'))).toHaveLength(1);
  expect(server.lines.slice(0, 2)).toEqual([
    `${company.name}: ${server.url}`,
    `Messages are kept as .eml files in ${folder.path}/var/outbox; set SMTP_URL to have them sent to ${company.email}`,
  ]);
});

test('with a mail server it delivers, and shows no password', async () => {
  await using mailServer = await startMailServer({ allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(null, { user: 'user' }) });
  await using folder = await projectFolder();
  await using server = await startProcess(folder.path, {
    SMTP_URL: mailServer.url.replace('//', '//user:secret@'),
    OUTBOX_DIR: 'waiting',
    MAIL_FROM: 'site@example.fr',
    HOST: '127.0.0.1',
  });
  const arrived = mailServer.mail();
  expect((await post(server.relay)).status).toBe(200);
  await arrived;
  expect(mailServer.received[0]?.from).toEqual({ name: `Site ${company.name}`, address: 'site@example.fr' });
  expect(server.lines[1]).toBe(
    `Messages are sent to ${company.email} through 127.0.0.1:${mailServer.port}, and wait in ${folder.path}/waiting until they are taken`,
  );
  expect(server.lines.join()).not.toContain('secret');
});

test.each([
  [{ PORT: 'http' }, /^✖ PORT must be a port number; right: "4321" \(got "http"\)$/],
  [{ SMTP_URL: 'smtp.example.fr' }, /^✖ SMTP_URL must be the address of an SMTP server/],
  [{ OUTBOX_DIR: 'dist/index.html' }, /^✖ OUTBOX_DIR must be a folder/],
  [{ HOST: '192.0.2.1' }, /^✖ HOST and PORT must be an address of this machine/],
  [{ COMPANY_EMAIL: 'nobody' }, /^✖ COMPANY_EMAIL must be an e-mail address/],
])('%j stops it with one clear line', async (environment, line) => {
  await using folder = await projectFolder();
  await using server = await startProcess(folder.path, environment);
  expect(await server.ended).toBe(1);
  expect(server.lines).toEqual([expect.stringMatching(line)]);
});

test('without the built site it says how to build it', async () => {
  await using folder = await temporaryFolder();
  await using server = await startProcess(folder.path);
  expect(await server.ended).toBe(1);
  expect(server.lines).toEqual(['✖ dist/index.html is missing: build the site first, with "npm run build"']);
});

test('a port in use is told in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await using folder = await projectFolder();
  await using server = await startProcess(folder.path, { PORT: String(port), HOST: '127.0.0.1' });
  expect(await server.ended).toBe(1);
  expect(server.lines).toEqual([`✖ PORT ${port} is in use by another program: stop it, or choose another port; right: "${port + 1}"`]);
  other.close();
});

test('pages that were built for another origin are noticed before their forms are refused', async () => {
  await using folder = await projectFolder();
  const page = `<link rel="canonical" href="${company.siteUrl}/contact">${files['contact.html']}`;
  await writeFile(join(folder.path, 'dist/contact.html'), page);
  await using server = await startProcess(folder.path, { SITE_URL: 'http://www.example.fr' });
  await vi.waitUntil(() => server.lines.length > 2, { timeout: 10_000 });
  expect(server.lines[2]).toMatch(/^⚠ The pages were not built for http:\/\/www\.example\.fr,/);
});

test('a site that was built for another address is noticed before a request is lost', async () => {
  await using folder = await projectFolder();
  await using server = await startProcess(folder.path, { COMPANY_EMAIL: 'other@example.fr' });
  await vi.waitUntil(() => server.lines.length > 2, { timeout: 10_000 });
  expect(server.lines[2]).toMatch(/^⚠ No page sends its form to \/relais\/other%40example.fr/);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets the request under way finish', async (signal) => {
  await using folder = await projectFolder();
  await using server = await startProcess(folder.path, { HOST: '127.0.0.1' });
  const body = await new Response(formOf(contact)).blob();
  const bytes = Buffer.from(await body.arrayBuffer());

  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write(
    `POST ${new URL(server.relay).pathname} HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: ${body.type}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
  );
  await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1.1 100 Continue/);
  server.stop(signal);
  const isDown = () =>
    fetch(server.url).then(
      () => false,
      () => true,
    );
  await vi.waitUntil(isDown, { timeout: 10_000 });
  socket.write(bytes);
  await once(socket, 'close');
  expect(answer).toMatch(/HTTP\/1.1 200 OK\r\n.*{"ok":true}/s);
  expect(await server.ended).toBe(0);
  expect(await mailsIn(join(folder.path, 'var/outbox'))).toHaveLength(1);
});

test('what a crash left half written goes at the next start', async () => {
  await using folder = await projectFolder();
  await using first = await startProcess(folder.path);
  first.stop('SIGKILL');
  await first.ended;
  await writeFile(join(folder.path, 'var/outbox/half.tmp'), 'half');
  await using second = await startProcess(folder.path);
  expect(second.url).toMatch(/^http/);
  // While it starts it tries whether the folder can be written.
  await vi.waitUntil(async () => (await readdir(join(folder.path, 'var/outbox'))).join() === 'lock', { timeout: 10_000 });
});

test('a second server on the same outbox says so and goes, and leaves alone what the first one is writing', async () => {
  await using folder = await projectFolder();
  await using first = await startProcess(folder.path);
  await writeFile(join(folder.path, 'var/outbox/half.tmp'), 'half');
  await using second = await startProcess(folder.path);
  expect(await second.ended).toBe(1);
  expect(second.lines).toEqual([expect.stringMatching(/^✖ OUTBOX_DIR .*var\/outbox is used by another server: stop that one first/)]);
  expect(await readdir(join(folder.path, 'var/outbox'))).toContain('half.tmp');
  expect((await post(first.relay)).status).toBe(200);
});

test('a public site without a mail server is told loudly', async () => {
  await using folder = await projectFolder();
  await using server = await startProcess(folder.path, { SITE_URL: 'https://www.example.fr', LOG_FORMAT: 'json' });
  await vi.waitUntil(() => server.lines.length > 2, { timeout: 10_000 });
  expect(server.lines.map((line) => JSON.parse(line))).toContainEqual({
    time: expect.any(String),
    level: 'error',
    message: expect.stringMatching(/^⚠ SMTP_URL is not set: requests from https:\/\/www\.example\.fr stay in a folder/),
  });
});

test('what waits is said at the start, and what was refused is tried again', async () => {
  await using mailServer = await startMailServer();
  await using folder = await projectFolder();
  const outbox = join(folder.path, 'var/outbox');
  await mkdir(join(outbox, 'refused'), { recursive: true });
  await writeFile(join(outbox, 'a.eml'), 'Message-ID: <a>\r\n\r\na\r\n');
  await writeFile(join(outbox, 'refused/b.eml'), 'Message-ID: <b>\r\n\r\nb\r\n');
  {
    await using withoutMail = await startProcess(folder.path);
    await vi.waitUntil(() => withoutMail.lines.length > 3, { timeout: 10_000 });
    expect(withoutMail.lines.slice(2)).toEqual([
      `1 messages wait in ${outbox}`,
      `1 messages that were refused for days are in ${join(outbox, 'refused')}`,
    ]);
  }
  await using server = await startProcess(folder.path, { SMTP_URL: mailServer.url });
  await vi.waitUntil(() => server.lines.includes('b: delivered'), { timeout: 10_000 });
  expect(server.lines[2]).toBe(`2 messages wait in ${outbox}; 1 of them were refused for days and are tried again`);
});

test('what was counted survives a stop, last month is told by mail once, and what is too old is erased', async () => {
  await using mailServer = await startMailServer();
  await using folder = await projectFolder();
  const outbox = join(folder.path, 'var/outbox');
  // Until eight o’clock on the first the month before that is the last one.
  const lastMonth = monthsBefore(monthOf(new Date(Date.now() - 8 * 3_600_000)), 1);
  await mkdir(outbox, { recursive: true });
  await writeFile(join(outbox, '2020-01-01T00-00-00-000Z-a.eml'), 'Message-ID: <a>\r\n\r\na\r\n');
  await writeFile(join(outbox, 'comptes.json'), JSON.stringify({ months: { [lastMonth]: { pages: {}, requests: { Toiture: 2 } } } }));
  for (const run of [1, 2]) {
    await using server = await startProcess(folder.path, { SMTP_URL: run === 1 ? '' : mailServer.url });
    const headers = { origin: server.url, 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0' };
    await fetch(`${server.url}/relais/compteur?vue=/contact`, { method: 'POST', headers });
    if (run === 2) await vi.waitUntil(() => server.lines.some((line) => line.endsWith(': delivered')), { timeout: 10_000 });
    server.stop('SIGTERM');
    expect(await server.ended).toBe(0);
    if (run === 1) expect(server.lines.join()).toContain('1 messages had been in');
  }
  const { months, reported } = await readCounts(outbox);
  expect([months[monthOf(new Date())]?.pages['/contact']?.views, reported]).toEqual([2, lastMonth]);
  expect(mailServer.received.map(({ subject }) => subject)).toEqual([`0 appel et 2 demandes en ${monthName(lastMonth)}`]);
  expect((await readdir(outbox)).sort()).toEqual(['comptes.json', 'lock']);

  await using off = await startProcess(folder.path, { SMTP_URL: '', COUNTS: 'off' });
  expect((await fetch(`${off.url}/relais/compteur?vue=/contact`, { method: 'POST' })).status).toBe(404);
});

test('a log that nobody reads any more stops nothing', async () => {
  await using folder = await projectFolder();
  await using server = await startProcess(folder.path, { RELAY_RATE_LIMIT: '1000' });
  server.stdout.destroy();
  server.stderr.destroy();
  for (let count = 0; count < 20; count += 1) expect((await post(server.relay)).status).toBe(200);
  expect((await fetch(server.url)).status).toBe(200);
});

test('settings in a file .env count, and those of the environment win over them', async () => {
  await using folder = await projectFolder();
  await writeFile(join(folder.path, '.env'), '# Settings\nOUTBOX_DIR=from-file\nSITE_URL=https://www.example.fr\nPORT=99999\nSMTP_URL=\n');
  await using server = await startProcess(folder.path, { PORT: '0' });
  expect(server.lines[1]).toBe(`Messages are kept as .eml files in ${folder.path}/from-file; set SMTP_URL to have them sent to ${company.email}`);
});

test('an older Node says in one line which one is needed', async () => {
  await using folder = await projectFolder();
  const older = join(folder.path, 'older.mjs');
  await writeFile(older, "Object.defineProperty(process.versions, 'node', { value: '20.20.2' });\n");
  const start = join(import.meta.dirname, 'start.js');
  const { status, stderr } = spawnSync(process.execPath, ['--import', pathToFileURL(older).href, start], { cwd: folder.path, encoding: 'utf8' });
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^✖ Node\.js 24\.2 or newer is needed, and this is 20\.20\.2: run "npm ci"/)],
  ]);
  // What an old Node cannot read waits for the check: whatever is imported outright is read before it.
  expect((await readFile(start, 'utf8')).match(/^import .*$/gm)).toEqual(["import '../settings/preflight.mjs';"]);
});

test('told to end, npm takes the server with it', async () => {
  await using folder = await projectFolder();
  // The real command, in a folder of its own.
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8'));
  await writeFile(join(folder.path, 'package.json'), JSON.stringify({ scripts: { serve: scripts.serve } }));
  await symlink(import.meta.dirname, join(folder.path, 'server'));
  const port = await freePort();
  const environment = {
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    HOME: folder.path,
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const npm = spawn('npm', ['run', 'serve'], {
    cwd: folder.path,
    env: environment,
    stdio: 'ignore',
    shell: process.platform === 'win32',
    detached: true,
  });
  // What may be left behind is in the group of npm.
  using stack = new DisposableStack();
  stack.defer(() => spawnSync('kill', ['-KILL', '--', `-${npm.pid}`]));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/vivant`).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(isUp, { timeout: 15_000, interval: 100 });
  npm.kill('SIGTERM');
  await vi.waitUntil(async () => !(await isUp()), { timeout: 10_000, interval: 100 });
});
