import { execSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Installs packages that serve one command once in a while, beside the project and not in it, and returns the folder. Nothing that they
 * bring is run.
 */
export function installBeside(packages: string[]): string {
  const folder = resolve('.cache/beside');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  // One string for the shell: Windows starts npm in no other way.
  execSync(`npm install --no-save --no-audit --no-fund --ignore-scripts ${packages.join(' ')}`, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}
