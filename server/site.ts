import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type HeaderRules, headersFor, parseHeaders } from '../hosting/headers-file.ts';
import { SettingError } from '../settings/fail.ts';

/** What a file is, by the end of its name. */
export const contentTypes: Readonly<Record<string, string>> = {
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

/** Compressed siblings that the build leaves beside a file, the one to prefer first. */
const codings = [
  { name: 'br', extension: '.br', accepted: accepts('br') },
  { name: 'gzip', extension: '.gz', accepted: accepts('gzip') },
];

/** A file in one encoding, ready to send. */
export interface Variant {
  body: Buffer;
  /** Missing on the not-found page, which is not the content of the path asked for. */
  etag: string | undefined;
  headers: Record<string, string>;
}

interface Resource {
  compressed: { accepted: RegExp; variant: Variant }[];
  plain: Variant;
}

/**
 * The built site, read once into memory: a table from path to content. A request can only ever name an entry of the table,
 * never a place on the disk, and sending it waits for no disk. It costs as much memory as the site is big.
 */
export class Site {
  readonly #resources: ReadonlyMap<string, Resource>;
  readonly #notFound: Resource;
  readonly #rules: HeaderRules;

  /** The promise to stay on https, if the site makes it: only for a visitor who is there already. */
  readonly strictTransportSecurity: string | undefined;

  /**
   * Reads the folder that the build made.
   * Throws a `SettingError` when it is missing or is not a built site.
   */
  static async read(folder: string): Promise<Site> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    const files = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
    return new Site(folder, files);
  }

  /** `files` by their name in `folder`, with slashes. */
  private constructor(folder: string, files: ReadonlyMap<string, Buffer>) {
    const required = (name: string) => {
      const content = files.get(name);
      if (content === undefined) throw new SettingError(`${join(folder, name)} is missing: build the site first, with "npm run build"`);
      return content;
    };
    required('index.html');
    this.#rules = parseHeaders(required('_headers').toString());
    this.strictTransportSecurity = headersFor(this.#rules, '/')['strict-transport-security'];
    this.#notFound = this.#resource('404.html', '/404', required('404.html'), files, { known: false });
    const served = [...files].filter(([name]) => !['_headers', '404.html'].includes(name) && !isCompressedSibling(name, files));
    this.#resources = new Map(served.map(([name, body]) => [pathOf(name), this.#resource(name, pathOf(name), body, files, { known: true })]));
  }

  /** What to send for a path, in the best encoding that the `Accept-Encoding` header allows. */
  find(path: string, acceptEncoding: string | undefined): Variant | undefined {
    const resource = this.#resources.get(path) ?? this.#resources.get(decoded(path));
    return resource && choose(resource, acceptEncoding);
  }

  /** The not-found page. */
  notFound(acceptEncoding: string | undefined): Variant {
    return choose(this.#notFound, acceptEncoding);
  }

  /** Where a path that ends in a slash or in `.html` has its content: always a path of this site, so no way out of it. */
  movedTo(path: string): string | undefined {
    const address = pathOf(decoded(path).replace(/\/$/, '').slice(1));
    return this.#resources.has(address) ? encodeURI(address) : undefined;
  }

  /** The headers of whatever is answered at a path, without the promise to stay on https. */
  headersFor(path: string): Record<string, string> {
    const { 'strict-transport-security': _, ...headers } = headersFor(this.#rules, path);
    return headers;
  }

  /** Whether any page has this text in its markup. */
  mentions(text: string): boolean {
    return [...this.#resources.values()].some(({ plain }) => plain.headers['content-type']?.startsWith('text/html') && plain.body.includes(text));
  }

  #resource(name: string, path: string, body: Buffer, files: ReadonlyMap<string, Buffer>, { known }: { known: boolean }): Resource {
    const siblings = codings.flatMap(({ name: coding, extension, accepted }) => {
      const content = files.get(name + extension);
      return content === undefined ? [] : [{ coding, accepted, content }];
    });
    const shared = {
      'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
      ...(siblings.length > 0 && { vary: 'Accept-Encoding' }),
      ...this.headersFor(path),
    };
    const variant = (content: Buffer, headers: Record<string, string>): Variant => {
      const etag = known ? `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` : undefined;
      return { body: content, etag, headers: { ...shared, ...headers, ...(etag && { etag }) } };
    };
    return {
      compressed: siblings.map(({ coding, accepted, content }) => ({ accepted, variant: variant(content, { 'content-encoding': coding }) })),
      plain: variant(body, {}),
    };
  }
}

/** `contact.html` is served at `/contact`, `index.html` at `/`, everything else under its own name. */
function pathOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

function isCompressedSibling(name: string, files: ReadonlyMap<string, Buffer>): boolean {
  return codings.some(({ extension }) => name.endsWith(extension) && files.has(name.slice(0, -extension.length)));
}

function choose({ compressed, plain }: Resource, acceptEncoding = ''): Variant {
  return compressed.find(({ accepted }) => accepted.test(acceptEncoding))?.variant ?? plain;
}

/** Finds a coding in an `Accept-Encoding` header, unless it is there with the weight zero that forbids it. */
function accepts(coding: string): RegExp {
  return new RegExp(`(?:^|[,\\s])${coding}(?=\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,))))`, 'i');
}

/** The path without its percent signs; what is not properly encoded names nothing and stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
