/** The deploy files on a real Caddy and under a real systemd; skipped where they are not there. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import {
  answers,
  contact,
  files,
  post,
  siteFolder,
  startProcess,
  temporaryFolder,
} from '../server/testing.ts';
import { formAction } from '../src/content-model/company.ts';
import { freePort } from '../tests/support/ports.ts';
import { testSite } from '../tests/support/site.ts';

const isMissing = (command: string) => spawnSync(command, ['--version']).error !== undefined;
const action = formAction(testSite().company);
const environment = { RELAY_RATE_LIMIT: '1000' };

/** Caddy with the shipped file but for names, ports and how long it waits, before our server. */
async function startCaddy(folder: string, server: string) {
  const port = await freePort();
  const changes: [string, string][] = [
    ['\nfaitage-et-fils.example {', `\nhttp://faitage-et-fils.example:${port} {`],
    ['\nwww.faitage-et-fils.example {', `\nhttp://127.0.0.1:${port} {`],
    ['reverse_proxy 127.0.0.1:4321', `reverse_proxy ${server}`],
    ['15s', '1s'],
    ['/srv/site', folder],
    ['{\n\tservers', '{\n\tadmin off\n\tservers'],
  ];
  let config = await readFile(join(import.meta.dirname, 'Caddyfile'), 'utf8');
  for (const [shipped, here] of changes) {
    expect(config).toContain(shipped);
    config = config.replaceAll(shipped, here);
  }
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
  return { url, port, [Symbol.asyncDispose]: stop };
}

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
    expect(await (await post(caddy.url + action)).text()).toContain('Erreur lors de l’envoi');
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
