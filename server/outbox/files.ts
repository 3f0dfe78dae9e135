import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../content-model/fail.ts';
import { errorCode } from '../log.ts';

/** Writes a new file that only its owner reads; once this returns its content survives a crash of the machine. */
export async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What systems say that cannot sync a folder, Windows first: there the names in it are as durable as they get. */
const cannotSync = ['EPERM', 'EISDIR', 'EACCES', 'EINVAL', 'ENOTSUP'];

/** Makes the names in a folder as durable as the contents of its files, where the system can. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  } catch (error) {
    if (!cannotSync.includes(errorCode(error))) throw error;
  }
}

/** SQLite's code for a file that another process has locked. */
const busy = 5;

/**
 * Takes a folder for this process alone, and returns how to give it back. The lock is one of the operating system, taken
 * through an empty SQLite file, which does it on Linux, macOS and Windows alike: it goes with the process, however that ends,
 * and asks for no space on the disk.
 * Throws a `SettingError` when another process has it.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    // Without it a journal would be written beside the file, which a full disk does not allow.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw new SettingError(
        `OUTBOX_DIR ${folder} is used by another server: stop that one first, or choose another folder; two servers would send messages twice`,
      );
    throw error;
  }
  return () => file.close();
}
