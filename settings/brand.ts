import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import type { Hex } from './colour.ts';
import { readContentFile, type WrittenContent } from './content-file.ts';
import { contentFolder } from './content-folder.ts';
import { orStop, SettingError, settingError } from './fail.ts';
import { named } from './named.ts';

const isHex = (value: string): value is Hex => /^#[\da-f]{6}$/.test(value);

const colourRule = 'doit être six signes après un #, entre guillemets, comme "#a8441f"';
const colour = v.pipe(
  v.string(colourRule),
  v.toLowerCase(),
  v.custom<Hex>((value) => typeof value === 'string' && isHex(value), colourRule),
  v.metadata({ format: 'color' }),
);

const fileName = v.pipe(
  v.string(),
  v.regex(/^[\w-]+\.svg$/, 'doit être le nom d’un fichier SVG posé à côté de brand.yaml, comme "logo.svg"'),
  v.metadata({ drawing: true }),
);

/** The source of a face: a file beside `brand.yaml`, a package, or a file of one. */
const face = v.pipe(
  v.string(),
  v.regex(
    /^(?:@[\w-]+\/)?[\w-][\w./ -]*$/,
    'doit être un fichier de police posé à côté de brand.yaml, ou un paquet, comme "titres.ttf" ou "@fontsource-variable/hanken-grotesk"',
  ),
);

/** What `brand.yaml` may say. */
export const brandSchema = v.strictObject({
  colours: named(
    v.strictObject({
      /** Terracotta in the palette. */
      accent: named(colour, 'Terre cuite', 'Boutons, liens, toits, première zone de la carte.'),
      /** Plaster in the palette. */
      ground: named(colour, 'Enduit', 'Le fond de toutes les pages.'),
      /** Slate in the palette. */
      text: named(colour, 'Ardoise', 'Le texte, et les bandes sombres.'),
      /** Zinc in the palette. */
      quiet: named(colour, 'Zinc', 'Le texte discret.'),
      /** Moss in the palette. */
      second: named(colour, 'Mousse', 'Le démoussage et les garanties.'),
      emergency: named(colour, 'Urgences', 'Les urgences, et rien d’autre.'),
    }),
    'Couleurs',
    'Six ; toutes les autres teintes en suivent. Une couleur qui ne se lirait pas est refusée, avec la plus proche qui irait.',
  ),
  /** Shades of the palette (src/styles/palette.ts) that shall not follow from the colours. */
  shades: v.optional(
    named(
      v.record(v.string(), named(colour, 'Couleur', 'À la place de celle qui suivrait.')),
      'Teintes à part',
      'Pour qui connaît les feuilles de style : une teinte qui ne suit pas les six couleurs.',
    ),
  ),
  /** Faces in the place of the product's. */
  faces: v.optional(
    named(
      v.strictObject({
        heading: named(face, 'Titres', 'Comme "titres.ttf" ou "@fontsource-variable/hanken-grotesk".'),
        text: named(face, 'Texte', 'De même.'),
      }),
      'Polices à vous',
      'Deux fichiers posés à côté de brand.yaml, ou deux paquets ; à faire avec qui vous a installé le site.',
    ),
  ),
  /** Drawings in the place of the name that is set in the heading face. */
  logo: v.optional(
    named(
      v.strictObject({
        file: named(fileName, 'Dessin', 'Un fichier SVG, tout en formes : sans texte, ni image, ni effet.'),
        onDark: v.optional(named(fileName, 'Sur fond sombre', 'Pour le bas des pages ; sans lui, le dessin y est posé sur une plaque claire.')),
        sign: v.optional(named(fileName, 'Carré', 'Pour l’onglet du navigateur et l’écran d’accueil des téléphones.')),
      }),
      'Logo',
      'À la place du nom, écrit dans la police des titres.',
    ),
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
  if (!existsSync(path)) throw new SettingError(`${brandFile} : le logo "${file}" n’est pas là : il manque ${path}`);
  const svg = readFileSync(path, 'utf8')
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .trim();
  const [, viewBox = ''] = /^<svg\b[^>]*\bviewBox="([^"]+)"/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0))
    throw new SettingError(`${path} doit être un SVG avec ses mesures, comme <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">`);
  const [found] = unfit.exec(svg) ?? [];
  if (found)
    throw new SettingError(`${path} contient ${found}…, qui ne se voit pas partout : enregistrez-le tout en formes (« vectoriser le texte »)`);
  return { svg, width, height };
}

/**
 * Checks what the owner wrote in a `brand.yaml` of a folder; throws a `SettingError` whose message names the field, what is wrong and a right value.
 */
export function checkBrand({ written, place }: WrittenContent, folder: string): Brand {
  const result = v.safeParse(brandSchema, written);
  if (!result.success) throw settingError(result.issues, place);
  const { colours, shades = {}, faces, logo } = result.output;
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

/** The brand of a folder, checked. */
export const readBrand = (folder: string): Brand => checkBrand(readContentFile(folder, 'brand.yaml', 'core'), folder);

/** The brand of this site; a bad value ends the process with one line. */
export const brand: Brand = orStop(() => readBrand(contentFolder));
