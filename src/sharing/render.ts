import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '../../company.ts';
import { type Card, drawCard, photoBox } from './card.ts';
import { HeadingFace } from './outline.ts';

const cacheFolder = '.cache/og';
const encoding = { quality: 80, mozjpeg: true };
const face = HeadingFace.read();
const roofEdge = readFile('src/assets/roof-edge.svg', 'utf8');

/** A photograph of `src/assets/pictures/`, and which part of it stays in view. */
export interface Photograph {
  file: string;
  crop: 'center' | 'left' | 'right' | 'top' | 'bottom';
}

/**
 * The sharing picture as a JPEG. Kept between builds under a name made from all that it is drawn from, so that only what
 * has changed is drawn again.
 */
export async function sharingPicture(card: Card, { file, crop }: Photograph): Promise<Uint8Array<ArrayBuffer>> {
  const photograph = await readFile(`src/assets/pictures/${file}.jpg`);
  const drawing = drawCard(await face, card, { name: company.name, phone: company.phone.display }, await roofEdge);
  const hash = createHash('sha256').update(photograph).update(drawing).update(JSON.stringify({ crop, encoding, photoBox }));
  const kept = join(cacheFolder, `${hash.digest('hex').slice(0, 24)}.jpg`);
  const known = await readFile(kept).catch(() => undefined);
  if (known) return new Uint8Array(known);
  const { left, top, width, height } = photoBox;
  const picture = await sharp(photograph)
    .resize(width, height, { fit: 'cover', position: crop })
    .extend({ left, top })
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg(encoding)
    .toBuffer();
  await mkdir(cacheFolder, { recursive: true });
  // Renamed once whole: a build that is stopped leaves no half picture behind.
  const unfinished = `${kept}.${process.pid}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, kept);
  return new Uint8Array(picture);
}
