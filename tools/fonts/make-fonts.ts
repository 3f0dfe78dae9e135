/**
 * Makes all that the site has of its two faces: the files, with only the glyphs that French needs
 * and the weights that the styles use, so that each fits into one congestion window; their
 * stylesheet, `src/styles/faces.css`; their licence, `public/OFL.txt`. Run it after a change here
 * or in `src/styles/glyphs.ts`, with the packages of the faces, and commit what it writes:
 *
 * `npm install --no-save subset-font@2.9.0 fontkit@2.0.4 @fontsource/arimo@5.3.0
 * @fontsource-variable/bricolage-grotesque@5.3.0 @fontsource-variable/hanken-grotesk@5.3.0 &&
 * npx node tools/fonts/make-fonts.ts && npm run format`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { glyphs, typedGlyphs } from '../../src/styles/glyphs.ts';
import { addRoom } from './letter-room.ts';
import { type Fallback, type MeasuredFont, stylesheet, widthOf } from './stylesheet.ts';

/** Not in `package.json`, as they are needed once a year. */
const libraries = { subset: 'subset-font', metrics: 'fontkit' };
const {
  default: subsetFont,
}: { default: (font: Buffer, text: string, options: object) => Promise<Buffer> } = await import(
  libraries.subset
);
const { create }: { create: (font: Buffer) => MeasuredFont } = await import(libraries.metrics);

type Axes = Record<string, number | { min: number; max: number }>;

interface Face {
  /** Its package on npm, under the Open Font License. */
  name: string;
  /** One file of that package with all its weights. */
  file: string;
  /** The values of its axes that the styles use. */
  axes: Axes;
  /**
   * Room on both sides of the apostrophe, in units of the font, if it touches an l or an Î in tight
   * headings. Only for a face whose apostrophe is its comma, moved.
   */
  apostropheRoom?: number;
}

/** The brand's: titles, figures, the company's name, names on the map. One weight. */
const heading: Face = {
  name: '@fontsource-variable/bricolage-grotesque',
  file: 'bricolage-grotesque-latin-standard-normal.woff2',
  axes: { opsz: 64, wdth: 90, wght: 770 },
  apostropheRoom: 22,
};

/** The brand's: everything else. */
const text: Face = {
  name: '@fontsource-variable/hanken-grotesk',
  file: 'hanken-grotesk-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
};

/**
 * The space between letters, as a part of their size: headings, figures and the company's name are
 * tightened by one and a half to five times as much. For another face begin with 0: letters of a
 * wide one touch soon.
 */
const tight = -0.01;

const headingSample = 'Couvreur à Mulhouse : toiture, zinguerie et isolation';

/**
 * How wide the layout expects that sample, as a part of its size, tightened as titles are: every
 * heading face is scaled to it.
 */
const headingWidth = 19.75;
const titleTight = 3 * tight;

const textSample =
  'Toiture, zinguerie, isolation et démoussage à Rixheim : le couvreur de votre rue vient voir, ' +
  'mesure et chiffre sous 48 h.';

const fontOf = (packageName: string, file: string) =>
  readFile(`node_modules/${packageName}/files/${file}`);

/** Kerning is the only font feature we use. `STAT` serves font menus, `HVAR` repeats the outlines. */
const kept = { keepFeatures: ['kern'], dropTables: ['STAT', 'HVAR'] };

async function subset(face: Face, letters: string, axes: Axes): Promise<Buffer> {
  const font = await subsetFont(await fontOf(face.name, face.file), letters, {
    ...kept,
    variationAxes: axes,
    targetFormat: 'sfnt',
  });
  if (face.apostropheRoom) addRoom(font, '’', face.apostropheRoom);
  return font;
}

async function writeFont(font: Buffer, letters: string, file: string) {
  const packed = await subsetFont(font, letters, { ...kept, targetFormat: 'woff2' });
  await writeFile(`src/assets/fonts/${file}`, packed);
  console.log(`${file}: ${(packed.length / 1024).toFixed(1)} KiB`);
}

/** Arial by its measures: Arimo has the same. */
const systemFont = async (weight: number) =>
  create(
    await subsetFont(
      await fontOf('@fontsource/arimo', `arimo-latin-${weight}-normal.woff2`),
      glyphs,
      {
        ...kept,
        targetFormat: 'sfnt',
      },
    ),
  );

const fallback = async (weight: number, more: Omit<Fallback, 'face'>): Promise<Fallback> => ({
  ...more,
  face: create(await subset(text, glyphs, { ...text.axes, wght: weight })),
});

async function writeStylesheet(headingFont: MeasuredFont) {
  const tightened = headingSample.length * titleTight; // it does not shrink with the face
  const scale = (headingWidth - tightened) / widthOf(headingFont, headingSample);
  const rules = stylesheet(
    { tight, leading: scale },
    [
      {
        family: 'Heading',
        file: 'heading.woff2',
        weights: '700 800',
        scale,
        sample: headingSample,
        fallbacks: [{ system: 'Arial Bold', face: headingFont }],
      },
      {
        family: 'Text',
        file: 'text.woff2',
        weights: '400 700',
        scale: 1,
        sample: textSample,
        fallbacks: [
          await fallback(400, { system: 'Arial', weights: '400 599' }),
          await fallback(700, { system: 'Arial Bold', weights: '600 800' }),
        ],
      },
    ],
    { Arial: await systemFont(400), 'Arial Bold': await systemFont(700) },
  );
  await writeFile('src/styles/faces.css', rules);
  console.log(`faces.css: headings at ${Math.round(100 * scale)}% of their size`);
}

async function writeLicence() {
  const licences = await Promise.all(
    [heading, text].map(async ({ name }) => {
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
}

const headingFile = await subset(heading, glyphs, heading.axes);
await writeFont(headingFile, glyphs, 'heading.woff2');
const textLetters = glyphs + typedGlyphs;
await writeFont(await subset(text, textLetters, text.axes), textLetters, 'text.woff2');
await writeStylesheet(create(headingFile));
await writeLicence();
