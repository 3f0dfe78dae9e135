import { writeFile } from 'node:fs/promises';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { builtPages } from './built-pages.ts';

const inLetters = (text: string) => text.replaceAll('ᵉ', 'e').replaceAll('ʳ', 'r');

/** Elements whose text visitors do not see. */
const unseen = new Set(['script', 'style', 'title']);

/** Yields the positions of visible text nodes in document order. */
function* readTexts(node: DefaultTreeAdapterTypes.Node): Generator<{ startOffset: number; endOffset: number }> {
  if (unseen.has(node.nodeName)) return;
  if (node.nodeName === '#text' && node.sourceCodeLocation) yield node.sourceCodeLocation;
  if ('childNodes' in node) for (const child of node.childNodes) yield* readTexts(child);
}

/**
 * Replaces the raised letters of « XVIIIᵉ », which our fonts lack: by `<sup>` in text, by plain letters in titles, alt texts and data. Screen readers
 * read « XVIIIe » well and spell out the raised sign.
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

/** Does this in every page of a built site. */
export async function setOrdinals(folder: string): Promise<void> {
  for await (const { path, html } of builtPages(folder)) if (/[ᵉʳ]/u.test(html)) await writeFile(path, withOrdinals(html));
}
