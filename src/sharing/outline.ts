import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A line of text as shapes: a drawing needs no font then, and looks the same on every machine. */
export interface Outline {
  /** SVG of the line; its baseline starts at 0, 0. */
  svg: string;
  /** Width in pixels. */
  width: number;
}

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The heading face of the site, ready to be drawn from. */
export class HeadingFace {
  readonly #font: harfbuzz.Font;
  readonly #unitsPerEm: number;
  /** Height above the baseline of what a browser takes for the line's content, in em. */
  readonly ascent: number;

  /** Reads the file that the pages use too; HarfBuzz wants it unpacked, which subsetting it to all of its glyphs does. */
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

  /** Width of a line in pixels, without the cost of drawing it. */
  width(text: string, size: number, tracking = -0.03): number {
    return this.#glyphs(text, tracking).reduce((width, { advance }) => width + advance, 0) * (size / this.#unitsPerEm);
  }

  /** As `outline`, smaller where the line would be wider than `width` pixels. */
  fitted(text: string, size: number, width: number, tracking?: number): Outline {
    return this.outline(text, size * Math.min(1, width / this.width(text, size, tracking)), tracking);
  }

  /** Draws a line; `size` in pixels, `tracking` in em. Kerning is the font's own. */
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

  /** The glyphs of a line with their offsets and advances, in the font's units. */
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
