import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OwnerError } from '../../src/content-model/owner/fail.ts';
import { errorCode } from '../log.ts';

/**
 * Writes a new file, readable by its owner only. Once this resolves, the content survives a crash.
 */
export async function writeDurably(path: string, content: Buffer): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(content);
  await file.sync();
}

/** Error codes of systems that cannot sync a folder, such as Windows. */
const cannotSync = ['EPERM', 'EISDIR', 'EACCES', 'EINVAL', 'ENOTSUP'];

/** Flushes the folder's entries to disk if the system supports it. */
export async function syncFolder(path: string): Promise<void> {
  try {
    await using folder = await open(path);
    await folder.sync();
  } catch (error) {
    if (!cannotSync.includes(errorCode(error))) throw error;
  }
}

/** SQLite's code for a file that another process has locked. */
const busy = 5;

/**
 * Locks a folder for this process and returns the unlock function. The lock is an SQLite
 * transaction, which works on Linux, macOS and Windows, ends with the process and needs no disk
 * space. Throws an `OwnerError` if another process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    // Otherwise SQLite writes a journal file, which fails on a full disk.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw new OwnerError(
        `OUTBOX_DIR ${folder} is used by another server: stop that one, or choose another folder`,
      );
    throw error;
  }
  return () => file.close();
}
