import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Brand, UnfitBrand } from './brand.ts';
import { contentFolder } from './content-folder.ts';

/** The font files of the site, by what is set in them: headings, and running text. */
export type FaceFiles = Record<'heading' | 'text', string>;

/** The two of the product. */
export const ownFaces: FaceFiles = { heading: 'src/assets/fonts/bricolage-grotesque.woff2', text: 'src/assets/fonts/hanken-grotesk.woff2' };

/** Where `npm run fonts` puts what it makes of a face that the brand names. */
export const madeFace = (part: keyof FaceFiles, source: string, folder = contentFolder): string =>
  join(folder, 'fonts', `${part}-${basename(source).replace(/\.(?:woff2|ttf|otf)$/, '')}.woff2`);

/** The font files to load. Throws an `UnfitBrand` where the brand names a face that `npm run fonts` has not made yet. */
export function faceFiles({ faces }: Pick<Brand, 'faces'>, folder = contentFolder): FaceFiles {
  if (!faces) return ownFaces;
  const made = (part: keyof FaceFiles) => {
    const path = madeFace(part, faces[part], folder);
    if (existsSync(path)) return path;
    const name = relative('.', path).replaceAll('\\', '/');
    throw new UnfitBrand(['faces', part], `de "${faces[part]}" il n'y a pas encore de fichier ${name} ; lancez "npm run fonts"`);
  };
  return { heading: made('heading'), text: made('text') };
}
