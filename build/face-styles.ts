import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { glyphs } from '../src/styles/glyphs.ts';

/** What makes a face of the system as wide and as high as one of ours, in percent, for as long as ours is on its way. */
interface StandIn {
  size: number;
  ascent: number;
  descent: number;
}

/** For headings, which are bold, and for running text, regular and bold. */
type StandIns = Record<'heading' | 'regular' | 'bold', StandIn>;

/** Those of the product's faces, measured on the text of a town page. */
export const ownStandIns: StandIns = {
  heading: { size: 86.2, ascent: 107.9, descent: 31.3 },
  regular: { size: 100, ascent: 100, descent: 30 },
  bold: { size: 94.8, ascent: 105.5, descent: 31.7 },
};

/** How often a thousand letters of French text are which, the space among them, and how wide Arial is there, regular and bold, in 1/1000 em. */
const arial: Record<string, [share: number, regular: number, bold: number]> = {
  ...{ ' ': [160, 278, 278], e: [123, 556, 556], s: [66, 500, 556], a: [64, 556, 556], i: [63, 222, 278], t: [60, 278, 333], n: [59, 556, 611] },
  ...{ r: [55, 333, 389], u: [53, 556, 611], l: [46, 222, 278], o: [45, 556, 611], d: [31, 556, 611], c: [27, 500, 556], p: [25, 556, 611] },
  ...{ m: [25, 833, 889], é: [16, 556, 556], v: [13, 500, 556], q: [11, 556, 611], f: [9, 278, 333], b: [8, 556, 611], g: [8, 556, 611] },
  ...{ h: [6, 556, 611], j: [5, 222, 278], à: [4, 556, 556], x: [3, 500, 556], y: [3, 500, 556], è: [3, 556, 556], z: [1, 500, 500] },
};

/** How a face stands beside Arial at a weight. */
function standIn(font: harfbuzz.Font, unitsPerEm: number, isBold: boolean): StandIn {
  let [own, system] = [0, 0];
  for (const [letter, [share, regular, bold]] of Object.entries(arial)) {
    own += share * (font.glyphHAdvance(font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0) / unitsPerEm);
    system += share * ((isBold ? bold : regular) / 1000);
  }
  const size = own / system;
  const { ascender, descender } = font.hExtents();
  const share = (height: number) => Number(((Math.abs(height) / unitsPerEm / size) * 100).toFixed(1));
  return { size: Number((size * 100).toFixed(1)), ascent: share(ascender), descent: share(descender) };
}

/** The stand-ins of two font files. */
export async function standInsFor({ heading, text }: Record<'heading' | 'text', Uint8Array>): Promise<StandIns> {
  const measure = async (content: Uint8Array, weight: number) => {
    // HarfBuzz wants it unpacked.
    const face = new harfbuzz.Face(new harfbuzz.Blob(await subsetFont(Buffer.from(content), glyphs, { targetFormat: 'sfnt' })));
    const font = new harfbuzz.Font(face);
    font.setVariations([new harfbuzz.Variation('wght', weight)]);
    return standIn(font, face.upem, weight > 500);
  };
  return { heading: await measure(heading, 770), regular: await measure(text, 400), bold: await measure(text, 700) };
}

const regular = 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Roboto")';
const bold = 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Roboto Bold")';

const rule = (family: string, source: string, { size, ascent, descent }: StandIn, weight = '') => `@font-face {
  font-family: "${family} stand-in";
  src: ${source};
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
${weight && `  font-weight: ${weight};\n`}${size === 100 ? '' : `  size-adjust: ${size}%;\n`}}
`;

const face = (family: string, file: string, weight: string) => `@font-face {
  font-family: ${family};
  src: url("./${file}") format("woff2");
  font-display: swap;
  font-weight: ${weight};
}
`;

/**
 * The two faces, and what stands in for them until they arrive: the system's own, stretched to the same width and height, so that nothing
 * moves when they do.
 */
export const faceStyles = (standIns: StandIns): string => `${face('Heading', 'heading.woff2', '700 800')}${face('Text', 'text.woff2', '400 700')}
${rule('Heading', bold, standIns.heading)}${rule('Text', regular, standIns.regular, '400 599')}${rule('Text', bold, standIns.bold, '600 800')}
:root {
  --font-heading: Heading, "Heading stand-in", sans-serif;
  --font-text: Text, "Text stand-in", sans-serif;
}

/* Firefox does not look for a stand-in while another face is on its way: it has this one before it asks for any. */
html {
  font-family: "Heading stand-in", sans-serif;
}
`;
