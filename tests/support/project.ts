import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../bench/project-copy.ts';
import { demonstrationContent } from './folders.ts';

/** A copy of the project, gone with its object, that is the demonstration again, as a clean clone is: its content stands in `src/content`. */
export async function copyDemonstration() {
  const project = await copyProject();
  const content = join(project.folder, 'src/content');
  await rm(content, { recursive: true });
  await cp(demonstrationContent, content, { recursive: true });
  return project;
}
