import { readdir, readFile, realpath } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { SettingError } from '../../content-model/fail.ts';
import { type HeaderRules, headersFor, parseHeaders } from './headers-file.ts';

/** Media types by file extension. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Encodings of the compressed copies and their extensions, the preferred one first. */
const codings = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
] as const;

/** A content coding, as HTTP calls it. */
export type Coding = (typeof codings)[number]['coding'];

/** A file of the built site with its compressed copies, the preferred one first. */
export interface BuiltFile {
  content: Buffer;
  /** Its media type; a rule in `_headers` may override it. */
  type: string;
  siblings: readonly { coding: Coding; content: Buffer }[];
}

/** Permanent redirects by old address. */
export type Redirects = ReadonlyMap<string, string>;

/** The build's output. */
export interface BuiltSite {
  /** Files by URL path: `contact.html` at `/contact`, `index.html` at `/`, others by name. */
  files: ReadonlyMap<string, BuiltFile>;
  notFound: BuiltFile;
  rules: HeaderRules;
  redirects: Redirects;
}

/**
 * Reads the build's folder as a static host would serve it.
 * Throws a `SettingError` if it is missing or not a built site.
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  // Resolved first: the link may switch to another build while this one is read.
  const realFolder = await realpath(folder).catch(() => folder);
  const contents = new Map<string, Buffer>();
  // One after the other: the number of open files is limited.
  for (const name of await filesIn(realFolder).catch(() => []))
    contents.set(name, await readFile(join(realFolder, name)));
  const required = (name: string) => {
    const content = contents.get(name);
    if (content === undefined)
      throw new SettingError(
        `${join(folder, name)} is missing: build the site first, with "npm run build"`,
      );
    return content;
  };
  required('index.html');
  const rules = parseHeaders(required('_headers').toString());
  const isSibling = (name: string) =>
    codings.some(
      ({ extension }) => name.endsWith(extension) && contents.has(name.slice(0, -extension.length)),
    );
  const file = (name: string, content: Buffer): BuiltFile => ({
    content,
    type:
      headersFor(rules, addressOf(name))['content-type'] ??
      contentTypes[extname(name)] ??
      'application/octet-stream',
    siblings: codings.flatMap(({ coding, extension }) => {
      const sibling = contents.get(name + extension);
      return sibling === undefined ? [] : [{ coding, content: sibling }];
    }),
  });
  const served = [...contents].filter(
    ([name]) => !['_headers', '_redirects', '404.html'].includes(name) && !isSibling(name),
  );
  return {
    files: new Map(served.map(([name, content]) => [addressOf(name), file(name, content)])),
    notFound: file('404.html', required('404.html')),
    rules,
    redirects: new Map(
      [...(contents.get('_redirects') ?? '').toString().matchAll(/^(\/\S+) (\/\S*) 301$/gm)].map(
        ([, from = '', to = '']) => [from, to],
      ),
    ),
  };
}

/** All file names below a folder, sorted, with slashes on every system. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The URL path of a file of the built site. */
export function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
