/**
 * `npm run fonts`: makes the two font files of the site, of the faces that `brand.yaml` names or else of the product's own: only the glyphs
 * that French needs, only the weights that the styles use. Each then fits into one congestion window.
 * To be run after a change of `faces` in `brand.yaml`, of a weight here or of a glyph in `src/styles/glyphs.ts`; the result is committed.
 * The licence of the product's own, `public/OFL.txt`, goes online with them.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { brand, brandFile } from '../settings/brand.ts';
import { contentFolder } from '../settings/content-folder.ts';
import { type FaceFiles, madeFace, ownFaces } from '../settings/faces.ts';
import { SettingError, stopWith } from '../settings/fail.ts';
import { glyphs, typedGlyphs } from '../src/styles/glyphs.ts';

const ownSources: FaceFiles = { heading: '@fontsource-variable/bricolage-grotesque', text: '@fontsource-variable/hanken-grotesk' };

/** What the styles use of a face, as far as it has it; every other axis stays where it is by itself. */
const wanted: Record<keyof FaceFiles, { glyphs: string; axes: Record<string, [number, number]> }> = {
  heading: { glyphs, axes: { opsz: [64, 64], wdth: [90, 90], wght: [770, 770] } },
  text: { glyphs: glyphs + typedGlyphs, axes: { wght: [400, 700] } },
};

/** Without these no French can be written. */
const french = 'éèêëàâçùûîïôœÉÀÇ’«»–€0123456789';

/** Of the files of a package the upright one, with all of its axes, that has the letters of Western Europe. */
const preferred = [/-latin-(?:standard|full)-normal\.woff2$/, /-latin-wght-normal\.woff2$/, /-latin-400-normal\.woff2$/];

/** The font file that a name in `brand.yaml` means. */
async function findSource(part: keyof FaceFiles, name: string): Promise<string> {
  const besides = join(contentFolder, name);
  if (existsSync(besides)) return besides;
  const inPackage = join('node_modules', name);
  if (/\.(?:woff2|ttf|otf)$/.test(name) && existsSync(inPackage)) return inPackage;
  const files = await readdir(join(inPackage, 'files')).catch(() => []);
  const found = preferred.flatMap((pattern) => files.filter((file) => pattern.test(file)))[0];
  if (found) return join(inPackage, 'files', found);
  throw new SettingError(
    `${brandFile}: faces.${part} est "${name}", et il n'y a ni fichier de ce nom à côté, ni paquet ; posez le fichier là, ou lancez "npm install --save-dev --save-exact ${name}"`,
  );
}

try {
  for (const part of ['heading', 'text'] as const) {
    const name = (brand.faces ?? ownSources)[part];
    const source = await readFile(await findSource(part, name));
    const { glyphs, axes } = wanted[part];
    // HarfBuzz wants it unpacked.
    const face = new harfbuzz.Face(new harfbuzz.Blob(await subsetFont(source, glyphs, { targetFormat: 'sfnt' })));
    const has = new Set(face.collectUnicodes());
    const missing = [...glyphs].filter((glyph) => !/\s/.test(glyph) && !has.has(glyph.codePointAt(0) ?? 0));
    if (missing.length > 0) console.warn(`⚠ ${name} has no ${missing.join(' ')}: a browser takes them from another face`);
    if (missing.some((glyph) => french.includes(glyph)))
      throw new SettingError(
        `${brandFile}: faces.${part} est "${name}", à laquelle manque ${missing.join(' ')} ; choisissez une police faite pour le français`,
      );
    const variationAxes = Object.fromEntries(
      Object.entries(face.getAxisInfos()).map(([tag, axis]) => {
        const [min, max] = (axes[tag] ?? [axis.default, axis.default]).map((value) => Math.min(Math.max(value, axis.min), axis.max));
        return [tag, min === max || min === undefined || max === undefined ? (min ?? axis.default) : { min, max }];
      }),
    );
    // What an axis is called is for font menus; how it changes the width of a letter is said by a TrueType outline as well, and by no other.
    const dropTables = face.referenceTable('gvar') ? ['STAT', 'HVAR'] : ['STAT'];
    // Of what a font can do beyond showing letters, only the space between two of them is used.
    const options = { targetFormat: 'woff2', variationAxes, keepFeatures: ['kern'], dropTables } as const;
    const font = await subsetFont(source, glyphs, options);
    const target = brand.faces ? madeFace(part, name) : ownFaces[part];
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, font);
    console.log(`${relative('.', target)}: ${(font.length / 1024).toFixed(1)} KiB`);
  }
} catch (error) {
  stopWith(error);
}
