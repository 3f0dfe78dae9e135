import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns the file at `path`, or makes it and stores it there for the next build. The path has to identify everything the content depends on. */
export async function cachedFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(dirname(path), { recursive: true });
  // Written aside and renamed: a stopped build leaves no half file.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, path);
  return made;
}
