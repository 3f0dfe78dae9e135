/** The deploy files on a real Caddy and under a real systemd; skipped where they are not there. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { request as requestSecurely } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { formTimeout } from '../server/relay/relay.ts';
import {
  answers,
  contact,
  files,
  formOf,
  listen,
  mailsIn,
  post,
  siteFolder,
  startProcess,
  startServer,
  temporaryFolder,
} from '../server/testing.ts';
import { formAction } from '../src/content-model/facts/company.ts';
import { freePort } from '../tests/support/ports.ts';
import { testSite } from '../tests/support/site.ts';

const isMissing = (command: string) => spawnSync(command, ['--version']).error !== undefined;
const action = formAction(testSite().company);
const environment = { RELAY_RATE_LIMIT: '1000' };

const shippedFile = () => readFile(join(import.meta.dirname, 'Caddyfile'), 'utf8');

/**
 * Caddy with the shipped file but for names, ports and how long it waits, before our server. With
 * `hurry` it waits this many times less.
 */
async function startCaddy(folder: string, server: string, hurry = 1) {
  const port = await freePort();
  const securePort = await freePort();
  const addresses = `http://127.0.0.1:${port}, https://127.0.0.1:${securePort}`;
  const globals = 'admin off\n\tskip_install_trust\n\tauto_https disable_redirects';
  const changes: [string, string][] = [
    ['\nfaitage-et-fils.example {', `\nhttp://faitage-et-fils.example:${port} {`],
    ['\nwww.faitage-et-fils.example {', `\n${addresses} {\n\ttls internal`],
    ['reverse_proxy 127.0.0.1:4321', `reverse_proxy ${server}`],
    ['lb_try_duration 15s', 'lb_try_duration 1s'],
    ['/srv/site', folder],
    ['{\n\tservers', `{\n\t${globals}\n\tservers`],
  ];
  let config = await shippedFile();
  for (const [shipped, here] of changes) {
    expect(config).toContain(shipped);
    config = config.replaceAll(shipped, here);
  }
  config = config.replace(/ (\d+)s$/gm, (_, seconds) => ` ${(seconds * 1000) / hurry}ms`);
  const path = join(folder, 'Caddyfile');
  await writeFile(path, config);
  const parameters = ['run', '--config', path, '--adapter', 'caddyfile'];
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const caddy = spawn('caddy', parameters, { env, stdio: 'ignore' });
  const ended = once(caddy, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    caddy.kill();
    await ended;
  };
  const waited = vi.waitUntil(() => answers(url), { timeout: 30_000, interval: 100 });
  await waited.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, port, securePort, [Symbol.asyncDispose]: stop };
}

const asPage = { accept: 'text/html' };
const asScript = { accept: 'application/json' };

/** A form under way over HTTP/1.1 or 2, of which the last 40 bytes are missing yet. */
async function beginForm(version: 1 | 2, port: number, headers = asPage, path = action) {
  const form = new Response(formOf(contact));
  const body = Buffer.from(await form.arrayBuffer());
  const place = `https://127.0.0.1:${port}`;
  const all = {
    ...headers,
    'content-type': form.headers.get('content-type') ?? '',
    'content-length': body.length,
  };
  const rest = body.subarray(-40);
  const options = { method: 'POST', headers: all, rejectUnauthorized: false };
  // Both are also told of connections that break.
  if (version === 1) {
    const sent = requestSecurely(place + path, options).on('error', () => {});
    const answer = once(sent, 'response').then(async ([response]) => ({
      status: Number(response.statusCode),
      words: await text(response),
    }));
    sent.write(body.subarray(0, -40));
    return { sent, rest, answer };
  }
  const session = connect(place, { rejectUnauthorized: false }).on('error', () => {});
  const sent = session.request({ ':method': 'POST', ':path': path, ...all }).on('error', () => {});
  const answer = once(sent, 'response').then(async ([response]) => ({
    status: Number(response[':status']),
    words: await text(sent),
  }));
  sent.once('close', () => session.destroy()).write(body.subarray(0, -40));
  return { sent, rest, answer };
}

test('our server gives up on a form before Caddy does, and Caddy while it can still answer', async () => {
  const config = await shippedFile();
  const milliseconds = (limit: string) =>
    1000 * Number(new RegExp(`\\b${limit} (\\d+)s$`, 'm').exec(config)?.[1]);
  expect(milliseconds('read_body')).toBeGreaterThan(milliseconds('read_header') + formTimeout);
  expect(milliseconds('write')).toBeGreaterThan(milliseconds('read_body'));
  expect(milliseconds('write')).toBeGreaterThan(milliseconds('response_header_timeout'));
});

test.skipIf(isMissing('caddy'))(
  'a form that stalls, crawls or breaks off is not stored, and its sender told so',
  async () => {
    const hurry = 10;
    await using folder = await siteFolder();
    await using server = await startServer({ formTimeout: formTimeout / hurry });
    await using caddy = await startCaddy(folder.path, `127.0.0.1:${server.port}`, hurry);
    const told = expect.stringContaining(testSite().company.phone.display);
    const versions = [1, 2] as const;
    const stalled = versions.flatMap((version) =>
      [asPage, asScript].map(async (headers) => {
        const { answer } = await beginForm(version, caddy.securePort, headers);
        const { status, words } = await answer;
        if (headers === asPage) expect(words).toContain('<h1>Erreur lors de l’envoi</h1>');
        else expect(JSON.parse(words)).toEqual({ error: told });
        return { status, words };
      }),
    );
    const crawling = versions.map(async (version) => {
      const { sent, rest, answer } = await beginForm(version, caddy.securePort);
      let at = 0;
      const timer = setInterval(() => sent.write(rest.subarray(at++, at)), 4000 / hurry);
      return answer.finally(() => clearInterval(timer));
    });
    const short = await beginForm(2, caddy.securePort);
    short.sent.end();
    expect((await short.answer).status).toBeGreaterThanOrEqual(400);
    for (const version of versions) {
      const left = await beginForm(version, caddy.securePort);
      left.answer.catch(() => {});
      left.sent.destroy();
    }
    for (const answer of await Promise.all([...stalled, ...crawling]))
      expect(answer).toEqual({ status: 408, words: told });
    expect(await mailsIn(server.outbox.folder)).toEqual([]);
    expect((await post(caddy.url + action)).status).toBe(200);
  },
);

