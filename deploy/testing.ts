/** Starts the web servers that the files beside this one configure, each on a free port and stopped with its scope. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { answers, temporaryFolder } from '../server/testing.ts';
import { freePort } from '../tests/support/ports.ts';

/** Milliseconds for a server to start. */
const startTimeout = 30_000;

/** A folder with copies of the deploy files and a link to the built site. */
export async function projectFolder(dist: string) {
  const folder = await temporaryFolder();
  await cp('deploy', join(folder.path, 'deploy'), { recursive: true });
  await symlink(dist, join(folder.path, 'dist'));
  return folder;
}

/** nginx with `deploy/nginx.conf`, except for paths and ports. */
export async function startNginx(folder: string, { forms }: { forms: string }) {
  const port = await freePort();
  const config = join(folder, 'deploy/nginx.conf');
  const site = edited(await readFile(config, 'utf8'), {
    '/srv/site': folder,
    'listen 80;': `listen 127.0.0.1:${port};`,
    'http://127.0.0.1:4321': forms,
    'server_name www.faitage-et-fils.example;': 'server_name 127.0.0.1;',
  });
  const main = join(folder, 'nginx.conf');
  // Debian's nginx.conf for one core, with its files in our folder.
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `    ${name}_temp_path ${folder}/nginx-${name};`,
  );
  const user = process.getuid?.() === 0 ? ['user root;'] : [];
  const lines = [
    ...[
      ...user,
      'include /etc/nginx/modules-enabled/*.conf;',
      'worker_processes 1;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr crit;',
    ],
    ...[
      'events {',
      '}',
      'http {',
      '    access_log off;',
      ...paths,
      `    include ${folder}/deploy/nginx.conf;`,
      '}',
    ],
  ];
  await writeFile(main, `${lines.join('\n')}\n`);
  await writeFile(config, site);
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', main], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return start(['nginx', '-c', main, '-g', 'daemon off;'], { port, folder });
}

/** Caddy with `deploy/Caddyfile`, except for paths and ports. */
export async function startCaddy(folder: string, { forms }: { forms: string }) {
  const port = await freePort();
  const config = join(folder, 'deploy/Caddyfile');
  const written = await readFile(config, 'utf8');
  await writeFile(
    config,
    edited(written, {
      '/srv/site': folder,
      '\nfaitage-et-fils.example {': `\nhttp://faitage-et-fils.example:${port} {`,
      '\nwww.faitage-et-fils.example {': `\nhttp://127.0.0.1:${port} {`,
      '127.0.0.1:4321': new URL(forms).host,
      '\tservers {': '\tadmin off\n\tservers {',
    }),
  );
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--config', config, '--adapter', 'caddyfile'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return start(['caddy', 'run', '--config', config, '--adapter', 'caddyfile'], { port, folder });
}

/** Whether a command is installed. */
export function isInstalled(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters).error === undefined;
}

async function start(command: string[], { port, folder }: { port: number; folder: string }) {
  const [program = '', ...parameters] = command;
  const state = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
  const child = spawn(program, parameters, {
    env: { ...process.env, ...state },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (output = `${output}${data}`.slice(-2000)));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill();
    await ended;
  };
  const limit = performance.now() + startTimeout;
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

/** Replaces each text everywhere. Throws if one is missing: the deploy file has then changed. */
function edited(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`"${from}" is not in the file to deploy`);
    return result.replaceAll(from, () => to);
  }, text);
}
