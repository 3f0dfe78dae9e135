/** What the tests of putting a site online share: a real SSH server on a free port of this machine. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '../server/testing.ts';

/** Debian has it where only administrators look. */
const sshd = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/usr/bin/sshd'].find(existsSync);

/** Whether an SSH server and its client can be tried here. */
export const hasSshServer = sshd !== undefined && spawnSync('ssh', ['-V']).error === undefined && process.platform !== 'win32';

/**
 * An SSH server that takes one key, and `path`, a `PATH` on which `ssh` uses that key and knows the server. It is
 * `ssh://site.test:<port>` to such an `ssh`.
 */
export async function startSshServer() {
  if (sshd === undefined) throw new Error('there is no sshd on this machine');
  const stack = new AsyncDisposableStack();
  const { path: folder } = stack.use(await temporaryFolder());
  const at = (name: string) => join(folder, name);
  for (const name of ['host', 'user']) spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
  await copyFile(at('user.pub'), at('authorized'));
  // What Debian's service makes at its start; sshd wants it when it runs as root.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const port = await freePort();
  await writeFile(
    at('sshd_config'),
    [
      ...[`Port ${port}`, 'ListenAddress 127.0.0.1', `HostKey ${at('host')}`, `AuthorizedKeysFile ${at('authorized')}`, 'StrictModes no'],
      ...['PidFile none', 'UsePAM no', 'PasswordAuthentication no', 'KbdInteractiveAuthentication no', 'PermitRootLogin prohibit-password'],
    ].join('\n'),
  );
  await writeFile(
    at('ssh_config'),
    [
      ...['Host site.test', '  HostName 127.0.0.1', `  User ${userInfo().username}`, `  IdentityFile ${at('user')}`, '  IdentitiesOnly yes'],
      ...[`  UserKnownHostsFile ${at('known')}`, '  StrictHostKeyChecking accept-new', '  LogLevel ERROR', '  BatchMode yes', '  ConnectTimeout 10'],
      // One login for all that a test does.
      ...['  ControlMaster auto', `  ControlPath ${at('connection')}`, '  ControlPersist 5'],
    ].join('\n'),
  );
  await mkdir(at('bin'));
  const ssh = spawnSync('sh', ['-c', 'command -v ssh'], { encoding: 'utf8' }).stdout.trim();
  await writeFile(at('bin/ssh'), `#!/bin/sh\nexec ${ssh} -F ${at('ssh_config')} "$@"\n`);
  await chmod(at('bin/ssh'), 0o755);

  const server = spawn(sshd, ['-D', '-e', '-f', at('sshd_config')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(server, 'exit');
  stack.defer(async () => {
    server.kill();
    await ended;
  });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(server.stderr).on('line', (line) => {
      lines.push(line);
      if (line.includes('listening')) resolve();
    });
    void ended.then(() => reject(new Error(lines.join('\n'))));
  });
  return { port, path: `${at('bin')}${delimiter}${process.env.PATH}`, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
