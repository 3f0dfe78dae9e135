import { writeFile } from 'node:fs/promises';
import { builtPages } from './built-pages.ts';

const plain: Record<string, string> = { ᵉ: 'e', ʳ: 'r' };

const inLetters = (text: string) => text.replace(/[ᵉʳ]/gu, (raised) => plain[raised] ?? raised);

/**
 * Sets the raised letters of « XVIIIᵉ » with the site's own faces, which have none: as raised text where a page is read, as plain
 * letters in titles, alternatives and data. Programs that read aloud know « XVIIIe », and spell the raised sign.
 */
export function withOrdinals(html: string): string {
  return html.replace(/<(script|style|title)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g, (piece) =>
    piece.startsWith('<') ? inLetters(piece) : piece.replace(/[ᵉʳ]+/gu, (raised) => `<sup class="ordinal">${inLetters(raised)}</sup>`),
  );
}

/** Does so in every page of a built site. */
export async function setOrdinals(folder: string): Promise<void> {
  for await (const { path, html } of builtPages(folder)) if (/[ᵉʳ]/u.test(html)) await writeFile(path, withOrdinals(html));
}
