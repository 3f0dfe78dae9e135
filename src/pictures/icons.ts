import sharp from 'sharp';
import { colour } from '../styles/colours.ts';

/** Icon files, each with its width and the share of it that the sign takes up. */
export const icons = {
  'icon-192': { width: 192, part: 1 },
  'icon-512': { width: 512, part: 1 },
  // iPhones round its corners, Android cuts what is outside a circle of 80 %.
  'apple-touch-icon': { width: 180, part: 0.7 },
  'icon-maskable': { width: 512, part: 0.56 },
} as const;

/** The company's sign, a ridge on a beaver-tail tile. If `part` is below 1, it has a margin. */
export function signSvg(part = 1): string {
  const [tile, plaster] = [colour('terracotta'), colour('plaster')];
  const margin = (32 / part - 32) / 2;
  const side = 32 + 2 * margin;
  const box = [-margin, -margin, side, side].map((number) => Number(number.toFixed(3)));
  const [x, y, width, height] = box;
  const ground =
    part < 1
      ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${plaster}"/>`
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${ground}` +
    `<path d="M0 0h32v17a16 15 0 0 1-32 0z" fill="${tile}"/>` +
    `<path d="M16 6 28 17l-2.600 2.800L16 11.200 6.600 19.800 4 17z" fill="${plaster}"/></svg>`
  );
}

/** The sign as a PNG. */
export async function signPng(width: number, part = 1): Promise<Uint8Array<ArrayBuffer>> {
  const svg = sharp(Buffer.from(signSvg(part)), { density: (72 * width) / 32 });
  return new Uint8Array(await svg.resize(width, width).png({ compressionLevel: 9 }).toBuffer());
}
