/**
 * Packages of npm that only some tests need, outside the project: `npm ci` installs none of them,
 * and no code of theirs runs.
 */
import { execFileSync, execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A package, as a lock file pins it. */
interface Pinned {
  name: string;
  version: string;
  integrity: string;
}

/**
 * The folder of a package, fetched when it is first asked for; undefined if it cannot be fetched.
 * Throws if what comes is not what is pinned.
 */
export function packageBeside({ name, version, integrity }: Pinned): string | undefined {
  const folder = resolve('.cache/beside', `${name}@${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}.`);
  try {
    let packed: string;
    try {
      const command = `npm pack ${name}@${version} --silent --pack-destination "${aside}"`;
      packed = join(aside, execSync(command, { encoding: 'utf8' }).trim());
    } catch {
      return undefined;
    }
    const found = `sha512-${createHash('sha512').update(readFileSync(packed)).digest('base64')}`;
    if (found !== integrity)
      throw new Error(`${name}@${version} is ${found}, and must be ${integrity}`);
    execFileSync('tar', ['-xzf', packed, '-C', aside]);
    renameSync(join(aside, 'package'), folder);
    return folder;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
