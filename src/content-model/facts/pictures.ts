import { readdirSync } from 'node:fs';
import { textsOf } from '../../lib/text/fill-in.ts';
import { contentFiles, readContent, type Source } from '../files/content-file.ts';

/** The folder of the site's pictures; subfolders are allowed. */
export const pictureFolder = 'src/assets/pictures';

const readable = /\.(?:jpe?g|png|webp)$/i;
/** A name with slashes and composed accents, because systems differ in both. */
const spelled = (name: string): string => name.replaceAll('\\', '/').normalize();

/** The names of a picture in the content: its file name with and without the extension. */
const namesOf = (file: string): string[] => [spelled(file), spelled(file).replace(/\.[^./]+$/, '')];

/** Hidden files. macOS may create one for each file that it copies to another kind of disk. */
const hidden = /(?:^|\/)\./;

/** All pictures, by their paths in the picture folder. */
export const pictureFiles = (folder = pictureFolder): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => readable.test(file) && !hidden.test(file))
    .sort();

/**
 * Finds a picture by its name, with or without the extension. If it is not found, says why in
 * French.
 */
export function findPicture(
  written: string,
  pictures: string[],
): { file: string } | { mistake: string } {
  const wanted = spelled(written);
  const [file, other] = pictures.filter((each) => namesOf(each).includes(wanted));
  if (file !== undefined && (other === undefined || spelled(file) === wanted)) return { file };
  if (other !== undefined)
    return {
      mistake: `plusieurs images s'appellent "${written}" : écrivez le nom avec sa fin, "${file}"`,
    };
  return {
    mistake: `"${written}" n'est pas une image (.jpg, .png ou .webp) du site, ou n'en est plus une`,
  };
}

/** The pictures that content files name. The site uses no others. */
export function namedPictures(source: Source, files = contentFiles(source)): Set<string> {
  const texts = files.flatMap((file) => textsOf(readContent(source, file).value));
  const written = new Set(texts.map(({ text }) => spelled(text)));
  return new Set(pictureFiles().filter((file) => namesOf(file).some((name) => written.has(name))));
}
