/**
 * Helpers for server tests: a small built site, the server on a free local port, and a real mail
 * server.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { formAction } from '../src/content-model/facts/company.ts';
import { testSite } from '../tests/support/site.ts';
import { type AppOptions, buildApp } from './app.ts';
import { DeliveryWorker } from './delivery/delivery-worker.ts';
import type { Target } from './delivery/target.ts';
import type { Level, Log } from './log.ts';
import { mail } from './mail/mail.ts';
import { Alerts } from './monitoring/alerts.ts';
import { inspect } from './monitoring/health.ts';
import { Outbox } from './outbox/outbox.ts';
import { formTimeout } from './relay/relay.ts';
import { readBuiltSite } from './site/built-site.ts';
import { ServedSite } from './site/served-site.ts';

/** All settings, with the values of `.env.example`. */
export const exampleSettings = () =>
  parseEnv(
    readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8').replace(
      /^#(?=[A-Z_]+=)/gm,
      '',
    ),
  );

/** A valid callback request with characters that are easily broken. */
export const callback = {
  nom: 'Müller-Schmitt',
  prenom: 'Zoë',
  telephone: '06 12 34 56 78',
  email: 'zoe.muller@example.org',
  ville: 'Habsheim',
  service: 'Démoussage de toiture',
  message: 'Bonjour,\nl’arrière du toit est vert 🌿 – c\'est "urgent".\n\n=3D\n.\nMerci',
  datePreferee: '2026-01-15',
};

/** A valid contact message. */
export const contact = {
  nom: 'Jean O’Connor',
  email: 'jean@example.org',
  telephone: '+33 6 12 34 56 78',
  ville: 'L’Isle-sur-le-Doubs',
  sujet: 'Réfection d’une noue',
  message: 'Première ligne\nDeuxième ligne & <b>balise</b> : 100 % d’œuvre €',
};

const page = (title: string, body = '') =>
  `<!doctype html><html lang="fr"><title>${title}</title><h1>${title}</h1>${body}</html>\n`;

/** Files of the small site by name. */
export const files: Record<string, string | Buffer> = {
  _headers: [
    '/*',
    "  Content-Security-Policy: default-src 'self'",
    '  X-Content-Type-Options: nosniff',
    '  Strict-Transport-Security: max-age=63072000',
    '  Cache-Control: no-cache',
    '/_astro/*',
    '  ! Content-Security-Policy',
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/sitemap.xml',
    '  Content-Type: text/plain; charset=utf-8',
  ].join('\n'),
  _redirects: '/lure /services/toiture 301\n',
  'index.html': page('Accueil'),
  get 'contact.html'() {
    return page('Contact', `<form action="${formAction(testSite().company)}"></form>`);
  },
  'services/toiture.html': page('Toiture'),
  '404.html': page('404'),
  'envoi/rappel.html': page('Demande envoyée avec succès !'),
  'envoi/message.html': page('Message envoyé avec succès !'),
  'envoi/erreur.html': page('Erreur lors de l’envoi', '<!--problemes-->'),
  'sitemap.xml': '<?xml version="1.0"?><urlset/>',
  'robots.txt': 'User-agent: *\n',
  'faitage.vcf': 'BEGIN:VCARD\n',
  '_astro/app.a1b2.js': 'export {};\n',
  '_astro/toit.a1b2.avif': Buffer.from([0, 1, 2, 0xff]),
};

/** A temporary folder, deleted with its scope. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'faitage-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Writes the small site with compressed copies, fast because many tests wait for it. */
export function writeSite(folder: string, contents = files): void {
  for (const [name, content] of Object.entries(contents)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (!/\.(html|js|xml|txt)$/.test(name)) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    );
  }
}

/** A temporary folder with the built site in `dist`. */
export async function siteFolder(contents = files) {
  const folder = await temporaryFolder();
  writeSite(join(folder.path, 'dist'), contents);
  return folder;
}

/** Replaces the outbox folder by a file; the returned function restores it. */
export async function breakOutbox({ folder }: Outbox): Promise<() => Promise<void>> {
  await rename(folder, `${folder}-away`);
  await writeFile(folder, '');
  return async () => {
    await rm(folder);
    await rename(`${folder}-away`, folder);
  };
}

/** A log that keeps its lines in memory: all in `lines`, those of a level by `of`. */
export function memoryLog() {
  const lines: string[] = [];
  const levels: Level[] = [];
  const say = (level: Level) => (line: string) => {
    lines.push(line);
    levels.push(level);
  };
  const log: Log = { info: say('info'), warn: say('warn'), error: say('error') };
  return { log, lines, of: (level: Level) => lines.filter((_, index) => levels[index] === level) };
}

