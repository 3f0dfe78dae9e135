import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The command that installs packages of Debian, as one types it. */
export const installCommand = (packages: readonly string[]) => `apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/** Installs packages of Debian where it is one and this user may. Says nothing of how it went: the caller looks for what it needs. */
export function installPackages(packages: readonly string[]): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of ['apt-get update', installCommand(packages)]) {
    const [program = '', ...parameters] = [...asRoot, ...command.split(' ')];
    spawnSync(program, parameters, { stdio: 'ignore', timeout: 600_000 });
  }
}
