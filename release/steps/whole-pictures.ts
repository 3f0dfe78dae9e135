import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictureFiles } from '../../src/content-model/pictures.ts';

/**
 * Finds pictures below a folder that are cut off, one line in French for each: Astro would publish
 * them as grey boxes. What was found whole is remembered in the file `cache` by its content.
 */
export async function brokenPictures(folder: string, cache: string): Promise<string[]> {
  const known = new Set((await readFile(cache, 'utf8').catch(() => '')).split('\n'));
  const whole: string[] = [];
  const broken: string[] = [];
  for (const name of pictureFiles(folder)) {
    const content = await readFile(join(folder, name));
    const digest = createHash('sha256').update(content).digest('hex');
    if (known.has(digest) || (await isWhole(content))) whole.push(digest);
    else
      broken.push(
        `${join(folder, name)} : cette photo est coupée : remettez le fichier entier, ou ôtez-le`,
      );
  }
  await mkdir(dirname(cache), { recursive: true });
  await writeFile(cache, whole.join('\n'));
  return broken;
}

/** Whether every pixel of a picture can be read. */
async function isWhole(picture: Buffer): Promise<boolean> {
  try {
    await sharp(picture, { failOn: 'error', limitInputPixels: false }).stats();
    return true;
  } catch {
    return false;
  }
}
