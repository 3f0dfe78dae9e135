/**
 * What the owner puts beside his texts: photographs, looked at before they are kept, and documents.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { freeName } from './files.ts';

const largest = 3200;
const smallest = 800;

const unread = {
  photo:
    'ne se lit pas comme une photo : ouvrez-la sur le téléphone ou l’ordinateur, exportez-la en JPEG, puis choisissez ce fichier-là',
  document:
    'n’est ni un PDF ni une photo : ouvrez-le, exportez-le en PDF, puis choisissez ce fichier-là',
};

/**
 * Keeps a file in a folder: a photograph upright, no larger than a page needs, without its place
 * and camera; a PDF as it is. Throws why it cannot.
 */
export async function keepFile(
  kind: keyof typeof unread,
  folder: string,
  name: string,
  content: Buffer,
): Promise<string> {
  const isPdf = content.includes('%PDF-') && content.includes('%%EOF', -2048);
  if (kind === 'document' && isPdf) return keep(folder, name, '.pdf', content);
  const refuse = (reason: string) => new Error(`« ${name} » ${reason}`);
  if (content.length === 0) throw refuse('est vide : ouvrez-la d’abord, le temps qu’elle arrive');
  const { width, height, format } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: '' }));
  // A JPEG is made smaller while it is read.
  const mostPixels = format === 'jpeg' ? 250e6 : 60e6;
  const size = `${width} × ${height} points`;
  if (width * height > mostPixels)
    throw refuse(`est trop grande (${size}) : réduisez-la à ${largest} points de large`);
  if (width > 0 && Math.max(width, height) < smallest)
    throw refuse(`est trop petite (${size}) : il faut au moins ${smallest} points d’un côté`);
  const heic = await decodeHeic({ buffer: content }).catch(() => undefined);
  const raw = heic && { width: heic.width, height: heic.height, channels: 4 as const };
  const jpeg = await sharp(heic?.data ?? content, { limitInputPixels: mostPixels, raw })
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => undefined);
  if (jpeg) return keep(folder, name, '.jpg', jpeg);
  throw refuse(width > 0 ? 'est abîmée ou coupée : reprenez-la sur le téléphone' : unread[kind]);
}

function keep(folder: string, name: string, ending: string, content: Buffer): string {
  mkdirSync(folder, { recursive: true });
  // One that is chosen again keeps its name.
  const file =
    freeName(parse(name).name, (free) => {
      const place = join(folder, free + ending);
      return !existsSync(place) || readFileSync(place).equals(content);
    }) + ending;
  writeFileSync(join(folder, file), content);
  return file;
}
