import { writeFile } from 'node:fs/promises';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { builtPages } from './built-pages.ts';

const inLetters = (text: string) => text.replaceAll('ᵉ', 'e').replaceAll('ʳ', 'r');

/** Whose text is read by programs. */
const unseen = new Set(['script', 'style', 'title']);

/** Where the texts stand that a visitor reads, in their order. */
function* readTexts(node: DefaultTreeAdapterTypes.Node): Generator<{ startOffset: number; endOffset: number }> {
  if (unseen.has(node.nodeName)) return;
  if (node.nodeName === '#text' && node.sourceCodeLocation) yield node.sourceCodeLocation;
  if ('childNodes' in node) for (const child of node.childNodes) yield* readTexts(child);
}

/**
 * Sets the raised letters of « XVIIIᵉ » with the site's own faces, which have none: as raised text where a page is read, as plain
 * letters in titles, alternatives and data. Programs that read aloud know « XVIIIe », and spell the raised sign.
 */
export function withOrdinals(html: string): string {
  let set = '';
  let done = 0;
  for (const { startOffset, endOffset } of readTexts(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))) {
    const raised = html.slice(startOffset, endOffset).replace(/[ᵉʳ]+/gu, (letters) => `<sup class="ordinal">${inLetters(letters)}</sup>`);
    set += inLetters(html.slice(done, startOffset)) + raised;
    done = endOffset;
  }
  return set + inLetters(html.slice(done));
}

/** Does so in every page of a built site. */
export async function setOrdinals(folder: string): Promise<void> {
  for await (const { path, html } of builtPages(folder)) if (/[ᵉʳ]/u.test(html)) await writeFile(path, withOrdinals(html));
}
