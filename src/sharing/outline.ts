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
  static async read(path = 'src/assets/fonts/bricolage-grotesque.woff2'): Promise<HeadingFace> {
    return new HeadingFace(await subsetFont(await readFile(path), `${range(0x20, 0x2ff)}${range(0x2000, 0x206f)}€`, { targetFormat: 'sfnt' }));
  }

  private constructor(content: Uint8Array) {
    const face = new harfbuzz.Face(new harfbuzz.Blob(content));
    this.#font = new harfbuzz.Font(face);
    this.#unitsPerEm = face.upem;
    this.ascent = this.#font.hExtents().ascender / this.#unitsPerEm;
  }

  /** As `outline`, smaller where the line would be wider than `width` pixels. */
  fitted(text: string, size: number, width: number, tracking?: number): Outline {
    const line = this.outline(text, size, tracking);
    return line.width <= width ? line : this.outline(text, (size * width) / line.width, tracking);
  }

  /** Draws a line; `size` in pixels, `tracking` in em. Kerning is the font's own. */
  outline(text: string, size: number, tracking = -0.03): Outline {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(this.#font, buffer);
    const positions = buffer.getGlyphPositions();
    const scale = size / this.#unitsPerEm;
    let pen = 0;
    const paths = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const shape = `<path transform="translate(${round(pen + xOffset)} ${round(yOffset)})" d="${this.#font.glyphToPath(glyph)}"/>`;
      pen += xAdvance + tracking * this.#unitsPerEm;
      return shape;
    });
    return { svg: `<g transform="scale(${round(scale, 6)} ${round(-scale, 6)})">${paths.join('')}</g>`, width: pen * scale };
  }
}

const round = (value: number, digits = 2) => Number(value.toFixed(digits));
