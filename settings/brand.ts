import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import type { Hex } from './colour.ts';
import { readContentFile } from './content-file.ts';
import { contentFolder } from './content-folder.ts';
import { orStop, SettingError, settingError } from './fail.ts';

const isHex = (value: string): value is Hex => /^#[\da-f]{6}$/.test(value);

const colour = v.pipe(
  v.string('must be a colour; right: "#a8441f"'),
  v.toLowerCase(),
  v.custom<Hex>((value) => typeof value === 'string' && isHex(value), 'must be six digits after a #, in quotes; right: "#a8441f"'),
);

const fileName = v.pipe(v.string(), v.regex(/^[\w-]+\.svg$/, 'must be the name of an SVG file beside brand.yaml; right: "logo.svg"'));

/** The source of a face: a file beside `brand.yaml`, a package, or a file of one. */
const face = v.pipe(
  v.string(),
  v.regex(
    /^(?:@[\w-]+\/)?[\w-][\w./ -]*$/,
    'must be a font file beside brand.yaml, or a package; right: "titres.ttf" or "@fontsource-variable/hanken-grotesk"',
  ),
);

const brandSchema = v.strictObject({
  colours: v.strictObject({
    /** Terracotta in the palette: buttons, links, roofs. */
    accent: colour,
    /** Plaster: the ground of every page. */
    ground: colour,
    /** Slate: text, and dark bands. */
    text: colour,
    /** Zinc: quiet text. */
    quiet: colour,
    /** Moss: a second accent, for the moss removal and the warranties. */
    second: colour,
    emergency: colour,
  }),
  /** Shades of the palette (src/styles/palette.ts) that shall not follow from the colours. */
  shades: v.optional(v.record(v.string(), colour), {}),
  /** Faces in the place of the product's. */
  faces: v.optional(v.strictObject({ heading: face, text: face })),
  /** Drawings in the place of the name that is set in the heading face. */
  logo: v.optional(
    v.strictObject({
      file: fileName,
      /** For dark grounds; without it the logo stands on a light plate there. */
      onDark: v.optional(fileName),
      /** A square, for the tab of the browser and home screens. */
      sign: v.optional(fileName),
    }),
  ),
});

/** The colours that an owner chooses. */
export type BrandColours = v.InferOutput<typeof brandSchema>['colours'];

/** A drawing of the owner. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** What the site looks like, checked. */
export interface Brand {
  colours: BrandColours;
  shades: Record<string, Hex>;
  /** Where the faces of headings and of running text come from; `npm run fonts` makes files of them. */
  faces?: { heading: string; text: string };
  logo?: { light: Drawing; onDark?: Drawing; sign?: Drawing };
}

/** The file that an owner changes, for messages. */
export const brandFile = relative('.', join(contentFolder, 'brand.yaml')).replaceAll('\\', '/');

/** What a drawing from elsewhere may hold that would not show, or not everywhere: a script, another file, text in a face that visitors lack. */
const unfit = /<(script|foreignObject|text|style|image)\b|\bon\w+=|(?:href|src)="(?!#)/i;

/** A drawing beside `brand.yaml`; throws a `SettingError` that names it, what is wrong and what would be right. */
function readDrawing(folder: string, file: string): Drawing {
  const path = relative('.', join(folder, file)).replaceAll('\\', '/');
  if (!existsSync(path)) throw new SettingError(`${brandFile}: logo names "${file}", and there is no ${path}`);
  const svg = readFileSync(path, 'utf8')
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .trim();
  const [, viewBox = ''] = /^<svg\b[^>]*\bviewBox="([^"]+)"/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0))
    throw new SettingError(`${path} must be an SVG with a viewBox; right: <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">`);
  const [found] = unfit.exec(svg) ?? [];
  if (found) throw new SettingError(`${path} holds ${found}…, which does not show everywhere: save it with shapes alone ("convert text to paths")`);
  return { svg, width, height };
}

/** Checks what the owner wrote; throws a `SettingError` whose message names the field, what is wrong and a right value. */
export function readBrand(folder: string): Brand {
  const { written, place } = readContentFile(folder, 'brand.yaml', 'core');
  const result = v.safeParse(brandSchema, written);
  if (!result.success) throw settingError(result.issues, place);
  const { colours, shades, faces, logo } = result.output;
  const look = { colours, shades, ...(faces && { faces }) };
  if (!logo) return look;
  return {
    ...look,
    logo: {
      light: readDrawing(folder, logo.file),
      ...(logo.onDark && { onDark: readDrawing(folder, logo.onDark) }),
      ...(logo.sign && { sign: readDrawing(folder, logo.sign) }),
    },
  };
}

/** The brand of this site; a bad value ends the process with one line. */
export const brand: Brand = orStop(() => readBrand(contentFolder));