test.skipIf(isMissing('caddy'))(
  'whose form meets a server that dies or hangs reads that it was not sent, and it is sent once',
  async () => {
    await using folder = await siteFolder();
    let begun = 0;
    const server = createServer((socket) => {
      begun += 1;
      socket
        .on('error', () => {})
        .once('data', (data) => {
          if (data.includes('/dies/')) socket.destroy();
        });
    });
    await using caddy = await startCaddy(folder.path, `127.0.0.1:${await listen(server)}`, 20);
    begun = 0;
    const answers = ([1, 2] as const).flatMap((version) =>
      ['/dies/', '/hangs/'].map(async (path) => {
        const { sent, rest, answer } = await beginForm(version, caddy.securePort, asPage, path);
        sent.end(rest);
        const { status, words } = await answer;
        return `${path} ${status} ${words.match(/Erreur lors de l’envoi/)}`;
      }),
    );
    expect((await Promise.all(answers)).sort()).toEqual([
      '/dies/ 502 Erreur lors de l’envoi',
      '/dies/ 502 Erreur lors de l’envoi',
      '/hangs/ 504 Erreur lors de l’envoi',
      '/hangs/ 504 Erreur lors de l’envoi',
    ]);
    expect(begun).toBe(4);
    server.close();
  },
);

test.skipIf(isMissing('caddy'))(
  'Caddy passes on what our server says, and tells the truth when it is away',
  async () => {
    const offline = '<h1>Pas de connexion</h1>';
    await using folder = await siteFolder({ ...files, 'hors-ligne.html': offline });
    await using server = await startProcess(folder.path, environment);
    await using caddy = await startCaddy(folder.path, new URL(server.url).host);

    const page = await fetch(`${caddy.url}/contact`);
    expect(await page.text()).toBe(files['contact.html']);
    expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect((await post(caddy.url + action)).status).toBe(200);
    const long = { ...contact, message: 'x'.repeat(1_000_000) };
    expect((await post(caddy.url + action, long)).status).toBe(413);
    // The health report is for this machine only.
    expect((await fetch(`${caddy.url}/sante`)).status).toBe(404);
    const host = `faitage-et-fils.example:${caddy.port}`;
    const [bare] = await once(
      request(`${caddy.url}/a?b=1`, { headers: { host } }).end(),
      'response',
    );
    expect(bare.headers.location).toBe('https://www.faitage-et-fils.example/a?b=1');

    server.stop('SIGTERM');
    await server.ended;
    expect(await (await fetch(`${caddy.url}/contact`)).text()).toBe(offline);
    const lost = await post(caddy.url + action);
    expect([lost.status, await lost.text()]).toEqual([
      502,
      expect.stringContaining('Erreur lors de l’envoi'),
    ]);
  },
);

test.skipIf(isMissing('caddy') || isMissing('systemd-socket-activate'))(
  'no form and no page fails while the server restarts',
  async () => {
    await using folder = await siteFolder();
    const place = `127.0.0.1:${await freePort()}`;
    // The shell holds the socket, as systemd does, and starts the server again when it has ended.
    const set = Object.entries(environment).map(([name, value]) => `--setenv=${name}=${value}`);
    const again = 'while true; do "$@" & echo "pid $!"; wait $!; done';
    const launcher = ['systemd-socket-activate', ...set, '-l', place, 'sh', '-c', again, 'sh'];
    const command = [...launcher, process.execPath, join(process.cwd(), 'server/start.js')];
    const [program = '', ...parameters] = command;
    const systemd = spawn(program, parameters, { cwd: folder.path, detached: true });
    let server = 0;
    createInterface(systemd.stdout).on('line', (line) => {
      server = Number(/^pid (\d+)$/.exec(line)?.[1] ?? server);
    });
    try {
      await using caddy = await startCaddy(folder.path, place);
      const sent: Promise<Response>[] = [];
      for (let restart = 0; restart < 2; restart += 1) {
        const before = server;
        process.kill(server, 'SIGTERM');
        for (let count = 0; count < 10; count += 1)
          sent.push(post(caddy.url + action), fetch(caddy.url));
        await vi.waitUntil(() => server !== before);
        await Promise.all(sent);
      }
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(40).fill(200));
    } finally {
      process.kill(-(systemd.pid ?? 0), 'SIGTERM');
    }
  },
);

test.skipIf(isMissing('systemd-analyze'))(
  'systemd takes the shipped units without a word',
  async () => {
    await using folder = await temporaryFolder();
    const units = ['site.service', 'site.socket'];
    for (const unit of units) {
      const written = await readFile(join(import.meta.dirname, unit), 'utf8');
      // The program that a unit names must exist.
      await writeFile(
        join(folder.path, unit),
        written.replace(/\/srv\/site\/\S+node /, `${process.execPath} `).replace('/srv/site', '/'),
      );
    }
    const paths = units.map((unit) => join(folder.path, unit));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...paths]);
    expect([status, String(stderr)]).toEqual([0, '']);
  },
);
