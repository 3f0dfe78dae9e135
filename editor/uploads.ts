/** What the owner puts beside his texts by way of the editor: photographs, documents. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { contentFolder } from '../content-model/content-folder.ts';
import { withoutAccents } from '../content-model/text/plain-letters.ts';
import { findPicture, pictureFolder } from '../src/pictures/files.ts';

const documentFolder = join(contentFolder, 'documents');

/** As the editor's addresses name them. */
export const uploadKinds = ['picture', 'document'] as const;
export type UploadKind = (typeof uploadKinds)[number];

const types: Record<string, string> = { '.png': 'image/png', '.webp': 'image/webp', '.pdf': 'application/pdf' };

/** Where a file that a field names is, and what it is. */
export function findUpload(kind: UploadKind, name: string): { place: string; type: string } | { mistake: string } {
  const found = kind === 'picture' ? findPicture(name) : { file: name };
  if ('mistake' in found) return found;
  const place = join(kind === 'picture' ? pictureFolder : documentFolder, found.file);
  const isThere = kind === 'picture' || (/^[^/\\]+$/.test(name) && extname(name) !== '.yaml' && existsSync(place));
  return isThere ? { place, type: types[extname(place).toLowerCase()] ?? 'image/jpeg' } : { mistake: `« ${name} » n’est pas là.` };
}

type Kept = { file: string } | { mistake: string };

/** Keeps a file that the owner has chosen; `folder` is that of the entry whose picture it is. */
export function keepUpload(kind: UploadKind, name: string, folder: string, content: Buffer): Kept {
  return kind === 'picture' ? keepPicture(name, folder, content) : keepDocument(name, content);
}

/** Keeps a document under its name, as addresses write it; another of that name gives way. */
function keepDocument(name: string, content: Buffer): Kept {
  const ending = /\.(?:pdf|jpe?g|png|webp)$/i;
  if (!ending.test(name)) return { mistake: `« ${name} » n’est pas un PDF, ni une photo .jpg, .png ou .webp.` };
  const stem = withoutAccents(name.replace(ending, '')).replaceAll(/[^\w-]+/g, '-');
  const file = `${stem}${extname(name).toLowerCase()}`;
  mkdirSync(documentFolder, { recursive: true });
  writeFileSync(join(documentFolder, file), content);
  return { file };
}

/** Keeps a picture under the name that the owner's telephone gave it, in a folder of its entry. */
function keepPicture(name: string, folder: string, content: Buffer): Kept {
  const plain = (text: string) => text.normalize().replaceAll(/[^\p{L}\p{N} ._-]/gu, '_');
  const file = join(...[plain(folder).replaceAll('.', '_'), plain(name)].filter(Boolean)).replaceAll('\\', '/');
  if (/\.hei[cf]$/i.test(name))
    return {
      mistake: `« ${name} » est au format HEIC des iPhone, que les navigateurs ne lisent pas. Ouvrez la photo, exportez-la en JPEG, puis choisissez ce fichier-là.`,
    };
  if (!/\.(?:jpe?g|png|webp)$/i.test(name)) return { mistake: `« ${name} » n’est pas une image .jpg, .png ou .webp.` };
  const [, stem = '', ending = ''] = /^(.*)(\.[^.]+)$/.exec(file) ?? [];
  const free = [file, ...Array.from({ length: 99 }, (_, index) => `${stem}-${index + 2}${ending}`)].find(
    (path) => !existsSync(join(pictureFolder, path)) || readFileSync(join(pictureFolder, path)).equals(content),
  );
  if (free === undefined) return { mistake: `Trop de photos s’appellent « ${name} ».` };
  const place = join(pictureFolder, free);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
  return { file: free };
}
