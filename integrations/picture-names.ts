import { createHash } from 'node:crypto';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture as Astro names it: the file it is made from, a mark of that file, and one of what was made of it. */
const madePicture = /^([\w-]+)\.[\w-]{8}_\w+(\.(?:avif|jpeg))$/;
const inPages = /(?<=\/_astro\/)[\w-]+\.[\w-]{8}_\w+\.(?:avif|jpeg)/g;

/** Letters of a picture's own mark: one in 16 million others has the same. */
const markLength = 4;

/**
 * Gives the pictures of a folder one short mark, of their content, in place of Astro's two: a page names up to sixty, and marks
 * do not compress. Returns the new name of each; only pages name them.
 */
export async function shortenPictureNames(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const contents = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const [, picture, extension] = madePicture.exec(name) ?? [];
    if (picture === undefined || extension === undefined) continue;
    const path = join(folder, name);
    const content = createHash('sha256')
      .update(await readFile(path))
      .digest('base64url');
    const short = `${picture}.${content.slice(0, markLength)}${extension}`;
    // Some file systems do not tell capitals from small letters.
    const key = short.toLowerCase();
    if ((contents.get(key) ?? content) !== content) throw new Error(`two pictures would be named ${short}: markLength is too small`);
    contents.set(key, content);
    names.set(name, short);
    await rename(path, join(folder, short));
  }
  return names;
}

/** A page that names its pictures anew. */
export const renamePictures = (html: string, names: ReadonlyMap<string, string>) => html.replace(inPages, (picture) => names.get(picture) ?? picture);
