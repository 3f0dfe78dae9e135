import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'postcss';
import { brand } from '../settings/brand.ts';
import { faceFiles, ownFaces } from '../settings/faces.ts';
import { coloursCss, palette } from '../src/styles/palette.ts';
import { laterPaths } from './deferred-styles.ts';
import { faceStyles, ownStandIns, standInsFor } from './face-styles.ts';

/** Under this name styles and modules import what is made at build from the owner's content. */
export const madeAlias = '@made';

/** By file name. */
type MadeFiles = Record<string, string | Uint8Array>;

/** A colour of the palette, taken apart. */
const translucent = /rgb\(from var\(--([a-z-]+)\) r g b \/ ([\d.]+)\)/g;

const stylesheets = () => globSync('src/**/*.css').map((path) => path.split(sep).join('/'));

/** The custom properties that these stylesheets ask for when they are built: what is taken apart is numbers by then. */
const askedFor = (paths: string[]) =>
  new Set(
    paths.flatMap((path) =>
      [
        ...readFileSync(path, 'utf8')
          .replaceAll(translucent, '')
          .matchAll(/var\((--[\w-]+)/g),
      ].map(([, name = '']) => name),
    ),
  );

/**
 * What is made from the brand: the colours as custom properties, those apart for which nothing in a page itself asks, and the faces.
 */
export async function brandFiles(): Promise<MadeFiles> {
  const later = new Set(laterPaths('.'));
  const first = askedFor(stylesheets().filter((path) => !later.has(path)));
  const files = faceFiles(brand);
  const faces = { heading: readFileSync(files.heading), text: readFileSync(files.text) };
  return {
    'colours.css': coloursCss(first),
    'later-colours.css': coloursCss([...askedFor([...later])].filter((name) => !first.has(name))),
    'faces.css': faceStyles(files === ownFaces ? ownStandIns : await standInsFor(faces)),
    ...{ 'heading.woff2': faces.heading, 'text.woff2': faces.text },
  };
}

/** Writes the files into a folder named after what they hold, so that two builds of two companies meet nowhere, and returns it. */
export function writeMadeFiles(files: MadeFiles): string {
  const hash = createHash('sha256');
  for (const [name, content] of Object.entries(files)) hash.update(name).update(content);
  const folder = join(process.cwd(), '.cache', 'made', hash.digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/**
 * Writes `rgb(from var(--slate) r g b / 0.5)` with the numbers of the palette: older browsers do not know how to take a colour
 * apart. Throws at what is no colour of the palette.
 */
export function translucentColours(colours: Record<string, string> = palette): Plugin {
  const byProperty = new Map(Object.entries(colours));
  return {
    postcssPlugin: 'translucent-colours',
    Declaration: (declaration) => {
      if (!declaration.value.includes('rgb(from')) return;
      declaration.value = declaration.value.replace(translucent, (_, property: string, opacity: string) => {
        const colour = byProperty.get(property.replace(/-([a-z])/g, (__, letter: string) => letter.toUpperCase()));
        if (!colour) throw declaration.error(`--${property} is no colour of src/styles/palette.ts`);
        return `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ')} / ${opacity})`;
      });
    },
  };
}
