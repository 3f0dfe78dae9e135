import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import system, { extname, join, type PlatformPath } from 'node:path';
import { SettingError } from '../settings/fail.ts';
import { type HeaderRules, headersFor, parseHeaders } from './headers.ts';

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
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** A file in one encoding, ready to send. */
export interface Variant {
  body: Buffer;
  /** Missing on the not-found page, which is not the content of the path asked for. */
  etag: string | undefined;
  headers: Record<string, string>;
}

interface Resource {
  compressed: { coding: string; variant: Variant }[];
  plain: Variant;
}

/** All that is known of one build. */
interface Content {
  resources: ReadonlyMap<string, Resource>;
  notFound: Resource;
  rules: HeaderRules;
  strictTransportSecurity: string | undefined;
}

/**
 * The built site, read once into memory: a table from path to content. A request can only ever name an entry of the table,
 * never a place on the disk, and sending it waits for no disk. It costs as much memory as the site is big. Whoever serves it
 * asks it anew for each request and keeps nothing of it.
 */
export class Site {
  readonly #content: Content;

  /**
   * Reads the folder that the build made.
   * Throws a `SettingError` when it is missing or is not a built site.
   */
  static async read(folder: string): Promise<Site> {
    return new Site(await readContent(folder));
  }

  private constructor(content: Content) {
    this.#content = content;
  }

  /** The promise to stay on https, if the site makes it: only for a visitor who is there already. */
  get strictTransportSecurity(): string | undefined {
    return this.#content.strictTransportSecurity;
  }

  /** What to send for a path, in the encoding that the `Accept-Encoding` header likes best. */
  find(path: string, acceptEncoding: string | undefined): Variant | undefined {
    const { resources } = this.#content;
    const resource = resources.get(path) ?? resources.get(decoded(path));
    return resource && choose(resource, acceptEncoding);
  }

  /** The not-found page. */
  notFound(acceptEncoding: string | undefined): Variant {
    return choose(this.#content.notFound, acceptEncoding);
  }

  /** Where a path that ends in a slash or in `.html` has its content: always a path of this site, so no way out of it. */
  movedTo(path: string): string | undefined {
    const address = pathOf(decoded(path).replace(/\/$/, '').slice(1));
    return this.#content.resources.has(address) ? encodeURI(address) : undefined;
  }

  /** The headers of whatever is answered at a path, without the promise to stay on https. */
  headersFor(path: string): Record<string, string> {
    return answerHeaders(this.#content.rules, path);
  }

  /** Whether any page has this text in its markup. */
  mentions(text: string): boolean {
    return [...this.#content.resources.values()].some(
      ({ plain }) => plain.headers['content-type']?.startsWith('text/html') && plain.body.includes(text),
    );
  }
}

async function readContent(folder: string): Promise<Content> {
  const files = await readFiles(folder);
  const required = (name: string) => {
    const content = files.get(name);
    if (content === undefined) throw new SettingError(`${join(folder, name)} is missing: build the site first, with "npm run build"`);
    return content;
  };
  required('index.html');
  const rules = parseHeaders(required('_headers').toString());
  const resourceOf = (name: string, path: string, options: { known: boolean }) => resource({ name, path, files, rules, ...options });
  required('404.html');
  const served = [...files.keys()].filter((name) => !['_headers', '404.html'].includes(name) && !isCompressedSibling(name, files));
  return {
    rules,
    strictTransportSecurity: headersFor(rules, '/')['strict-transport-security'],
    notFound: resourceOf('404.html', '/404', { known: false }),
    resources: new Map(served.map((name) => [pathOf(name), resourceOf(name, pathOf(name), { known: true })])),
  };
}

/** The files of a folder by their name in it, one after the other: a process may have few files open at a time. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(fileName(folder, path), await readFile(path));
  }
  return files;
}

/** The name of a file in a folder with slashes, also where the system has backslashes. */
export function fileName(folder: string, path: string, { relative, sep }: Pick<PlatformPath, 'relative' | 'sep'> = system): string {
  return relative(folder, path).split(sep).join('/');
}

/** `known` says that the content is that of the path, and not of whatever is missing. */
function resource({
  name,
  path,
  files,
  rules,
  known,
}: {
  name: string;
  path: string;
  files: ReadonlyMap<string, Buffer>;
  rules: HeaderRules;
  known: boolean;
}): Resource {
  const siblings = codings.flatMap(({ name: coding, extension }) => {
    const content = files.get(name + extension);
    return content === undefined ? [] : [{ coding, content }];
  });
  const shared = {
    'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
    ...(siblings.length > 0 && { vary: 'Accept-Encoding' }),
    ...answerHeaders(rules, path),
  };
  const variant = (content: Buffer, headers: Record<string, string>): Variant => {
    const etag = known ? `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` : undefined;
    return { body: content, etag, headers: { ...shared, ...headers, ...(etag && { etag }) } };
  };
  return {
    compressed: siblings.map(({ coding, content }) => ({ coding, variant: variant(content, { 'content-encoding': coding }) })),
    plain: variant(files.get(name) ?? Buffer.alloc(0), {}),
  };
}

function answerHeaders(rules: HeaderRules, path: string): Record<string, string> {
  const { 'strict-transport-security': _, ...headers } = headersFor(rules, path);
  return headers;
}

/** `contact.html` is served at `/contact`, `index.html` at `/`, everything else under its own name. */
function pathOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

function isCompressedSibling(name: string, files: ReadonlyMap<string, Buffer>): boolean {
  return codings.some(({ extension }) => name.endsWith(extension) && files.has(name.slice(0, -extension.length)));
}

function choose({ compressed, plain }: Resource, acceptEncoding = ''): Variant {
  if (compressed.length === 0 || acceptEncoding === '') return plain;
  const weights = readWeights(acceptEncoding);
  let best = { variant: plain, weight: weights.get('identity') ?? 0 };
  for (const { coding, variant } of compressed) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    // Of what is liked as much, the smallest: it comes first, and the plain file only counts when it is liked better.
    if (weight > best.weight || (weight > 0 && weight === best.weight && best.variant === plain)) best = { variant, weight };
  }
  return best.variant;
}

/** How much an `Accept-Encoding` header wants each coding, from 0 to 1 (RFC 9110, section 12.5.3). */
function readWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  return new Map(
    acceptEncoding.split(',').map((item): [string, number] => {
      const [coding = '', ...parameters] = item.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [coding, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}

/** The path without its percent signs; what is not properly encoded names nothing and stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
