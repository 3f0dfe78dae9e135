import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pictures of the site are, in folders or not. */
export const pictureFolder = 'src/assets/pictures';

const readable = /\.(?:jpe?g|png|webp)$/i;
/** How a JPEG, PNG or WebP begins, byte by byte as Latin-1. */
export const pictureStart = /^(?:\xff\xd8|\x89PNG|RIFF....WEBP)/s;
const fromApple = /\.(?:heic|heif)$/i;
/** Accents are one sign or two, by the system that wrote the name. */
const spelled = (name: string) => name.replaceAll('\\', '/').normalize();

/**
 * The file of `src/assets/pictures/` that an editor means by a name, with or without its ending; or, in his language, why there is none.
 * Read each time: while the site is being written, pictures arrive.
 */
export function findPicture(written: string, folder = pictureFolder): { file: string } | { mistake: string } {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const wanted = spelled(written);
  const named = paths.filter((path) => spelled(path) === wanted || spelled(path).replace(/\.[^./]+$/, '') === wanted);
  const [file, other] = named.filter((path) => readable.test(path));
  if (file !== undefined && (other === undefined || spelled(file) === wanted)) {
    if (pictureStart.test(startOf(join(folder, file)))) return { file: file.replaceAll('\\', '/') };
    return { mistake: `"${file}" n'est pas l'image que dit son nom : ouvrez-la, exportez-la en JPEG, et mettez ce fichier-là dans ${folder}/` };
  }
  if (other !== undefined) return { mistake: `plusieurs images s'appellent "${written}" dans ${folder}/ : écrivez le nom avec sa fin, "${file}"` };
  const [unreadable] = named;
  if (unreadable !== undefined && fromApple.test(unreadable))
    return {
      mistake: `"${unreadable}" est au format HEIC des iPhone, que les navigateurs ne lisent pas : ouvrez la photo, exportez-la en JPEG, et mettez ce fichier-là dans ${folder}/`,
    };
  return { mistake: `"${written}" n'est pas une image (.jpg, .png ou .webp) de ${join(folder, '/').replaceAll('\\', '/')}` };
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
