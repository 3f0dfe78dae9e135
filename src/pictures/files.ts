import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the site's pictures; subfolders are allowed. */
export const pictureFolder = 'src/assets/pictures';

const readable = /\.(?:jpe?g|png|webp)$/i;
/** The first bytes of a JPEG, PNG or WebP, as Latin-1. */
export const pictureStart = /^(?:\xff\xd8|\x89PNG|RIFF....WEBP)/s;
const fromApple = /\.(?:heic|heif)$/i;
/** A name with slashes, and with accents as one sign each: systems differ in both. */
export const spelled = (name: string): string => name.replaceAll('\\', '/').normalize();

/** What texts may call a picture: its file name with and without the extension. */
export const namesOf = (file: string): string[] => [
  spelled(file),
  spelled(file).replace(/\.[^./]+$/, ''),
];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );

/** All pictures, by their paths in the picture folder. */
export const pictureFiles = (): string[] =>
  filesIn(pictureFolder)
    .filter((file) => readable.test(file))
    .toSorted();

/**
 * Finds a picture by name, with or without extension; or says in French why it was not found. Not cached: pictures may be added during development.
 */
export function findPicture(
  written: string,
  folder = pictureFolder,
): { file: string } | { mistake: string } {
  const wanted = spelled(written);
  const named = filesIn(folder).filter((file) => namesOf(file).includes(wanted));
  const [file, other] = named.filter((each) => readable.test(each));
  if (file !== undefined && (other === undefined || spelled(file) === wanted)) {
    if (pictureStart.test(startOf(join(folder, file)))) return { file };
    return {
      mistake: `"${file}" n'est pas l'image que dit son nom : ouvrez-la, exportez-la en JPEG, et mettez ce fichier-là à sa place`,
    };
  }
  if (other !== undefined)
    return {
      mistake: `plusieurs images s'appellent "${written}" : écrivez le nom avec sa fin, "${file}"`,
    };
  const [unreadable] = named;
  if (unreadable !== undefined && fromApple.test(unreadable))
    return {
      mistake: `"${unreadable}" est au format HEIC des iPhone, que les navigateurs ne lisent pas : ouvrez la photo, exportez-la en JPEG, et mettez ce fichier-là à sa place`,
    };
  return {
    mistake: `"${written}" n'est pas une image (.jpg, .png ou .webp) du site, ou n'en est plus une`,
  };
}

/** The first bytes of a file. */
export function startOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(12);
    return start.toString('latin1', 0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}
