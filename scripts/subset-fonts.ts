/**
 * Makes the two font files of the site: only the glyphs that French needs, only the weights that the styles use.
 * Run `npm run fonts` after changing a weight or a glyph; the result is committed in `src/assets/fonts/`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/** ASCII, French letters, the dotless ı of the wordmark, quotes, dashes, fixed spaces, and the signs of measures and money. */
const glyphs = `${range(0x20, 0x7e)}ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿı«»’‘“”–—…·•©°²³×€\u00a0\u202f`;

const faces: { source: string; target: string; axes: Record<string, number | { min: number; max: number }> }[] = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    target: 'src/assets/fonts/bricolage-grotesque.woff2',
    axes: { opsz: 64, wdth: 90, wght: 770 },
  },
  {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'src/assets/fonts/hanken-grotesk.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { source, target, axes } of faces) {
  const font = await subsetFont(await readFile(new URL(import.meta.resolve(source))), glyphs, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(target, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KiB`);
}
