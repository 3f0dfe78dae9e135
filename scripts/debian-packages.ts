import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What runs the W3C's checker of HTML. */
export const javaPackages = ['default-jre-headless'] as const;

const install = ['apt-get', 'install', '-y', '--no-install-recommends'];

/** The command that installs packages of Debian, as one types it. */
export const installCommand = (packages: readonly string[]) => [...install, ...packages].join(' ');

/**
 * Installs packages of Debian where it is one and this user may, each group by itself: another Debian may not have all of them.
 * Says nothing of how it went; the caller looks for what it needs.
 */
export function installPackages(groups: readonly (readonly string[])[]): void {
  if (groups.length === 0 || !existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [['apt-get', 'update'], ...groups.map((packages) => [...install, ...packages])]) {
    const [program = '', ...parameters] = [...asRoot, ...command];
    spawnSync(program, parameters, { stdio: 'ignore', timeout: 600_000 });
  }
}
