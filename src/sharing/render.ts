import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Company } from '../../content-model/company.ts';
import { cachedFile } from '../../release/cached-file.ts';
import { pictureFolder } from '../pictures/files.ts';
import { type Card, drawCard, photoBox } from './card.ts';
import { HeadingFace } from './outline.ts';

const cacheFolder = '.cache/og';
// What MozJPEG does beyond this takes four times as long for a tenth of the bytes, which no visitor loads.
const encoding = { quality: 80, progressive: true, quantisationTable: 3 };
const face = HeadingFace.read();
/** The roof over the footer is a pattern of this edge, whose sides fit each other. */
const roofEdge = readFile('public/toit.svg', 'utf8').then((svg) => /<pattern[^>]*>(.*)<\/pattern>/s.exec(svg)?.[1] ?? '');

/** A photograph of `src/assets/pictures/`, and which part of it stays in view. */
export interface Photograph {
  file: string;
  crop: 'center' | 'left' | 'right' | 'top' | 'bottom';
}

/**
 * The sharing picture as a JPEG. Kept between builds under a name made from all that it is drawn from, so that only what
 * has changed is drawn again.
 */
export async function sharingPicture(company: Company, card: Card, { file, crop }: Photograph): Promise<Uint8Array<ArrayBuffer>> {
  const photograph = await readFile(`${pictureFolder}/${file}`);
  const drawing = drawCard(await face, card, { name: company.name, phone: company.phone.display }, await roofEdge);
  const hash = createHash('sha256').update(photograph).update(drawing).update(JSON.stringify({ crop, encoding, photoBox }));
  const { left, top, width, height } = photoBox;
  const render = () =>
    sharp(photograph)
      .autoOrient()
      .resize(width, height, { fit: 'cover', position: crop })
      .extend({ left, top })
      .composite([{ input: Buffer.from(drawing) }])
      .jpeg(encoding)
      .toBuffer();
  return new Uint8Array(await cachedFile(join(cacheFolder, `${hash.digest('hex').slice(0, 24)}.jpg`), render));
}
