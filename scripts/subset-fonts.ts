/**
 * Makes the two font files of the site: only the glyphs that French needs, only the weights that the styles use. Each then
 * fits into one congestion window.
 * Run `npm run fonts` after changing a weight or a glyph; the result is committed in `src/assets/fonts/`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/** Letters and figures, French letters, the dotless ı of the wordmark, quotes, dashes, fixed spaces, and the signs of measures and money. */
const glyphs = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} !%&'()+,-./:;?ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿı«»’‘“”–—…·•©°²³×€\u00a0\u202f`;
/** What a visitor may type into a form, and addresses are made of. */
const typedGlyphs = '@_"';

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
