import { writeFile } from 'node:fs/promises';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { builtPages } from './built-pages.ts';

const inLetters = (text: string) => text.replaceAll('ᵉ', 'e').replaceAll('ʳ', 'r');

/** Elements whose text visitors do not see. */
const unseen = new Set(['script', 'style', 'title']);
const headings = new Set(['h1', 'h2', 'h3']);
/**
 * The line under a link would stop at a whole word, the row of a summary would set it apart, a drawing has no such element, and React would find
 * another text in an island than it draws.
 */
const unchanged = new Set(['a', 'summary', 'svg', 'astro-island']);

/** What is kept whole in a heading: a word with a hyphen, and what is bound to it. */
const hyphened = /[^ \n<>&]*\p{L}-\p{L}[^ \n<>&]*/gu;
const verbAndPronoun =
  /[\p{L}’-]+-(?:ils?|elles?|on|ce|je|nous|vous|l[ae]|les|lui|y|en|même|ci|là)/u;
const shortName = /\p{Lu}\p{Ll}{1,6}-\p{Lu}\p{Ll}+/u;
const articleOfLaw = /\p{Lu}?\d+(?:-\d+)+/u;
const lastWord = /\p{L}{1,8}-\p{L}{1,8}(?=\.?$)/u;
const short = [/e-mails?|au-d\p{Ll}+/u, verbAndPronoun, shortName, articleOfLaw, lastWord]
  .map(({ source }) => source)
  .join('|');
/** What is kept whole in every text, and what is bound to it. */
const hardToReadInTwo = new RegExp(
  `[^ \\n<>&]*(?<![\\p{L}-])(?:${short})(?![\\p{L}-])[^ \\n<>&]*`,
  'gu',
);

interface VisibleText {
  startOffset: number;
  endOffset: number;
  whole: RegExp | null;
}

/** Yields the positions of visible text nodes in document order. */
function* readTexts(
  node: DefaultTreeAdapterTypes.Node,
  whole: VisibleText['whole'],
): Generator<VisibleText> {
  if (unseen.has(node.nodeName)) return;
  if (node.nodeName === '#text' && node.sourceCodeLocation)
    yield { ...node.sourceCodeLocation, whole };
  if ('childNodes' in node)
    for (const child of node.childNodes) yield* readTexts(child, whole && wholeIn(node, whole));
}

function wholeIn(node: DefaultTreeAdapterTypes.ParentNode, outside: RegExp) {
  if (unchanged.has(node.nodeName)) return null;
  const isHeading =
    headings.has(node.nodeName) ||
    ('attrs' in node && node.attrs.some(({ value }) => value === 'heading-2'));
  return isHeading ? hyphened : outside;
}

/**
 * Marks up what neither a character nor a style can say. The raised letters of « XVIIIᵉ », which our fonts lack, become `<sup>` in text and plain
 * letters in titles, alt texts and data: screen readers read « XVIIIe » well and spell out the raised sign. Words with a hyphen stay whole.
 */
export function withTypography(html: string): string {
  let set = '';
  let done = 0;
  for (const { startOffset, endOffset, whole } of readTexts(
    parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }),
    hardToReadInTwo,
  )) {
    const text = html.slice(startOffset, endOffset);
    const marked = (whole ? text.replace(whole, '<span class="whole">$&</span>') : text).replace(
      /[ᵉʳ]+/gu,
      (letters) => `<sup class="ordinal">${inLetters(letters)}</sup>`,
    );
    set += inLetters(html.slice(done, startOffset)) + marked;
    done = endOffset;
  }
  return set + inLetters(html.slice(done));
}

/** Does this in every page of a built site that it changes. */
export async function setTypography(folder: string): Promise<void> {
  for await (const { path, html } of builtPages(folder)) {
    const set = withTypography(html);
    if (set !== html) await writeFile(path, set);
  }
}
