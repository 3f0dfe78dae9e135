import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing.ts';
import { brokenPictures, withWholePictures } from './whole-pictures.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const size = { width: 300, height: 200, channels: 3 } as const;
const image = sharp({ create: { ...size, background: 'red', noise } });

test('a photograph that is cut off is found, and no longer once it is whole', async () => {
  await using home = await temporaryFolder();
  const path = join(home.path, 'toit.jpg');
  const look = () => brokenPictures([path], join(home.path, 'cache/pictures'));
  const content = await image.jpeg().toBuffer();
  for (const part of [0, 900, content.length / 2]) {
    await writeFile(path, content.subarray(0, part));
    expect(await look()).toEqual([path]);
  }
  await writeFile(path, content);
  expect(await look()).toEqual([]);
});

test('a picture that a stopped build made by half is made again', async () => {
  await using home = await temporaryFolder();
  const made = join(home.path, 'astro/assets');
  const content = await image.avif({ effort: 0 }).toBuffer();
  const stopped = withWholePictures(home.path, async () => {
    await mkdir(made, { recursive: true });
    await writeFile(join(made, 'whole.avif'), content);
    await writeFile(join(made, 'half.avif'), content.subarray(0, content.length - 9));
    throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  const found: string[] = [];
  const build = () =>
    withWholePictures(home.path, async () => void found.push((await readdir(made)).join()));
  await build();
  await writeFile(join(made, 'trusted.avif'), '');
  await build();
  expect(found).toEqual(['whole.avif', 'trusted.avif,whole.avif']);
});
