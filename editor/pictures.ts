/** What the owner puts beside his texts: photographs, looked at before they are kept, and documents. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { documentFolder } from '../content-model/content-folder.ts';
import { withoutAccents } from '../content-model/text/plain-letters.ts';
import { pictureFolder } from '../src/pictures/files.ts';

type Kept = { file: string } | { mistake: string };

const largest = 3200;
const smallest = 800;
const mostPixels = 60e6;

const asJpeg = 'ouvrez-la sur le téléphone ou l’ordinateur, exportez-la en JPEG, puis choisissez ce fichier-là';

/** Keeps a photograph upright, no larger than a page needs, without its place and camera; or says why it cannot be one. */
export async function keepPicture(name: string, content: Buffer): Promise<Kept> {
  const said = `« ${name} »`;
  const photo = await upright(content);
  if ('mistake' in photo) return { mistake: photo.mistake.replace('%', said) };
  const stem = plainName(name);
  const free = [stem, ...Array.from({ length: 999 }, (_, index) => `${stem}-${index + 2}`)].find(
    (each) => !existsSync(join(pictureFolder, `${each}.jpg`)),
  );
  if (free === undefined) return { mistake: `Trop de photos s’appellent ${said}.` };
  writeFileSync(join(pictureFolder, `${free}.jpg`), photo.jpeg);
  return { file: `${free}.jpg` };
}

async function upright(content: Buffer): Promise<{ jpeg: Buffer } | { mistake: string }> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    const size = `${width} × ${height} points`;
    if (width * height > mostPixels) return { mistake: `% est trop grande (${size}) : réduisez-la à ${largest} points de large` };
    if (Math.max(width, height) < smallest) return { mistake: `% est trop petite (${size}) : il en faut ${smallest} au moins d’un côté` };
    const picture = sharp(content, { failOn: 'error', limitInputPixels: mostPixels }).rotate().flatten({ background: 'white' });
    const inside = { width: largest, height: largest, fit: 'inside', withoutEnlargement: true } as const;
    return { jpeg: await picture.resize(inside).jpeg({ quality: 86, mozjpeg: true }).toBuffer() };
  } catch {
    if (/^....ftyp(?:hei|hev|mif|msf)/s.test(content.toString('latin1', 0, 12)))
      return { mistake: `% est au format HEIC des iPhone, que les navigateurs ne lisent pas : ${asJpeg}` };
    const isCut = await sharp(content)
      .metadata()
      .then(
        () => true,
        () => false,
      );
    return { mistake: isCut ? '% est abîmée ou coupée : reprenez-la du téléphone' : `% n’est pas une photo que l’on puisse lire : ${asJpeg}` };
  }
}

/** Keeps a document under its name, as addresses write it; another of that name gives way. */
export function keepDocument(name: string, content: Buffer): Kept {
  const ending = extname(name).toLowerCase();
  if (!/^\.(?:pdf|jpe?g|png|webp)$/.test(ending)) return { mistake: `« ${name} » n’est pas un PDF, ni une photo .jpg, .png ou .webp.` };
  const file = `${plainName(name)}${ending}`;
  mkdirSync(documentFolder, { recursive: true });
  writeFileSync(join(documentFolder, file), content);
  return { file };
}

const plainName = (name: string) =>
  withoutAccents(name.slice(0, -extname(name).length || undefined))
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'photo';

/** The names of all pictures, as texts may give them. */
export const pictureNames = (): string[] =>
  readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