/** An alert service that responds after some milliseconds with `state.status`. */
export async function startAlertService(milliseconds = 0) {
  const received: { text: string; type: string | undefined; authorization: string | undefined }[] =
    [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    const { 'content-type': type, authorization } = request.headers;
    const words = await text(request);
    await setTimeout(milliseconds);
    received.push({ text: words, type, authorization });
    const status = request.method === 'POST' ? state.status : 200;
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  return {
    url: new URL(`http://127.0.0.1:${await listen(server)}/toit`),
    received,
    state,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

/** Whether a URL responds. */
export const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** The app in this process. Its mails stay in `outbox`; requests also go to `targets`. */
export async function startServer({
  targets = [],
  ...options
}: Partial<AppOptions> & { targets?: Target[] } = {}) {
  const { company } = testSite();
  const folder = await siteFolder();
  const { log, lines } = memoryLog();
  const alerts = new Alerts({ url: undefined, name: company.name, log });
  const workerOf = async (target: Target) => {
    const outbox = await Outbox.open(join(folder.path, 'outbox', target.name));
    return new DeliveryWorker({ target, outbox, log, alerts });
  };
  const mails = await workerOf(mail(company, undefined, company.email));
  const workers = [mails, ...(await Promise.all(targets.map(workerOf)))];
  for (const worker of workers) worker.start();
  const app = buildApp({
    company,
    site: new ServedSite(await readBuiltSite(join(folder.path, 'dist'))),
    rateLimit: 1000,
    formTimeout,
    proxies: [],
    health: () => inspect(workers, false),
    ...options,
    workers,
    alerts,
    log,
    rejections: new Map(),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    relay: url + formAction(company),
    port: Number(new URL(url).port),
    app,
    workers,
    outbox: mails.outbox,
    log,
    lines,
    async [Symbol.asyncDispose]() {
      await app.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      for (const { outbox } of workers) outbox.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** A form as a browser sends it. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Posts a form as our script does, or with other headers. */
export function post(
  address: string,
  fields: Record<string, string> = contact,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { origin } = new URL(address);
  return fetch(address, {
    method: 'POST',
    body: formOf(fields),
    headers: { accept: 'application/json', origin, ...headers },
    redirect: 'manual',
  });
}

/** The parsed mails of a folder, oldest first. */
export async function mailsIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}

/** Sends raw bytes and returns the response until the connection closes. */
export async function sendRaw(port: number, ...pieces: (string | Buffer)[]): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  // The server may close the connection while we still write.
  socket.on('error', () => {});
  const answer = buffer(socket).catch(() => Buffer.from(''));
  for (const piece of pieces) socket.write(piece);
  return (await answer).toString();
}

/** Listens on a local port, free by default, and returns it. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** A mail server. `received` holds accepted mails; `mail()` waits for the next one. */
export async function startMailServer({
  port = 0,
  ...options
}: { port?: number } & SMTPServerOptions = {}) {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then((content) => PostalMime.parse(content))
        .then((mail) => {
          received.push(mail);
          done();
          server.emit('mail', mail);
        }, done);
    },
    ...options,
  });
  // Test clients break connections on purpose.
  server.on('error', () => {});
  const bound = await listen(server.server, port);
  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    received,
    mail: () => once(server, 'mail'),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/**
 * Runs `node server/start.js` in a folder with the built site, until it is ready or has ended.
 * `launcher` is a command that runs the server's command. `url` is empty if it did not start;
 * `lines` has the output without time and level.
 */
export async function startProcess(
  folder: string,
  environment: Record<string, string> = {},
  launcher: string[] = [],
) {
  const start = [process.execPath, join(import.meta.dirname, 'start.js')];
  const [command = '', ...parameters] = launcher.concat(start);
  const child = spawn(command, parameters, { cwd: folder, env: { PORT: '0', ...environment } });
  const ended = once(child, 'close').then(([code]): number | null => code);
  const lines: string[] = [];
  const url = await new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line.replace(/^\S+Z (info|warn|error) +/, ''));
        // The line after the address is printed last before the server is ready.
        if (line.includes('Messages are '))
          resolve(/http:\/\/[\w.]+:\d+/.exec(lines.join(' '))?.[0]);
      });
    }
    void ended.then(() => resolve(undefined));
  });
  return {
    pid: child.pid,
    stdout: child.stdout,
    stderr: child.stderr,
    /** The exit code, `null` after a kill. */
    ended,
    stop: (signal: NodeJS.Signals) => child.kill(signal),
    url: url ?? '',
    relay: (url ?? '') + formAction(testSite().company),
    lines,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
