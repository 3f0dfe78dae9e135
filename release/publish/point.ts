import { randomUUID } from 'node:crypto';
import { rename, symlink, unlink } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';

/**
 * Has a link lead to another folder, in one step: whoever reads through it meets the one or the other. Windows replaces no link
 * by renaming another; there it is missing for an instant.
 */
export async function pointTo(link: string, target: string): Promise<void> {
  const unfinished = `${link}.${randomUUID()}`;
  // A junction, which Windows lets everyone make, holds a whole path; a link that the project's folder may be moved with, does not.
  const path = process.platform === 'win32' ? resolve(target) : relative(dirname(link), target);
  await symlink(path, unfinished, 'junction');
  try {
    await rename(unfinished, link);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['EPERM', 'EEXIST', 'EACCES'].includes(String(error.code)))) throw error;
    await unlink(link);
    await rename(unfinished, link);
  }
}
