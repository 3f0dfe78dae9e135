import { existsSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { builtSite } from '../support/folders.ts';

const { DOMParser } = new Window();

const read = new Map<string, ReturnType<typeof parse>>();

function parse(path: string) {
  const file = `${builtSite}${path === '/' ? '/index' : path}.html`;
  // Word joiners only forbid a line break, and are no part of the text.
  const html = readFileSync(existsSync(file) ? file : `${builtSite}/404.html`, 'utf8').replaceAll(
    '\u2060',
    '',
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * A built page as a document, parsed once. Nothing in it runs or loads. For a missing page it is
 * the 404 page.
 */
export function documentOf(path: string) {
  const document = read.get(path) ?? parse(path);
  read.set(path, document);
  return document;
}

/** The values of an attribute on all matching elements of a page that have it. */
export const attributes = (path: string, selector: string, name: string): string[] =>
  [...documentOf(path).querySelectorAll(selector)].flatMap(
    (element) => element.getAttribute(name) ?? [],
  );

/** The `content` of a page's `meta` element, by its name or property. */
export const metaOf = (path: string, name: string): string | undefined =>
  attributes(path, `head meta:is([name="${name}"], [property="${name}"])`, 'content')[0];
