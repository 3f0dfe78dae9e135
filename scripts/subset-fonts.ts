/**
 * Makes the two font files of the site: only the glyphs that French needs, only the weights that the styles use. Each then
 * fits into one congestion window.
 * Run `npm run fonts` after changing a weight here or a glyph in `src/styles/glyphs.ts`; the result is committed in
 * `src/assets/fonts/`. Their licence, `public/OFL.txt`, goes online with them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { glyphs, typedGlyphs } from '../src/styles/glyphs.ts';

const faces: { source: string; target: string; glyphs: string; axes: Record<string, number | { min: number; max: number }> }[] = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    target: 'src/assets/fonts/bricolage-grotesque.woff2',
    glyphs,
    axes: { opsz: 64, wdth: 90, wght: 770 },
  },
  {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'src/assets/fonts/hanken-grotesk.woff2',
    glyphs: glyphs + typedGlyphs,
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { source, target, glyphs, axes } of faces) {
  const options = {
    targetFormat: 'woff2',
    variationAxes: axes,
    // Of what a font can do beyond showing letters, only the space between two of them is used.
    keepFeatures: ['kern'],
  } as const;
  const font = await subsetFont(await readFile(new URL(import.meta.resolve(source))), glyphs, options);
  await writeFile(target, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KiB`);
}
