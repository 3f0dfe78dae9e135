import { spawnSync } from 'node:child_process';

/** The command that installs packages of Debian, as one types it. */
export const debianInstall = (...packages: string[]) => `apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/** Installs what runs the W3C's checker of HTML. */
export const javaInstall = debianInstall('default-jre-headless');

/**
 * Runs commands that install something, each by itself: another Debian may not have all of it, and this user may not be allowed to.
 * Says nothing of how it went; the caller looks for what it needs.
 */
export function tryToInstall(commands: string[]): void {
  const update = commands.some((command) => command.startsWith('apt-get')) ? ['apt-get update'] : [];
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n ';
  for (const command of [...update, ...commands]) {
    spawnSync(command.replace(/^(?=apt-get)/, asRoot), { shell: true, stdio: 'ignore', timeout: 600_000 });
  }
}
