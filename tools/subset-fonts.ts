/**
 * `npx node tools/subset-fonts.ts`: makes the two font files of the site, with only the glyphs that French needs and the weights that the styles use. Each then
 * fits into one congestion window. To be run after a change here or in `src/styles/glyphs.ts`; the result is committed. A face of another
 * width needs other stand-ins in `src/styles/faces.css`. Their licence, `public/OFL.txt`, goes online with them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { glyphs, typedGlyphs } from '../src/styles/glyphs.ts';

const heading = { opsz: 64, wdth: 90, wght: 770 };
const running = { wght: { min: 400, max: 700 } };
const faces = [
  ['bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2', glyphs, heading, 'heading.woff2'],
  ['hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', glyphs + typedGlyphs, running, 'text.woff2'],
] as const;

for (const [source, text, variationAxes, target] of faces) {
  // Of what a font can do beyond showing letters, only the space between two of them is used. What an axis is called is for font menus; how
  // it changes the width of a letter is said by the outlines as well.
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures: ['kern'], dropTables: ['STAT', 'HVAR'] } as const;
  const font = await subsetFont(await readFile(`node_modules/@fontsource-variable/${source}`), text, options);
  await writeFile(`src/assets/fonts/${target}`, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KiB`);
}
