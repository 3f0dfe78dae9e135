import { existsSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { builtSite } from '../support/folders.ts';

const { DOMParser } = new Window();

/** Has what is made of a page made once: all tests only read it. */
function once<Made>(make: (path: string) => Made): (path: string) => Made {
  const made = new Map<string, Made>();
  return (path) => {
    const value = made.get(path) ?? make(path);
    made.set(path, value);
    return value;
  };
}

/** What a page's source says, before any script runs. */
export interface Markup {
  path: string;
  lang: string;
  title: string;
  /** `content` of the `meta` elements by their `name` or `property`. */
  meta: Record<string, string>;
  /** `href` of the `link` elements in the head by their `rel`. */
  rel: Record<string, string>;
  /** Texts of the structured-data scripts. */
  graphs: string[];
  breadcrumb: { label: string; href: string | null }[];
  /** Where links lead, as written. */
  links: string[];
  /** Every `href` and `src` of the page, as written. */
  addresses: string[];
  /** Names of the pictures in the page's content, as their files in `src/assets/pictures/` have; not the thumbs of links, which say nothing themselves. */
  pictures: string[];
  /** Pictures, icons and fonts that the page names, as written. */
  resources: string[];
  ids: string[];
}

/** The source of a built page as a document; nothing in it runs or loads. What is not there is the page that says so. */
export const documentOf = once((path) => {
  const file = `${builtSite}${path === '/' ? '/index' : path}.html`;
  return new DOMParser().parseFromString(
    readFileSync(existsSync(file) ? file : `${builtSite}/404.html`, 'utf8'),
    'text/html',
  );
});

/** What the source of a built page says. */
export const markupOf = once((path): Markup => {
  const document = documentOf(path);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const attributes = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const table = (selector: string, keys: string[], value: string) =>
    Object.fromEntries(
      all(selector).map((element) => [
        keys.map((key) => element.getAttribute(key)).find((key) => key !== null) ?? '',
        element.getAttribute(value) ?? '',
      ]),
    );
  return {
    path,
    lang: document.documentElement.lang,
    title: document.title,
    meta: table('head meta', ['name', 'property'], 'content'),
    rel: table('head link', ['rel'], 'href'),
    graphs: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
    breadcrumb: all('nav[aria-label="Fil d’Ariane"] li').map((entry) => ({
      label: entry.textContent ?? '',
      href: entry.querySelector('a')?.getAttribute('href') ?? null,
    })),
    links: attributes('a[href]', 'href'),
    addresses: [...attributes('[href]', 'href'), ...attributes('[src]', 'src')],
    pictures: attributes('main img:not([alt=""])', 'src').map(
      (source) => /([^/.]+)\.[^/]*$/.exec(source)?.[1] ?? source,
    ),
    resources: [
      ...attributes('link[href]:not([rel=canonical])', 'href'),
      ...attributes('[src]', 'src'),
      ...attributes('[srcset]', 'srcset').flatMap((set) =>
        set.split(', ').map((candidate) => candidate.replace(/ \S+$/, '')),
      ),
    ],
    ids: all('[id]').map(({ id }) => id),
  };
});
