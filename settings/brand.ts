import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import type { Hex } from './colour.ts';
import { readNeededContent } from './content-file.ts';
import { contentFolder } from './content-folder.ts';
import { orStop, SettingError } from './fail.ts';
import { type FieldWords, mistakeText, type OwnerMistake, ownerMistakes, refusal, titleOf } from './owner-mistakes.ts';

/** What its fields are called, in the editor and wherever one of them is wrong. */
export const brandWords: FieldWords = {
  colours: ['Couleurs', 'Six ; toutes les autres teintes en suivent. Une couleur qui ne se lirait pas est refusée, avec la plus proche qui irait.'],
  'colours.accent': ['Terre cuite', 'Boutons, liens, toits, première zone de la carte.'],
  'colours.ground': ['Enduit', 'Le fond de toutes les pages.'],
  'colours.text': ['Ardoise', 'Le texte, et les bandes sombres.'],
  'colours.quiet': ['Zinc', 'Le texte discret.'],
  'colours.second': ['Mousse', 'Le démoussage et les garanties.'],
  'colours.emergency': ['Urgences', 'Les urgences, et rien d’autre.'],
  shades: ['Teintes', 'Celles qui ne suivent pas les six couleurs ; à faire avec qui vous a installé le site.'],
  'shades.*': ['Couleur', 'À la place de celle qui suivrait.'],
  faces: ['Polices', 'À la place de celles du site ; à faire avec qui vous a installé le site, qui lance ensuite npm run fonts.'],
  'faces.heading': ['Titres', 'Un fichier posé à côté de brand.yaml, ou un paquet, comme « titres.ttf ».'],
  'faces.text': ['Texte', 'De même, comme « texte.otf ».'],
  logo: ['Logo', 'À la place du nom, écrit dans la police des titres.'],
  'logo.file': ['Fichier', 'Un dessin SVG, tout en formes : ni texte, ni photo.'],
  'logo.onDark': ['Sur fond sombre', 'Pour le bas des pages ; sans lui, le premier y est posé sur une plaque claire.'],
  'logo.sign': ['Signe', 'Un carré, pour l’onglet du navigateur et l’écran d’accueil des téléphones.'],
};

const isHex = (value: string): value is Hex => /^#[\da-f]{6}$/.test(value);

const colour = v.pipe(
  v.string('doit être une couleur entre guillemets, comme "#a8441f"'),
  v.toLowerCase(),
  v.custom<Hex>(
    (value) => typeof value === 'string' && isHex(value),
    'doit avoir six chiffres ou lettres (de a à f) après un #, entre guillemets, comme "#a8441f"',
  ),
  v.metadata({ format: 'color' }),
);

const fileName = v.pipe(
  v.string(),
  v.regex(/^[\w-]+\.svg$/, 'doit être le nom d’un fichier SVG posé à côté de brand.yaml, comme "logo.svg"'),
  v.metadata({ file: 'drawing' }),
);

/** The source of a face: a file beside `brand.yaml`, a package, or a file of one. */
const face = v.pipe(
  v.string(),
  v.regex(
    /^(?:@[\w-]+\/)?[\w-][\w./ -]*$/,
    'doit être un fichier de police posé à côté de brand.yaml, ou un paquet, comme "titres.ttf" ou "@fontsource-variable/hanken-grotesk"',
  ),
);

/** What `brand.yaml` may say, and by which rules. */
export const brandSchema = v.strictObject({
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
  shades: v.optional(v.record(v.string(), colour)),
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

/** What `brand.yaml` says, checked. */
export type BrandFile = v.InferOutput<typeof brandSchema>;

/** The colours that an owner chooses. */
export type BrandColours = BrandFile['colours'];

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

/** A value of `brand.yaml` that is well written and of no use: a colour that could not be read, a drawing or a face that is not there. */
export class UnfitBrand extends SettingError implements OwnerMistake {
  readonly path: string[];
  readonly title: string;
  readonly reason: string;

  constructor(path: string[], reason: string) {
    const title = titleOf(path, brandWords);
    super(`${brandFile}: ${mistakeText([{ path, title }], reason)}`);
    this.path = path;
    this.title = title;
    this.reason = reason;
  }
}

/** What a drawing from elsewhere may hold that would not show, or not everywhere: a script, another file, text in a face that visitors lack. */
const unfit = /<(script|foreignObject|text|style|image)\b|\bon\w+=|(?:href|src)="(?!#)/i;

/** A drawing beside `brand.yaml`, by the field that names it; throws an `UnfitBrand` where it could not be shown. */
function readDrawing(folder: string, field: 'file' | 'onDark' | 'sign', file: string): Drawing {
  const unfitDrawing = (reason: string) => new UnfitBrand(['logo', field], reason);
  const path = relative('.', join(folder, file)).replaceAll('\\', '/');
  if (!existsSync(path)) throw unfitDrawing(`il n'y a pas de fichier ${path}`);
  const svg = readFileSync(path, 'utf8')
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .trim();
  const [, viewBox = ''] = /^<svg\b[^>]*\bviewBox="([^"]+)"/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0))
    throw unfitDrawing(`${path} doit être un SVG avec un viewBox, comme <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">`);
  const [found] = unfit.exec(svg) ?? [];
  if (found) throw unfitDrawing(`${path} contient ${found}…, qui ne se voit pas partout ; enregistrez-le en formes seules (« vectoriser le texte »)`);
  return { svg, width, height };
}

/** What the file says by itself, or all that is wrong with it, in French. */
export function checkBrand(written: unknown): { file: BrandFile } | { mistakes: OwnerMistake[] } {
  const result = v.safeParse(brandSchema, written);
  return result.success ? { file: result.output } : { mistakes: ownerMistakes(result.issues, brandSchema, brandWords) };
}

/** Checks what the owner wrote; throws a `SettingError` with all that is wrong, a line each: where, what, and what would be right. */
export function readBrand(folder: string): Brand {
  const content = readNeededContent(folder, 'brand.yaml', 'core');
  const checked = checkBrand(content.value);
  if ('mistakes' in checked) throw refusal(checked.mistakes, content);
  return brandOf(checked.file, folder);
}

/** What the site looks like by a file without mistakes; throws an `UnfitBrand` for a drawing beside it that could not be shown. */
export function brandOf({ colours, shades = {}, faces, logo }: BrandFile, folder: string): Brand {
  const look = { colours, shades, ...(faces && { faces }) };
  if (!logo) return look;
  return {
    ...look,
    logo: {
      light: readDrawing(folder, 'file', logo.file),
      ...(logo.onDark && { onDark: readDrawing(folder, 'onDark', logo.onDark) }),
      ...(logo.sign && { sign: readDrawing(folder, 'sign', logo.sign) }),
    },
  };
}

/** The brand of this site; a bad value ends the process with one line. */
export const brand: Brand = orStop(() => readBrand(contentFolder));
