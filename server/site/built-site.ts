import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { OwnerError } from '../../src/content-model/owner/fail.ts';
import { errorCode } from '../log.ts';
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

/** The ending of a compressed copy. */
export const compressed = '.br';

/** Addresses of files with a hash in their name, which pages load. */
const hashed = /\/_astro\/[\w.-]+/g;

/** A file in one content encoding, ready to send. */
export interface Variant {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
}

/** A file of the built site, with its compressed copy if it is a text. */
export interface Resource {
  plain: Variant;
  brotli: Variant | undefined;
}

/** The build's output. */
export type BuiltSite = ReturnType<typeof siteOf>;

/**
 * Reads the build's folder as a static host would serve it.
 * Throws an `OwnerError` if it is missing, cannot be read, or is not a built site.
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  // Resolved first: the link may switch to another build while this one is read.
  const realFolder = await realpath(folder).catch(() => folder);
  const contents = new Map<string, Buffer>();
  try {
    // One after the other: the number of open files is limited.
    for (const name of await filesIn(realFolder))
      contents.set(name, await readFile(join(realFolder, name)));
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOENT')
      throw new OwnerError(`${folder} cannot be read (${code}): check its owner and its rights`);
  }
  const text = (name: string) => contents.get(name)?.toString() ?? '';
  const headers = text('_headers');
  // Empty files are left behind by a full disk or a power cut.
  const written = [...contents].filter(([, content]) => content.length > 0);
  const addresses = new Set(written.map(([name]) => addressOf(name)));
  // Detects an interrupted copy: `_headers` lists all pages, and each page lists its files.
  const pages = [...contents.keys()].filter((name) => name.endsWith('.html'));
  const named = [headers.match(/^\/[^*\s]*$/gm), ...pages.map((page) => text(page).match(hashed))];
  for (const address of ['/', '/404', '/_headers'].concat(named.flatMap((found) => found ?? [])))
    if (!addresses.has(address))
      throw new OwnerError(
        `${folder}${address} is missing: build the site first, with "npm run build"`,
      );
  return siteOf(contents);
}

/** The site that a static host would serve from these files. */
export function siteOf(contents: ReadonlyMap<string, Buffer>) {
  const text = (name: string) => contents.get(name)?.toString() ?? '';
  const rules = parseHeaders(text('_headers'));
  const resource = (name: string, content: Buffer): Resource => {
    const smaller = contents.get(name + compressed);
    const variant = (body: Buffer, coding?: object): Variant => {
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const headers = {
        'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
        ...answerHeaders(rules, addressOf(name)),
        etag,
        ...(smaller && { vary: 'Accept-Encoding' }),
        ...coding,
      };
      return { body, etag, headers };
    };
    return {
      plain: variant(content),
      brotli: smaller && variant(smaller, { 'content-encoding': 'br' }),
    };
  };
  const served = [...contents].filter(
    ([name]) => !name.endsWith(compressed) && !/^(_headers|_redirects|404\.html)$/.test(name),
  );
  const redirects = text('_redirects').matchAll(/^(\/\S+) (\/\S*) 301$/gm);
  return {
    /** Files by URL path: `contact.html` at `/contact`, `index.html` at `/`, others by name. */
    files: new Map(served.map(([name, content]) => [addressOf(name), resource(name, content)])),
    notFound: resource('404.html', contents.get('404.html') ?? Buffer.of()),
    rules,
    /** Permanent redirects by old address. */
    redirects: new Map(redirects.map(([, from = '', to = '']) => [from, to])),
  };
}

/** The response headers of a path, without `Strict-Transport-Security`. */
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
