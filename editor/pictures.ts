/** What the owner puts beside his texts: photographs, looked at before they are kept, and documents. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { withoutAccents } from '../content-model/text/plain-letters.ts';
import { pictureFolder } from '../src/pictures/files.ts';
import { numbered } from './files.ts';

type Kept = { file: string } | { mistake: string };

const largest = 3200;
const smallest = 800;
const mostPixels = 60e6;

const asJpeg = 'ouvrez-la sur le téléphone ou l’ordinateur, exportez-la en JPEG, puis choisissez ce fichier-là';

/** Keeps a photograph upright, no larger than a page needs, without its place and camera; or says why it cannot be one. */
export async function keepPicture(name: string, content: Buffer): Promise<Kept> {
  const refuse = (reason: string) => ({ mistake: `« ${name} » ${reason}` });
  const unknown = { width: 0, height: 0 };
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => unknown);
  const size = `${width} × ${height} points`;
  if (width * height > mostPixels) return refuse(`est trop grande (${size}) : réduisez-la à ${largest} points de large`);
  if (width > 0 && Math.max(width, height) < smallest) return refuse(`est trop petite (${size}) : il faut au moins ${smallest} points d’un côté`);
  const jpeg = await sharp(content, { limitInputPixels: mostPixels })
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(() => undefined);
  if (jpeg) {
    const file = freeName(pictureFolder, name, '.jpg');
    writeFileSync(join(pictureFolder, file), jpeg);
    return { file };
  }
  if (/^....ftyp(?:hei|hev|mif|msf)/s.test(content.toString('latin1', 0, 12)))
    return refuse(`est au format HEIC des iPhone, que les navigateurs ne lisent pas : ${asJpeg}`);
  return refuse(width > 0 ? 'est abîmée ou coupée : reprenez-la sur le téléphone' : `ne se lit pas comme une photo : ${asJpeg}`);
}

/** Keeps a document. */
export function keepDocument(folder: string, name: string, content: Buffer): Kept {
  const ending = extname(name).toLowerCase();
  if (!/^\.(?:pdf|jpe?g|png|webp)$/.test(ending)) return { mistake: `« ${name} » n’est pas un PDF, ni une photo .jpg, .png ou .webp.` };
  mkdirSync(folder, { recursive: true });
  const file = freeName(folder, name, ending);
  writeFileSync(join(folder, file), content);
  return { file };
}

/** A name as addresses write it, that nothing in a folder has. */
function freeName(folder: string, name: string, ending: string): string {
  const stem = withoutAccents(name.slice(0, -extname(name).length || undefined))
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return numbered(stem || 'photo', ending, (file) => !existsSync(join(folder, file)));
}

/** The names of all pictures, as texts may give them. */
export const pictureNames = (): string[] =>
  readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
