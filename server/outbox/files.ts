import { open } from 'node:fs/promises';
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
