/**
 * npm packages that only some tests need. They are kept outside the project: `npm ci` does not
 * install them, and their install scripts do not run.
 */
import { execFileSync, execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A package with its exact version and its hash, as in a lock file. */
interface Pinned {
  name: string;
  version: string;
  integrity: string;
}

/**
 * The folder of a package, which is downloaded on first use; undefined if that fails. Throws if the
 * download has another hash.
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
