/** What the tests of the server share: a small built site, the server on a free port of this machine, and a real mail server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { company } from '../company.ts';
import { formAction } from '../settings/company.ts';
import { type AppOptions, buildApp } from './app.ts';
import { Courier } from './courier.ts';
import { Outbox } from './outbox.ts';
import { Site } from './site.ts';

/** A callback request that breaks no rule, with what tends to break on the way. */
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

/** A contact message that breaks no rule. */
export const contact = {
  nom: 'Jean O’Connor',
  email: 'jean@example.org',
  telephone: '+33 6 12 34 56 78',
  ville: 'L’Isle-sur-le-Doubs',
  sujet: 'Réfection d’une noue',
  message: 'Première ligne\nDeuxième ligne & <b>balise</b> : 100 % d’œuvre €',
};

const page = (title: string, body = '') => `<!doctype html><html lang="fr"><title>${title}</title><h1>${title}</h1>${body}</html>\n`;

/** The files of the small site, by name. */
export const files: Record<string, string | Buffer> = {
  _headers: [
    '/*',
    "  Content-Security-Policy: default-src 'self'",
    '  X-Content-Type-Options: nosniff',
    '  Strict-Transport-Security: max-age=63072000',
    '  Cache-Control: no-cache',
    '/_astro/*',
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/sitemap.xml',
    '  Content-Type: text/plain; charset=utf-8',
  ].join('\n'),
  'index.html': page('Accueil'),
  'contact.html': page('Contact', `<form action="${formAction(company)}"></form>`),
  'services/toiture.html': page('Toiture'),
  '404.html': page('404'),
  'envoi/rappel.html': page('Demande envoyée avec succès !'),
  'envoi/message.html': page('Message envoyé avec succès !'),
  'envoi/erreur.html': page('Erreur lors de l’envoi', '<!--problemes-->'),
  'sitemap.xml': '<?xml version="1.0"?><urlset/>',
  'robots.txt': 'User-agent: *\n',
  'faitage.vcf': 'BEGIN:VCARD\n',
  'site.webmanifest': '{}',
  '_astro/app.a1b2.js': 'export {};\n',
  '_astro/toit.a1b2.avif': Buffer.from([0, 1, 2, 0xff]),
  '_astro/texte.a1b2.woff2': Buffer.from('wOF2'),
};

/** A folder for one test, gone with it. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'faitage-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Writes the small site as the build would, with compressed siblings. */
export async function writeSite(folder: string, contents = files): Promise<void> {
  for (const [name, content] of Object.entries(contents)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    if (!/\.(html|js|xml|txt)$/.test(name)) continue;
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content));
  }
}

/** The whole server in this process. */
export async function startServer({ smtp, contents = files, ...options }: { smtp?: string; contents?: typeof files } & Partial<AppOptions> = {}) {
  const folder = await temporaryFolder();
  await writeSite(join(folder.path, 'dist'), contents);
  const site = await Site.read(join(folder.path, 'dist'));
  const outbox = options.outbox ?? (await Outbox.open(join(folder.path, 'outbox')));
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const courier = smtp === undefined ? undefined : new Courier(outbox, new URL(smtp), { from: company.email, to: company.email }, log);
  const app = buildApp({ company, site, courier, sender: company.email, rateLimit: 1000, trustProxy: [], log, ...options, outbox });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  courier?.start();
  return {
    url,
    relay: url + formAction(company),
    port: Number(new URL(url).port),
    app,
    outbox,
    /** What the operator has read. */
    lines,
    async [Symbol.asyncDispose]() {
      await Promise.all([app.close(), courier?.stop()]);
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** A form as a browser fills it in. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Posts a form as a browser's script does, or with other headers. */
export function post(address: string, fields: Record<string, string> = contact, headers: Record<string, string> = {}): Promise<Response> {
  const { origin } = new URL(address);
  return fetch(address, { method: 'POST', body: formOf(fields), headers: { accept: 'application/json', origin, ...headers }, redirect: 'manual' });
}

/** The mails in a folder, read by a real parser, oldest first. */
export async function mailsIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** Sends bytes as they are and returns all that comes back until the server closes the connection. */
export async function sendRaw(port: number, ...pieces: (string | Buffer)[]): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  // Closing while we still write is a legitimate way to refuse.
  socket.on('error', () => {});
  const answer = buffer(socket).catch(() => Buffer.from(''));
  for (const piece of pieces) socket.write(piece);
  return (await answer).toString();
}

/** A mail server. `received` holds what it accepted; `mail()` waits for one more. */
export async function startMailServer({ port = 0, ...options }: { port?: number } & SMTPServerOptions = {}) {
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
  // Clients of these tests break connections on purpose.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    received,
    mail: () => once(server, 'mail'),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/**
 * The server as an operator starts it: `node server/main.ts` in a folder that has the built site. `url` is missing when it did
 * not start; `lines` holds what it printed so far, and `ended` resolves to its exit code, `null` after a kill. `launcher` is a
 * command that takes the server's command as its arguments.
 */
export async function startProcess(folder: string, environment: Record<string, string> = {}, launcher: string[] = []) {
  const [command = process.execPath, ...parameters] = [...launcher, process.execPath, join(import.meta.dirname, 'main.ts')];
  const child = spawn(command, parameters, { cwd: folder, env: { PORT: '0', ...environment } });
  const lines: string[] = [];
  const ended = once(child, 'close').then(([code]): number | null => code);
  const started = new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        // The line after the address is the last one before the server is at work.
        if (line.startsWith('Messages are ')) resolve(/http:\/\/[\w.]+:\d+/.exec(lines.join(' '))?.[0]);
      });
    }
    void ended.then(() => resolve(undefined));
  });
  const url = await started;
  return {
    url: url ?? '',
    relay: url + formAction(company),
    pid: child.pid,
    lines,
    ended,
    stop: (signal: NodeJS.Signals) => child.kill(signal),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
