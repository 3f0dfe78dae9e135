/**
 * What the owner puts beside his texts: photographs, looked at before they are kept, and documents.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { freeName } from './files.ts';

const largest = 3200;
const smallest = 800;

const asJpeg =
  'ouvrez-la sur le téléphone ou l’ordinateur, exportez-la en JPEG, puis choisissez ce fichier-là';

const unread = {
  photo: `ne se lit pas comme une photo : ${asJpeg}`,
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
  if (kind === 'document' && content.toString('latin1', 0, 5) === '%PDF-')
    return keep(folder, name, '.pdf', content);
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
  const jpeg = await sharp(content, { limitInputPixels: mostPixels })
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => undefined);
  if (jpeg) return keep(folder, name, '.jpg', jpeg);
  if (/^....ftyp(?:hei|hev|mif|msf)/s.test(content.toString('latin1', 0, 12)))
    throw refuse(`est au format HEIC des iPhone, que les navigateurs ne lisent pas : ${asJpeg}`);
  throw refuse(width > 0 ? 'est abîmée ou coupée : reprenez-la sur le téléphone' : unread[kind]);
}

function keep(folder: string, name: string, ending: string, content: Buffer): string {
  const file = `${freeName(parse(name).name, (free) => !existsSync(join(folder, free + ending)))}${ending}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), content);
  return file;
}
