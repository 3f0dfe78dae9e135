import { signPng } from '../pictures/icons.ts';

/** The icon for browsers that request this file without being told: a PNG in an ICO. */
export async function GET(): Promise<Response> {
  const png = await signPng(32);
  const head = Buffer.alloc(22);
  // One icon of 32 × 32 pixels with 32 bits each, after this header.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return new Response(new Blob([new Uint8Array(head), png]));
}
