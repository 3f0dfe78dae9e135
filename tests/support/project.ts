import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../server/testing.ts';
import { testHome } from './folders.ts';

/** What a clean clone does not have. */
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
/** Of what is kept, what no build reads. */
const browser = /\.cache\/(?:beside|chromium-109)$/;
/**
 * What is made already and need not be made once more: pictures, and the site where `npm run
 * test:build` has built it.
 */
const made = {
  '.cache': '.cache',
  releases: join(testHome, 'releases'),
  dist: join(testHome, 'dist'),
};

/**
 * A copy of the project, gone with its object, as a clean clone is after `npm ci`. Every package is
 * a link of its own, so that what tools keep in `node_modules` stays in the copy.
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
    // `dist` is a link to a folder beside it.
    if (existsSync(original))
      await cp(original, join(folder, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !browser.test(path),
      });
  }
  return { folder, [Symbol.asyncDispose]: () => parent[Symbol.asyncDispose]() };
}
