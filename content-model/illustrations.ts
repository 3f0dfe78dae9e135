import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A line each: the digest of a picture of the project that is no photograph, and its name, as `sha256sum` prints them. */
const list = 'content-model/illustrations.txt';
let known: Promise<Set<string | undefined>> | undefined;

/** Whether a picture is an illustration that came with the project, and shows no real work; a photograph under the same name is none. */
export async function isIllustration(path: string): Promise<boolean> {
  known ??= readFile(list, 'utf8').then((lines) => new Set(lines.split('\n').map((line) => line.split(' ')[0])));
  return (await known).has(
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex'),
  );
}
