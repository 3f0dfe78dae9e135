/**
 * `npm install --no-save subset-font@2.9.0 @fontsource-variable/bricolage-grotesque@5.3.0
 * @fontsource-variable/hanken-grotesk@5.3.0 && npx node tools/subset-fonts.ts`: makes the site's
 * two font files with only the glyphs French needs and the weights the styles use, so that each
 * fits into one congestion window. Run it after a change here or in `src/styles/glyphs.ts` and
 * commit the result. A font of another width needs new fallback metrics in `src/styles/faces.css`.
 * The licence is `public/OFL.txt`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { glyphs, typedGlyphs } from '../src/styles/glyphs.ts';
import { addRoom } from './glyph-room.ts';

/** Not in `package.json`, as it runs once a year. */
const library = 'subset-font';
const {
  default: subsetFont,
}: { default: (font: Buffer, text: string, options: object) => Promise<Buffer> } = await import(
  library
);

const heading = { opsz: 64, wdth: 90, wght: 770 };
const running = { wght: { min: 400, max: 700 } };
const faces = [
  [
    'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    glyphs,
    heading,
    'heading.woff2',
  ],
  [
    'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    glyphs + typedGlyphs,
    running,
    'text.woff2',
  ],
] as const;

for (const [source, text, variationAxes, target] of faces) {
  // Kerning is the only font feature we use. `STAT` serves font menus, and `HVAR` repeats what the
  // outlines say.
  const options = { keepFeatures: ['kern'], dropTables: ['STAT', 'HVAR'] } as const;
  const whole = await readFile(`node_modules/@fontsource-variable/${source}`);
  const font = await subsetFont(whole, text, { ...options, variationAxes, targetFormat: 'sfnt' });
  // In tight headings its apostrophe touches an l or an Î.
  if (variationAxes === heading) addRoom(font, '’', 22);
  const packed = await subsetFont(font, text, { ...options, targetFormat: 'woff2' });
  await writeFile(`src/assets/fonts/${target}`, packed);
  console.log(`${target}: ${(packed.length / 1024).toFixed(1)} KiB`);
}
