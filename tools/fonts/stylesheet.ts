/** What is measured of a font with one weight, as fontkit gives it. */
export interface MeasuredFont {
  unitsPerEm: number;
  /** How far its lines reach above the base line, in units. */
  ascent: number;
  /** How far they reach below it, in units, as a negative number. */
  descent: number;
  layout(text: string, features: string[]): { advanceWidth: number };
}

/** A system font that is shown until a face arrives, for a range of its weights. */
export interface Fallback {
  /** CSS `font-weight`, such as `400 599`, if the face has several. */
  weights?: string;
  system: 'Arial' | 'Arial Bold';
  /** The face in a weight of that range. */
  face: MeasuredFont;
}

/** A face in its stylesheet. */
export interface FaceRules {
  /** CSS `font-family`. */
  family: string;
  /** Its file in `src/assets/fonts/`. */
  file: string;
  /** CSS `font-weight`. */
  weights: string;
  /** CSS `size-adjust`: 0.83 for a face whose words would be a fifth too wide. */
  scale: number;
  /** A text of the kind that is set in it: a fallback gives it the same width. */
  sample: string;
  fallbacks: Fallback[];
}

/** The names of the same system font on Windows, macOS, Linux and Android. */
const localNames = {
  Arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
  'Arial Bold': ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
};

const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`;

const sizeAdjust = (scale: number) =>
  percent(scale) === '100%' ? [] : [`size-adjust: ${percent(scale)}`];

const rule = (declarations: string[]) =>
  `@font-face {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`;

/** How wide a text is in a font, in widths of an em, with kerning. */
export function widthOf(font: MeasuredFont, text: string): number {
  return font.layout(text, ['kern']).advanceWidth / font.unitsPerEm;
}

function fallbackRule(face: FaceRules, fallback: Fallback, system: MeasuredFont) {
  const scale = (face.scale * widthOf(fallback.face, face.sample)) / widthOf(system, face.sample);
  // `size-adjust` shrinks the heights of the fallback too.
  const height = (units: number) =>
    percent((units / fallback.face.unitsPerEm) * (face.scale / scale));
  const sources = localNames[fallback.system].map((name) => `local("${name}")`).join(', ');
  return rule([
    `font-family: "${face.family} stand-in"`,
    `src: ${sources}`,
    `ascent-override: ${height(fallback.face.ascent)}`,
    `descent-override: ${height(-fallback.face.descent)}`,
    'line-gap-override: 0%',
    ...(fallback.weights ? [`font-weight: ${fallback.weights}`] : []),
    ...sizeAdjust(scale),
  ]);
}

/**
 * The rules of all faces and of their fallbacks, which are given the width and the heights of the
 * face, so that nothing moves when it arrives. A `size-adjust` makes the words of a heading face as
 * wide as the layout expects them; `leading` brings their lines together by as much. `tight` is the
 * unit of space between letters of headings, as a part of their size.
 */
export function stylesheet(
  { tight, leading }: { tight: number; leading: number },
  faces: FaceRules[],
  systemFonts: Record<Fallback['system'], MeasuredFont>,
): string {
  const rules = faces.flatMap((face) => [
    rule([
      `font-family: ${face.family}`,
      `src: url("../assets/fonts/${face.file}") format("woff2")`,
      'font-display: swap',
      `font-weight: ${face.weights}`,
      ...sizeAdjust(face.scale),
    ]),
    ...face.fallbacks.map((fallback) => fallbackRule(face, fallback, systemFonts[fallback.system])),
  ]);
  const note = '/* Written by tools/fonts/make-fonts.ts: change the faces there. */\n';
  return `${note}:root {\n  --tight: ${tight}em;\n  --leading: ${Number(leading.toFixed(2))};\n}\n\n${rules.join('\n')}`;
}
