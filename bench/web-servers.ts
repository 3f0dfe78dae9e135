/** The servers that `dist/` is tried on, each on a free port of this machine and gone with its scope. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { proxyFiles, readHostFiles } from '../deploy/server-config.ts';
import { wrangler } from '../deploy/wrangler.ts';
import { freePort, startProcess, temporaryFolder } from '../server/testing.ts';

/** Milliseconds in which a server has to answer; the first time, npx fetches 300 MB. */
const patience = 180_000;

/** A folder for our server to run in, with a built site. */
export async function siteFolder(dist = resolve('dist')) {
  const folder = await temporaryFolder();
  await symlink(dist, join(folder.path, 'dist'));
  return folder;
}

/** A folder laid out like this project, with a built site and copies of the files to deploy it with. */
export async function projectFolder(dist = resolve('dist')) {
  const folder = await siteFolder(dist);
  await cp('deploy', join(folder.path, 'deploy'), { recursive: true });
  await mkdir(join(folder.path, 'deploy/generated'), { recursive: true });
  const files = proxyFiles(await readHostFiles(dist), await realpath(dist));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder.path, 'deploy/generated', name), content);
  return folder;
}

/** Our own server. */
export async function startOurs(folder: string) {
  const server = await startProcess(folder, { HOST: '127.0.0.1', RELAY_RATE_LIMIT: '1000000' });
  if (!server.url) throw new Error(server.lines.join('\n'));
  return server;
}

/** nginx with `deploy/nginx.conf` as it is but for the places it names; nothing where it is not installed. */
export async function startNginx(folder: string, { forms }: { forms: string }, { connections = 4096 } = {}) {
  if (!isInstalled('nginx', '-v')) return undefined;
  const port = await freePort();
  const config = join(folder, 'deploy/nginx.conf');
  const site = edited(await readFile(config, 'utf8'), {
    '/srv/site': folder,
    'listen 80;': `listen 127.0.0.1:${port};`,
    'http://127.0.0.1:4321': forms,
    'server_name www.faitage-et-fils.example;': 'server_name 127.0.0.1;',
  });
  const main = join(folder, 'nginx.conf');
  // As Debian's own, for one core, and with its files in our folder.
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `    ${name}_temp_path ${folder}/nginx-${name};`);
  const user = process.getuid?.() === 0 ? ['user root;'] : [];
  const lines = [
    ...[...user, 'include /etc/nginx/modules-enabled/*.conf;', 'worker_processes 1;', `pid ${folder}/nginx.pid;`, 'error_log stderr crit;'],
    ...['events {', `    worker_connections ${connections};`, '}', 'http {', ...paths, `    include ${folder}/deploy/nginx.conf;`, '}'],
  ];
  await writeFile(main, `${lines.join('\n')}\n`);
  await writeFile(config, site);
  const check = () => spawnSync('nginx', ['-t', '-c', main], { encoding: 'utf8' });
  // What the file says to do without the module.
  if (check().stderr.includes('unknown directive "brotli_static"')) await writeFile(config, edited(site, { 'brotli_static on;': '' }));
  const { status, stderr } = check();
  if (status !== 0) throw new Error(stderr);
  const nginx = await start(['nginx', '-c', main, '-g', 'daemon off;'], { port, folder });
  return { ...nginx, reload: `nginx -c ${main} -s reload` };
}

/** Caddy with `deploy/Caddyfile` as it is but for the places it names; nothing where it is not installed. */
export async function startCaddy(folder: string, { forms }: { forms: string }) {
  if (!isInstalled('caddy', 'version')) return undefined;
  const port = await freePort();
  const admin = `127.0.0.1:${await freePort()}`;
  const config = join(folder, 'deploy/Caddyfile');
  const written = await readFile(config, 'utf8');
  await writeFile(
    config,
    edited(written, {
      '/srv/site': folder,
      '\nfaitage-et-fils.example {': `\nhttp://faitage-et-fils.example:${port} {`,
      '\nwww.faitage-et-fils.example {': `\nhttp://127.0.0.1:${port} {`,
      '127.0.0.1:4321': new URL(forms).host,
      '\tservers {': `\tadmin ${admin}\n\tservers {`,
    }),
  );
  const { status, stderr } = spawnSync('caddy', ['validate', '--config', config, '--adapter', 'caddyfile'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const caddy = await start(['caddy', 'run', '--config', config, '--adapter', 'caddyfile'], { port, folder });
  return { ...caddy, reload: `caddy reload --config ${config} --adapter caddyfile --address ${admin}` };
}

/** Cloudflare's own server for static assets, with `deploy/wrangler.jsonc` as it is; npx keeps it in npm's cache. */
export async function startCloudflare(folder: string) {
  const port = await freePort();
  const state = join(folder, 'wrangler');
  return start(
    [
      ...['npx', '--yes', wrangler, 'dev', '--config', join(folder, 'deploy/wrangler.jsonc'), '--ip', '127.0.0.1', '--port', String(port)],
      ...['--inspector-port', String(await freePort()), '--persist-to', state, '--show-interactive-dev-session=false'],
    ],
    {
      port,
      folder,
      // Without the banner it does not ask whether there is a newer one either.
      environment: {
        CI: '1',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_SEND_ERROR_REPORTS: 'false',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      },
    },
  );
}

/** Whether a command is there to be run. */
export function isInstalled(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters).error === undefined;
}

async function start(command: string[], { port, folder, environment }: { port: number; folder: string; environment?: Record<string, string> }) {
  const [program = '', ...parameters] = command;
  const state = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
  // In a group of its own, because npx starts others that it does not end.
  const child = spawn(program, parameters, { detached: true, env: { ...process.env, ...state, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output = `${output}${data}`.slice(-2000)));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    signalGroup(child, 'SIGTERM');
    const limit = globalThis.setTimeout(() => signalGroup(child, 'SIGKILL'), 5000);
    await ended;
    clearTimeout(limit);
    signalGroup(child, 'SIGKILL');
  };
  const limit = performance.now() + patience;
  while (!(await answers(url))) {
    if (child.exitCode === null && performance.now() < limit) {
      await setTimeout(100);
      continue;
    }
    await stop();
    throw new Error(`${program} does not answer:\n${output}`);
  }
  return { url, [Symbol.asyncDispose]: stop };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of them have ended.
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** The text with each of these replaced wherever it stands; that one is not there means that this file is behind the other. */
function edited(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`"${from}" is not in the file to deploy`);
    return result.replaceAll(from, () => to);
  }, text);
}
