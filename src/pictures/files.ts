import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pictures of the site are, in folders or not. */
export const pictureFolder = 'src/assets/pictures';

const readable = /\.(?:jpe?g|png|webp)$/i;
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
  if (file !== undefined && (other === undefined || spelled(file) === wanted)) return { file: file.replaceAll('\\', '/') };
  if (other !== undefined) return { mistake: `plusieurs images s'appellent "${written}" dans ${folder}/ : écrivez le nom avec sa fin, "${file}"` };
  const [unreadable] = named;
  if (unreadable !== undefined && fromApple.test(unreadable))
    return {
      mistake: `"${unreadable}" est au format HEIC des iPhone, que les navigateurs ne lisent pas : ouvrez la photo, exportez-la en JPEG, et mettez ce fichier-là dans ${folder}/`,
    };
  return { mistake: `"${written}" n'est pas une image (.jpg, .png ou .webp) de ${join(folder, '/').replaceAll('\\', '/')}` };
}
