import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a clean clone does not have. */
const leftOut = ['.git', '.astro', '.cache', 'dist', 'node_modules', 'releases', 'var', 'test-results'];

/**
 * A copy of the project as a clean clone would be after `npm ci`, gone with its object. Every package is a link of its own, so
 * that what tools keep in `node_modules` stays in the copy.
 */
export async function copyProject() {
  const parent = await mkdtemp(join(tmpdir(), 'faitage-build-'));
  const folder = join(parent, 'project');
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  for (const name of await readdir('.')) {
    if (!leftOut.includes(name)) await cp(name, join(folder, name), { recursive: true });
  }
  for (const name of await readdir('node_modules')) {
    if (!name.startsWith('.')) await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  return { folder, [Symbol.asyncDispose]: () => rm(parent, { recursive: true, force: true }) };
}
