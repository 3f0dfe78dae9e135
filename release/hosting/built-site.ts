import { readdir, readFile, realpath } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { SettingError } from '../../content-model/fail.ts';
import { type HeaderRules, headersFor, parseHeaders } from './headers-file.ts';

/** What a file is, by the end of its name. */
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

/** What the build compresses a file to, and how the result is named beside it; the one to prefer first. */
const codings = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
] as const;

/** A coding as HTTP names it. */
export type Coding = (typeof codings)[number]['coding'];

/** A file of the built site, and its compressed siblings, the preferred one first. */
export interface BuiltFile {
  content: Buffer;
  /** Its media type, unless a rule of `_headers` gives it another. */
  type: string;
  siblings: readonly { coding: Coding; content: Buffer }[];
}

/** Where an address leads for good, by the address that it was. */
export type Redirects = ReadonlyMap<string, string>;

/** What the build made. */
export interface BuiltSite {
  /** By the address that a host serves it at: `contact.html` at `/contact`, `index.html` at `/`, the rest under its own name. */
  files: ReadonlyMap<string, BuiltFile>;
  notFound: BuiltFile;
  rules: HeaderRules;
  redirects: Redirects;
}

/**
 * Reads the folder that the build made, knowing nothing of what is in it but how a static host serves it.
 * Throws a `SettingError` when it is missing or is not a built site.
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  // A link may lead to another build before all of this one is read.
  const place = await realpath(folder).catch(() => folder);
  const contents = new Map<string, Buffer>();
  // One after the other: a process may have few files open at a time.
  for (const name of await filesIn(place).catch(() => [])) contents.set(name, await readFile(join(place, name)));
  const required = (name: string) => {
    const content = contents.get(name);
    if (content === undefined) throw new SettingError(`${join(folder, name)} is missing: build the site first, with "npm run build"`);
    return content;
  };
  required('index.html');
  const rules = parseHeaders(required('_headers').toString());
  const isSibling = (name: string) => codings.some(({ extension }) => name.endsWith(extension) && contents.has(name.slice(0, -extension.length)));
  const file = (name: string, content: Buffer): BuiltFile => ({
    content,
    type: headersFor(rules, addressOf(name))['content-type'] ?? contentTypes[extname(name)] ?? 'application/octet-stream',
    siblings: codings.flatMap(({ coding, extension }) => {
      const sibling = contents.get(name + extension);
      return sibling === undefined ? [] : [{ coding, content: sibling }];
    }),
  });
  const served = [...contents].filter(([name]) => !['_headers', '_redirects', '404.html'].includes(name) && !isSibling(name));
  return {
    files: new Map(served.map(([name, content]) => [addressOf(name), file(name, content)])),
    notFound: file('404.html', required('404.html')),
    rules,
    redirects: new Map(
      [...(contents.get('_redirects') ?? '').toString().matchAll(/^(\/\S+) (\/\S*) 301$/gm)].map(([, from = '', to = '']) => [from, to]),
    ),
  };
}

/** Names of all files of a folder, sorted, with slashes whatever the system writes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Where a file of the built site is served, by its name with slashes. */
export function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
