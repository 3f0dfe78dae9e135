import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A file that a build keeps for the next one: what is at `path` if `isRight` agrees, or else what `make` makes, which is kept
 * there. The path has to name all that the file is made from.
 */
export async function cachedFile(path: string, make: () => Promise<Buffer>, isRight: (kept: Buffer) => Promise<boolean> | boolean): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined);
  if (kept && (await isRight(kept))) return kept;
  const made = await make();
  await mkdir(dirname(path), { recursive: true });
  // Renamed once whole: a build that is stopped leaves no half file behind.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, path);
  return made;
}
