import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A line of text as paths, which need no font and look the same on every machine. */
export interface Outline {
  /** The SVG; its baseline starts at 0, 0. */
  svg: string;
  /** Width in pixels. */
  width: number;
}

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The site's heading font, for drawing. */
export class HeadingFace {
  readonly #font: harfbuzz.Font;
  readonly #unitsPerEm: number;
  /** Ascent in em, as browsers use it. */
  readonly ascent: number;

  /** Reads the font file of the pages. HarfBuzz needs it uncompressed, which a subset of all glyphs provides. */
  static async read(): Promise<HeadingFace> {
    const file = await readFile('src/assets/fonts/heading.woff2');
    return new HeadingFace(await subsetFont(file, `${range(0x20, 0x2ff)}${range(0x2000, 0x206f)}€`, { targetFormat: 'sfnt' }));
  }

  private constructor(content: Uint8Array) {
    const face = new harfbuzz.Face(new harfbuzz.Blob(content));
    this.#font = new harfbuzz.Font(face);
    this.#unitsPerEm = face.upem;
    this.ascent = this.#font.hExtents().ascender / this.#unitsPerEm;
  }

  /** Width of a line in pixels. */
  width(text: string, size: number, tracking = -0.03): number {
    return this.#glyphs(text, tracking).reduce((width, { advance }) => width + advance, 0) * (size / this.#unitsPerEm);
  }

  /** As `outline`, scaled down to fit `width` pixels. */
  fitted(text: string, size: number, width: number, tracking?: number): Outline {
    return this.outline(text, size * Math.min(1, width / this.width(text, size, tracking)), tracking);
  }

  /** Draws a line; `size` in pixels, `tracking` in em, with the font's kerning. */
  outline(text: string, size: number, tracking = -0.03): Outline {
    const scale = size / this.#unitsPerEm;
    let pen = 0;
    const paths = this.#glyphs(text, tracking).map(({ id, x, y, advance }) => {
      const shape = `<path transform="translate(${round(pen + x)} ${round(y)})" d="${this.#font.glyphToPath(id)}"/>`;
      pen += advance;
      return shape;
    });
    return { svg: `<g transform="scale(${round(scale, 6)} ${round(-scale, 6)})">${paths.join('')}</g>`, width: pen * scale };
  }

  /** Glyphs with offsets and advances, in font units. */
  #glyphs(text: string, tracking: number): { id: number; x: number; y: number; advance: number }[] {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(this.#font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return { id, x: xOffset, y: yOffset, advance: xAdvance + tracking * this.#unitsPerEm };
    });
  }
}

const round = (value: number, digits = 2) => Number(value.toFixed(digits));
