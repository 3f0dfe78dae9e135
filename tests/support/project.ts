import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../server/testing.ts';
import { testHome } from './folders.ts';

/** Files and folders that a clean clone does not have. */
const leftOut = [
  '.git',
  '.astro',
  '.cache',
  'dist',
  'node_modules',
  'releases',
  'var',
  'test-results',
];
/** Folders of the clone that no build reads. */
const browser = /\.cache\/(?:beside|chromium-109)$/;
/**
 * Results that are reused to save time: pictures, and the site that `npm run test:build` has built.
 */
const made = {
  '.cache': '.cache',
  releases: join(testHome, 'releases'),
  dist: join(testHome, 'dist'),
};

/**
 * A copy of the project, like a clean clone after `npm ci`, which is deleted with its object. Every
 * package is a separate link, so that tools write into the copy's `node_modules`.
 */
export async function copyProject() {
  const parent = await temporaryFolder();
  const folder = join(parent.path, 'project');
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  for (const name of await readdir('.')) {
    if (!leftOut.includes(name)) await cp(name, join(folder, name), { recursive: true });
  }
  for (const name of await readdir('node_modules')) {
    if (!name.startsWith('.'))
      await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  for (const [name, original] of Object.entries(made)) {
    // Not dereferenced: `dist` is a link to a folder beside it.
    if (existsSync(original))
      await cp(original, join(folder, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !browser.test(path),
      });
  }
  return { folder, [Symbol.asyncDispose]: () => parent[Symbol.asyncDispose]() };
}
