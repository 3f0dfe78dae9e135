/**
 * Stores the photographs and documents that the owner adds. Photographs are checked first.
 */
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { freeName } from './files.ts';

const largest = 3200;
const smallest = 800;

const unreadable = {
  photo:
    'ne se lit pas comme une photo : ouvrez-la sur le téléphone ou l’ordinateur, exportez-la en JPEG, puis choisissez ce fichier-là',
  document:
    'n’est ni un PDF ni une photo : ouvrez-le, exportez-le en PDF, puis choisissez ce fichier-là',
};

/**
 * Stores a file in a folder. A photograph is turned upright, made no larger than a page needs, and
 * loses its place and camera; a PDF stays as it is. Throws the reason if it cannot.
 */
export async function storeFile(
  kind: keyof typeof unreadable,
  folder: string,
  name: string,
  content: Buffer,
): Promise<string> {
  const isPdf = content.includes('%PDF-') && content.includes('%%EOF', -2048);
  if (kind === 'document' && isPdf) return writeNumbered(folder, name, '.pdf', content);
  const refuse = (reason: string) => new Error(`« ${name} » ${reason}`);
  if (content.length === 0) throw refuse('est vide : ouvrez-la d’abord, le temps qu’elle arrive');
  const { width, height, format, icc } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: '', icc: undefined }));
  // A JPEG may be larger, because it is scaled down while it is read.
  const mostPixels = format === 'jpeg' ? 250e6 : 60e6;
  const size = `${width} × ${height} points`;
  if (width * height > mostPixels)
    throw refuse(`est trop grande (${size}) : réduisez-la à ${largest} points de large`);
  if (width > 0 && Math.max(width, height) < smallest)
    throw refuse(`est trop petite (${size}) : il faut au moins ${smallest} points d’un côté`);
  const heic = format === 'heif' || width === 0 ? await decodedHeic(content) : undefined;
  const raw = heic && { width: heic.width, height: heic.height, channels: 4 as const };
  // Only errors count: phones write complete JPEGs with small faults, of which decoders only warn.
  const whole = sharp(heic?.data ?? content, {
    limitInputPixels: mostPixels,
    raw,
    failOn: 'error',
  })
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true });
  const coloured = heic && icc ? sharp(withProfile(await whole.png().toBuffer(), icc)) : whole;
  const jpeg = await coloured
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => undefined);
  if (jpeg) return writeNumbered(folder, name, '.jpg', jpeg);
  throw refuse(
    width > 0 ? 'est abîmée ou coupée : reprenez-la sur le téléphone' : unreadable[kind],
  );
}

/** The pixels of an HEIC photograph, upright; undefined for any other file. */
async function decodedHeic(
  content: Buffer,
): Promise<{ width: number; height: number; data: Uint8ClampedArray } | undefined> {
  const worker = new Worker(new URL('heic-worker.ts', import.meta.url), {
    workerData: content,
    // The decoder's messages about a broken file are not for the owner.
    stdout: true,
    stderr: true,
  });
  const [image] = await once(worker, 'message').catch(() => []);
  return image;
}

/** Adds a colour profile to a PNG. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const said = Buffer.concat([Buffer.from('iCCPcouleurs\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(said.length + 8);
  chunk.writeUInt32BE(said.length - 4);
  said.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(said), said.length + 4);
  // After the signature and the header.
  const place = 33;
  return Buffer.concat([png.subarray(0, place), chunk, png.subarray(place)]);
}

function writeNumbered(folder: string, name: string, ending: string, content: Buffer): string {
  mkdirSync(folder, { recursive: true });
  // A file that is chosen again keeps its name.
  const file =
    freeName(parse(name).name, (free) => {
      const place = join(folder, free + ending);
      return !existsSync(place) || readFileSync(place).equals(content);
    }) + ending;
  writeFileSync(join(folder, file), content);
  return file;
}
