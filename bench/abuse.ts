/**
 * What the server and the files to deploy it with withstand: `npm run bench:abuse`, after a build, six minutes. It fails when a message
 * that was answered with 200 is lost or arrives with two numbers, when visitors are kept out by one address that is slow, or when the
 * server needs more memory than the smallest machine has; see `README.md`.
 */
import { readdir, readFile, stat, symlink } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { company } from '../company.ts';
import { contact, post, startMailServer, startProcess, temporaryFolder } from '../server/testing.ts';
import { sendThroughKills } from '../server/testing-kills.ts';
import { formAction } from '../settings/company.ts';
import { attack, visit } from './attackers.ts';
import { projectFolder, startCaddy, startNginx, startOurs } from './web-servers.ts';

/** MiB that the server may take at most, as in `deploy/site.service`. */
const mostMemory = 512;

function demand(condition: boolean, what: string): void {
  if (condition) return;
  console.error(`✖ ${what}`);
  process.exitCode = 1;
}

/** The real server with the built site and an outbox of its own. */
async function startSite(environment: Record<string, string> = {}) {
  const stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  await symlink(resolve('dist'), join(folder.path, 'dist'));
  const server = stack.use(await startProcess(folder.path, { HOST: '127.0.0.1', RELAY_RATE_LIMIT: '1000000', ...environment }));
  if (!server.url) throw new Error(server.lines.join('\n'));
  return { folder: folder.path, server, port: Number(new URL(server.url).port), [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** The most memory that a process has had, in MiB; Linux alone tells. */
async function peakMemory(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
}

const head = (method: string, path: string, length: number, type = 'text/plain') =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

/** Writes the same bytes again and again, so long as they are taken. */
function trickle(socket: Socket, bytes: string, every: number): void {
  const timer = setInterval(() => socket.writable && socket.writableLength === 0 && socket.write(bytes), every);
  socket.once('close', () => clearInterval(timer));
}

const form = 'multipart/form-data; boundary=a';

/** The file that takes longest to read. */
const names = (await readdir('dist', { recursive: true })).map((name) => name.split(sep).join('/'));
const sizes = await Promise.all(names.map(async (name) => ({ name, size: (await stat(join('dist', name))).size })));
const largest = sizes.reduce((most, file) => (file.size > most.size ? file : most)).name;

/** The ways to be slow, by name. */
const slowness: Readonly<Record<string, (socket: Socket) => void>> = {
  'headers that never end': (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n');
    trickle(socket, 'X: 1\r\n', 1000);
  },
  'forms that never end': (socket) => {
    socket.write(head('POST', formAction(company), 60_000, form));
    trickle(socket, '-', 1000);
  },
  'readers that never read': (socket) => {
    socket.pause();
    socket.write(`GET /${largest} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(4));
  },
};

async function kills(): Promise<void> {
  console.log('\n## Forty kills, and a mail server with moods\n');
  const { sent, answered, lost, doubled, apart } = await sendThroughKills({ kills: 40, perKill: 100 });
  console.log(
    `${sent} sent, ${answered} answered with 200, ${lost.length} lost, ${doubled} arrived more than once, ${apart.length} of them with two numbers.`,
  );
  demand(lost.length === 0, `lost: ${lost.slice(0, 5).join(', ')}`);
  demand(apart.length === 0, `with two numbers: ${apart.slice(0, 5).join(', ')}`);
}

/** A mail server that takes 75 s to say that it has the message, as some do that look for viruses. */
async function slowMail(): Promise<void> {
  console.log('\n## A mail server that takes 75 s to answer\n');
  let copies = 0;
  await using mailServer = await startMailServer({
    onData: (stream, _session, done) => {
      void buffer(stream).then(async () => {
        copies += 1;
        await setTimeout(75_000);
        done();
      }, done);
    },
  });
  await using site = await startSite({ SMTP_URL: mailServer.url });
  await post(site.server.relay);
  const limit = performance.now() + 120_000;
  while (!site.server.lines.some((line) => line.endsWith(': delivered')) && performance.now() < limit) await setTimeout(500);
  console.log(`${copies} copy of the one message, ${site.server.lines.filter((line) => line.endsWith(': delivered')).length} delivered.`);
  demand(copies === 1, `${copies} copies instead of one`);
}

async function twoServers(): Promise<void> {
  console.log('\n## A second server on the same outbox\n');
  const arrived: string[] = [];
  await using mailServer = await startMailServer({
    onData: (stream, _session, done) => {
      void buffer(stream).then((content) => {
        arrived.push(/^Message-ID: (.*)$/im.exec(String(content))?.[1] ?? '');
        done();
      }, done);
    },
  });
  await using site = await startSite({ SMTP_URL: mailServer.url });
  const seconds: (number | null)[] = [];
  const starts = (async () => {
    for (let count = 0; count < 8; count += 1) {
      await using second = await startProcess(site.folder, { HOST: '127.0.0.1', SMTP_URL: mailServer.url });
      seconds.push(await second.ended);
    }
  })();
  let kept = 0;
  let isOver = false;
  void starts.then(() => {
    isOver = true;
  });
  while (!isOver || kept < 150) {
    const { status } = await post(site.server.relay, { ...contact, message: `message n° ${kept}` });
    demand(status === 200, `answered with ${status} while a second server started`);
    kept += 1;
  }
  const limit = performance.now() + 30_000;
  while (new Set(arrived).size < kept && performance.now() < limit) await setTimeout(200);
  const twice = arrived.length - new Set(arrived).size;
  console.log(
    `${kept} kept during 8 starts, ${new Set(arrived).size} arrived, ${twice} twice; the other server ended with ${[...new Set(seconds)].join()}.`,
  );
  demand(new Set(arrived).size === kept && twice === 0, 'a message was lost or arrived twice');
  demand(
    seconds.every((code) => code === 1),
    'a second server did not end',
  );
}

async function slowConnections(): Promise<void> {
  console.log('\n## One address that wants 3,000 slow connections, and a visitor from another\n');
  console.log('| | our server | nginx, 4,096 connections | nginx, 768 as Debian has it | Caddy |\n|---|---|---|---|---|');
  await using folder = await projectFolder();
  await using debian = await projectFolder();
  await using ours = await startSite();
  await using forms = await startOurs(folder.path);
  await using nginx = await startNginx(folder.path, { forms: forms.url });
  await using small = await startNginx(debian.path, { forms: forms.url }, { connections: 768 });
  await using caddy = await startCaddy(folder.path, { forms: forms.url });
  const targets = [ours.port, ...[nginx, small, caddy].map((server) => server && Number(new URL(server.url).port))];
  for (const [name, harm] of Object.entries(slowness)) {
    const cells: string[] = [];
    for (const port of targets) {
      if (port === undefined) {
        cells.push('not installed');
        continue;
      }
      await using attacker = attack({ port, from: ['127.0.0.1'], each: 3000, harm });
      await setTimeout(3000);
      const served = await visit(port, 20);
      cells.push(`${served} of 20 (${attacker.held} held or tried)`);
      if (port === ours.port) demand(served >= 18, `${name}: our server answered ${served} of 20 visitors`);
    }
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

async function memory(): Promise<void> {
  console.log(`\n## Memory under attack from 40 addresses, of ${mostMemory} MiB\n`);
  console.log('| | most memory, MiB | visitors served |\n|---|---|---|');
  const from = Array.from({ length: 40 }, (_, index) => `127.0.1.${index + 1}`);
  const attacks: Readonly<Record<string, (socket: Socket) => void>> = {
    'bodies of a megabyte to any path': (socket) => socket.write(head('POST', '/nope', 1_048_575) + 'x'.repeat(1_048_000)),
    'forms of 64 kB that never end': (socket) => {
      socket.write(`${head('POST', formAction(company), 65_000, form)}${'x'.repeat(60_000)}`);
      trickle(socket, '-', 1000);
    },
    'forms byte by byte': (socket) => {
      socket.write(head('POST', formAction(company), 65_000, form));
      trickle(socket, '-', 1);
    },
    'a thousand requests in one piece, and no answer read': (socket) => {
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(1300));
    },
    ...slowness,
  };
  for (const [name, harm] of Object.entries(attacks)) {
    await using site = await startSite();
    await using _attacker = attack({ port: site.port, from, each: 100, harm });
    await setTimeout(12_000);
    const served = await visit(site.port, 10);
    const most = await peakMemory(site.server.pid);
    console.log(`| ${name} | ${most} | ${served} of 10 |`);
    demand(most < mostMemory, `${name}: ${most} MiB`);
  }
}

const parts = { kills, servers: twoServers, mail: slowMail, slow: slowConnections, memory };
const [only] = process.argv.slice(2);
for (const [name, run] of Object.entries(parts)) if (only === undefined || only === name) await run();
