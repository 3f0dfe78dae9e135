import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../bench/project-copy.ts';
import { demonstrationContent, demonstrationHome } from './folders.ts';

/** What is made already and need not be made once more: pictures, and the site where `npm run test:build` has built it. */
const made = { '.cache': '.cache', releases: join(demonstrationHome, 'releases'), dist: join(demonstrationHome, 'dist') };

/** A copy of the project, gone with its object, that is the demonstration again, as a clean clone is: its content stands in `src/content`. */
export async function copyDemonstration() {
  const project = await copyProject();
  const content = join(project.folder, 'src/content');
  await rm(content, { recursive: true });
  await cp(demonstrationContent, content, { recursive: true });
  for (const [name, original] of Object.entries(made)) {
    // `dist` is a link to a folder beside it.
    if (existsSync(original)) await cp(original, join(project.folder, name), { recursive: true, verbatimSymlinks: true });
  }
  return project;
}
