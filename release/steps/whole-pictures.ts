import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/**
 * Finds incomplete picture files, which Astro would publish with grey areas. The file `cache`
 * remembers the complete ones by their content. `onRead` gets the number of files read so far.
 */
export async function brokenPictures(
  paths: string[],
  cache: string,
  onRead = (_count: number) => {},
): Promise<string[]> {
  const known = new Set((await readFile(cache, 'utf8').catch(() => '')).split('\n'));
  const whole: string[] = [];
  const broken: string[] = [];
  for (const path of paths) {
    const content = await readFile(path);
    const digest = createHash('sha256').update(content).digest('hex');
    if (known.has(digest) || (await isWhole(content))) whole.push(digest);
    else broken.push(path);
    onRead(whole.length + broken.length);
  }
  await mkdir(dirname(cache), { recursive: true });
  await writeFile(cache, whole.join('\n'));
  return broken;
}

/**
 * Runs Astro's build with this cache folder. Astro would reuse pictures that an interrupted build
 * has left incomplete there, so they are deleted first.
 */
export async function withWholePictures(cache: string, build: () => Promise<void>): Promise<void> {
  const made = join(cache, 'astro/assets');
  const stopped = join(cache, 'stopped-build');
  if (existsSync(stopped)) {
    const paths = (await readdir(made).catch(() => [])).map((name) => join(made, name));
    for (const path of await brokenPictures(paths, join(cache, 'whole-made'))) await rm(path);
  }
  await mkdir(cache, { recursive: true });
  await writeFile(stopped, '');
  await build();
  await rm(stopped, { force: true });
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
