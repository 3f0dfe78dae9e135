import { existsSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { builtSite } from '../support/folders.ts';

const { DOMParser } = new Window();

const read = new Map<string, ReturnType<typeof parse>>();

function parse(path: string) {
  const file = `${builtSite}${path === '/' ? '/index' : path}.html`;
  // What only keeps a line from ending is no part of the words.
  const html = readFileSync(existsSync(file) ? file : `${builtSite}/404.html`, 'utf8').replaceAll(
    '\u2060',
    '',
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * The source of a built page as a document, read once; nothing in it runs or loads. What is not
 * there is the page that says so.
 */
export function documentOf(path: string) {
  const document = read.get(path) ?? parse(path);
  read.set(path, document);
  return document;
}

/** The values of an attribute, of all elements of a page that match and have it. */
export const attributes = (path: string, selector: string, name: string): string[] =>
  [...documentOf(path).querySelectorAll(selector)].flatMap(
    (element) => element.getAttribute(name) ?? [],
  );

/** What a page tells browsers and networks: `content` of a `meta` by its name or property. */
export const metaOf = (path: string, name: string): string | undefined =>
  attributes(path, `head meta:is([name="${name}"], [property="${name}"])`, 'content')[0];
