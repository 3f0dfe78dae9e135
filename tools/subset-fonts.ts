/**
 * `npm install --no-save subset-font@2.9.0 @fontsource-variable/bricolage-grotesque@5.3.0
 * @fontsource-variable/hanken-grotesk@5.3.0 && npx node tools/subset-fonts.ts`: makes the site's
 * two font files with only the glyphs French needs and the weights the styles use, so that each
 * fits into one congestion window, and their licence, `public/OFL.txt`. Run it after a change here
 * or in `src/styles/glyphs.ts` and commit the result. It prints the heights of each face, which
 * `src/styles/faces.css` needs after a change of face.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { glyphs, typedGlyphs } from '../src/styles/glyphs.ts';
import { addRoom, heightsOf } from './font-tables.ts';

/** Not in `package.json`, as it runs once a year. */
const library = 'subset-font';
const {
  default: subsetFont,
}: { default: (font: Buffer, text: string, options: object) => Promise<Buffer> } = await import(
  library
);

interface Face {
  /** Its package on npm, under the Open Font License. */
  name: string;
  /** One file of that package with all its weights. */
  file: string;
  /** The values of its axes that the styles use. */
  axes: Record<string, number | { min: number; max: number }>;
  glyphs: string;
  /**
   * Room on both sides of the apostrophe, in units of the font, if it touches an l or an Î in tight
   * headings. Only for a face whose apostrophe is its comma, moved.
   */
  apostropheRoom?: number;
  target: string;
}

const faces: Face[] = [
  {
    name: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-standard-normal.woff2',
    axes: { opsz: 64, wdth: 90, wght: 770 },
    glyphs,
    apostropheRoom: 22,
    target: 'heading.woff2',
  },
  {
    name: '@fontsource-variable/hanken-grotesk',
    file: 'hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    glyphs: glyphs + typedGlyphs,
    target: 'text.woff2',
  },
];

for (const face of faces) {
  // Kerning is the only font feature we use. `STAT` serves font menus, and `HVAR` repeats what the
  // outlines say.
  const options = { keepFeatures: ['kern'], dropTables: ['STAT', 'HVAR'] } as const;
  const whole = await readFile(`node_modules/${face.name}/files/${face.file}`);
  const font = await subsetFont(whole, face.glyphs, {
    ...options,
    variationAxes: face.axes,
    targetFormat: 'sfnt',
  });
  if (face.apostropheRoom) addRoom(font, '’', face.apostropheRoom);
  const packed = await subsetFont(font, face.glyphs, { ...options, targetFormat: 'woff2' });
  await writeFile(`src/assets/fonts/${face.target}`, packed);
  const { ascent, descent } = heightsOf(font);
  console.log(
    `${face.target}: ${(packed.length / 1024).toFixed(1)} KiB, ` +
      `ascent ${ascent.toFixed(1)}%, descent ${descent.toFixed(1)}%`,
  );
}

const licences = await Promise.all(
  faces.map(async ({ name }) => {
    const licence = await readFile(`node_modules/${name}/LICENSE`, 'utf8');
    const [, holder, terms] =
      /^(Copyright .*?\)).*?\n\n(This Font Software .*)$/s.exec(licence) ?? [];
    if (!holder || !terms) throw new Error(`${name} is not under the Open Font License`);
    return { holder, terms };
  }),
);
const holders = licences.map(({ holder }) => holder).join('\n');
await writeFile(
  'public/OFL.txt',
  `The faces of this site are subsets of these:\n\n${holders}\n\n${licences[0]?.terms.trimEnd()}\n`,
);
