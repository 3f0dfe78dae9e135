import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { SettingError } from '../../src/content-model/fail.ts';
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

/** A file in one content encoding, ready to send. */
export interface Variant {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
}

/** A file of the built site with its compressed copies, the preferred one first. */
export interface Resource {
  plain: Variant;
  compressed: { coding: string; variant: Variant }[];
}

/** The build's output. */
export interface BuiltSite {
  /** Files by URL path: `contact.html` at `/contact`, `index.html` at `/`, others by name. */
  files: ReadonlyMap<string, Resource>;
  notFound: Resource;
  rules: HeaderRules;
  /** Permanent redirects by old address. */
  redirects: ReadonlyMap<string, string>;
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
  const headers = required('_headers').toString();
  const rules = parseHeaders(headers);
  // The build names each page there, so a copy that was broken off is noticed.
  const addresses = new Set([...contents.keys()].map(addressOf));
  for (const [path] of headers.matchAll(/^\/[^*\s]*$/gm))
    if (!addresses.has(path)) required(path.slice(1));
  const resource = (name: string, content: Buffer): Resource => {
    const copies = codings.flatMap(({ coding, extension }) => {
      const body = contents.get(name + extension);
      return body ? [{ coding, body }] : [];
    });
    const variant = (body: Buffer, coding?: string): Variant => {
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const headers = {
        'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
        ...answerHeaders(rules, addressOf(name)),
        etag,
        ...(copies.length > 0 && { vary: 'Accept-Encoding' }),
        ...(coding && { 'content-encoding': coding }),
      };
      return { body, etag, headers };
    };
    return {
      plain: variant(content),
      compressed: copies.map(({ coding, body }) => ({ coding, variant: variant(body, coding) })),
    };
  };
  const isServed = (name: string) =>
    !['_headers', '_redirects', '404.html'].includes(name) &&
    !codings.some(
      ({ extension }) => name.endsWith(extension) && contents.has(name.slice(0, -extension.length)),
    );
  const redirects = (contents.get('_redirects') ?? '')
    .toString()
    .matchAll(/^(\/\S+) (\/\S*) 301$/gm)
    .map(([, from = '', to = '']) => [from, to] as const);
  return {
    files: new Map(
      [...contents]
        .filter(([name]) => isServed(name))
        .map(([name, content]) => [addressOf(name), resource(name, content)]),
    ),
    notFound: resource('404.html', required('404.html')),
    rules,
    redirects: new Map(redirects),
  };
}

/** The response headers of a path, without the one that is sent over https only. */
export function answerHeaders(rules: HeaderRules, path: string): Record<string, string> {
  const { 'strict-transport-security': _, ...headers } = headersFor(rules, path);
  return headers;
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
