import sharp from 'sharp';
import { palette } from '../styles/palette.ts';
import { signSvg } from './logo.ts';

/** The sign of the company as a square PNG of `size` pixels; `fill` is the part of the width that it takes, on plaster if less than all. */
export async function iconPng(size: number, fill = 1): Promise<Buffer<ArrayBuffer>> {
  const inner = Math.round(size * fill);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const sign = sharp(Buffer.from(signSvg()), { density: 72 * Math.max(1, inner / 32) }).resize(inner, inner, { fit: 'contain', background: '#0000' });
  const framed =
    fill < 1
      ? sign.flatten({ background: palette.plaster }).extend({ top: before, bottom: after, left: before, right: after, background: palette.plaster })
      : sign;
  return framed.png({ compressionLevel: 9 }).toBuffer();
}

/** The sign as an ICO of one 32-pixel PNG, for browsers and programs that ask for `/favicon.ico` without reading the page. */
export async function iconIco(): Promise<Uint8Array<ArrayBuffer>> {
  const png = await iconPng(32);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(32, 6); // wide
  header.writeUInt8(32, 7); // high
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture starts
  return Buffer.concat([header, png]);
}
