import { relative } from 'node:path';
import { glyphs, typedGlyphs } from '../src/styles/glyphs.ts';
import { builtPages } from './built-pages.ts';

/** The sign that joins two words has nothing to draw. */
const drawn = new Set(`${glyphs}${typedGlyphs}\n\t<>\u2060`);
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The characters of a page's text that the site's faces do not have; a browser takes them from another face. */
export function foreignGlyphs(html: string): string[] {
  const text = html
    .replace(/<(script|style|title)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) =>
      name ? (named[name] ?? entity) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    );
  return [...new Set(text)].filter((character) => !drawn.has(character));
}

/** What to say of a built site's characters that its faces do not have: one line each, with the first page that shows it. */
export async function glyphWarnings(folder: string): Promise<string[]> {
  const pages = new Map<string, string>();
  for await (const { path, html } of builtPages(folder))
    for (const character of foreignGlyphs(html)) if (!pages.has(character)) pages.set(character, relative(folder, path));
  return [...pages].map(
    ([character, page]) =>
      `"${character}", dans ${page}, n'est pas dans les polices du site : écrivez-le autrement, ou ajoutez-le à src/styles/glyphs.ts et lancez "node scripts/subset-fonts.ts".`,
  );
}
