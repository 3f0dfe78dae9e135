import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../server/testing.ts';
import { brokenPictures } from './whole-pictures.ts';

test('a photograph that is cut off is named, and no longer once it is whole', async () => {
  await using home = await temporaryFolder();
  const folder = join(home.path, 'pictures');
  await mkdir(folder);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: 300, height: 200, channels: 3 } as const;
  const image = sharp({ create: { ...size, background: 'red', noise } });
  const look = () => brokenPictures(folder, join(home.path, 'cache/pictures'));
  const [path, content] = [join(folder, 'toit.jpg'), await image.jpeg().toBuffer()];
  for (const part of [0, 900, content.length / 2]) {
    await writeFile(path, content.subarray(0, part));
    expect(await look()).toEqual([expect.stringMatching(`^${path} : cette photo est coupée`)]);
  }
  await writeFile(path, content);
  expect(await look()).toEqual([]);
});
