import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { freePort } from '../tests/support/ports.ts';
import {
  answers,
  contact,
  formOf,
  mailsIn,
  post,
  siteFolder,
  startMailServer,
  startProcess,
} from './testing.ts';

test('a wrong setting stops it with one clear line', async () => {
  await using folder = await siteFolder();
  await using server = await startProcess(folder.path, { COMPANY_EMAIL: 'nobody' });
  expect(await server.ended).toBe(1);
  expect(server.lines).toEqual([
    expect.stringMatching(/^✖ COMPANY_EMAIL doit être une adresse e-mail/),
  ]);
});

test('settings come from .env and the environment; SIGTERM lets a request finish', async () => {
  await using folder = await siteFolder();
  await writeFile(
    join(folder.path, '.env'),
    '# Settings\nOUTBOX_DIR=from-file\nSITE_URL=https://www.example.fr\nPORT=99999\nSMTP_URL=\n',
  );
  await using server = await startProcess(folder.path, { PORT: '0', HOST: '127.0.0.1' });
  expect(server.lines[1]).toContain(`Messages are kept in ${folder.path}/from-file and sent to`);
  const body = await new Response(formOf(contact)).blob();
  const bytes = Buffer.from(await body.arrayBuffer());

  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  const head = [
    `POST ${new URL(server.relay).pathname} HTTP/1.1`,
    'Host: a',
    'Expect: 100-continue',
    `Content-Type: ${body.type}`,
    `Content-Length: ${bytes.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1.1 100 Continue/);
  server.stop('SIGTERM');
  await vi.waitUntil(async () => !(await answers(server.url)), { timeout: 10_000 });
  socket.write(bytes);
  await once(socket, 'close');
  expect(answer).toMatch(/HTTP\/1.1 200 OK\r\n.*{"ok":true}/s);
  expect(await server.ended).toBe(0);
  expect(await mailsIn(join(folder.path, 'from-file'))).toHaveLength(1);
});

test('a log that nobody reads any more stops nothing, and SIGINT ends it', async () => {
  await using folder = await siteFolder();
  await using server = await startProcess(folder.path, { RELAY_RATE_LIMIT: '1000' });
  server.stdout.destroy();
  server.stderr.destroy();
  for (let count = 0; count < 20; count += 1) expect((await post(server.relay)).status).toBe(200);
  expect((await fetch(server.url)).status).toBe(200);
  expect(await mailsIn(join(folder.path, 'var/outbox'))).toHaveLength(20);
  server.stop('SIGINT');
  expect(await server.ended).toBe(0);
});

test.skipIf(process.platform === 'win32')(
  'a file that hangs does not keep it from ending',
  async () => {
    await using mailServer = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('later'), { responseCode: 451 })),
    });
    await using folder = await siteFolder();
    // It waits a tenth of the time.
    const hurry = join(folder.path, 'hurry.mjs');
    await writeFile(
      hurry,
      'const { setTimeout } = globalThis; globalThis.setTimeout = (what, time) => setTimeout(what, time / 10);',
    );
    await using server = await startProcess(folder.path, {
      SMTP_URL: mailServer.url,
      NODE_OPTIONS: `--import=${pathToFileURL(hurry).href}`,
    });
    expect((await post(server.relay)).status).toBe(200);
    const kept = await vi.waitUntil(
      () => server.lines.find((line) => line.includes(': postponed'))?.split(':')[0],
      { timeout: 20_000 },
    );
    const pipe = join(folder.path, 'pipe');
    spawnSync('mkfifo', [pipe]);
    await rename(pipe, join(folder.path, 'var/outbox', `${kept}.eml`));
    // Open once the server reads the other end.
    await using _end = await open(join(folder.path, 'var/outbox', `${kept}.eml`), 'w');
    server.stop('SIGTERM');
    expect(await server.ended).toBe(null);
  },
);

test('an older Node says in one line which one is needed', async () => {
  await using folder = await siteFolder();
  const older = join(folder.path, 'older.mjs');
  await writeFile(
    older,
    "Object.defineProperty(process.versions, 'node', { value: '20.20.2' });\n",
  );
  const start = join(import.meta.dirname, 'start.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(older).href, start],
    { cwd: folder.path, encoding: 'utf8' },
  );
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^✖ Il faut Node\.js 24\.2 : « npm ci » l’apporte/)],
  ]);
  // Only dynamic imports wait for the check; static ones are read before it.
  expect((await readFile(start, 'utf8')).match(/^import .*$/gm)).toEqual([
    "import './preflight.mjs';",
  ]);
});

test('told to end, npm takes the server with it', async () => {
  await using folder = await siteFolder();
  // The real command in a temporary folder.
  const { scripts } = JSON.parse(
    await readFile(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  await writeFile(
    join(folder.path, 'package.json'),
    JSON.stringify({ scripts: { serve: scripts.serve } }),
  );
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
  // Remaining processes belong to npm's process group.
  using stack = new DisposableStack();
  stack.defer(() => spawnSync('kill', ['-KILL', '--', `-${npm.pid}`]));
  const isUp = () => answers(`http://127.0.0.1:${port}/vivant`);
  await vi.waitUntil(isUp, { timeout: 60_000, interval: 100 });
  npm.kill('SIGTERM');
  await vi.waitUntil(async () => !(await isUp()), { timeout: 10_000, interval: 100 });
});
