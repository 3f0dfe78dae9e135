import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../content-model/fail.ts';

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
