import { createHash } from 'node:crypto';
import { addressOf, type BuiltFile, type BuiltSite, type Coding, readBuiltSite } from '../hosting/built-site.ts';
import { type HeaderRules, headersFor } from '../hosting/headers-file.ts';

/** What a visitor's browser may take, by the name of the coding. */
const accepted: Readonly<Record<Coding, RegExp>> = { br: accepts('br'), gzip: accepts('gzip') };

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
    return new Site(await readBuiltSite(folder));
  }

  private constructor({ files, notFound, rules }: BuiltSite) {
    this.#rules = rules;
    this.strictTransportSecurity = headersFor(rules, '/')['strict-transport-security'];
    this.#notFound = this.#resource('/404', notFound, { known: false });
    this.#resources = new Map([...files].map(([path, file]) => [path, this.#resource(path, file, { known: true })]));
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
    const address = addressOf(decoded(path).replace(/\/$/, '').slice(1));
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

  #resource(path: string, { content, type, siblings }: BuiltFile, { known }: { known: boolean }): Resource {
    const shared = { ...(siblings.length > 0 && { vary: 'Accept-Encoding' }), ...this.headersFor(path), 'content-type': type };
    const variant = (body: Buffer, headers: Record<string, string>): Variant => {
      const etag = known ? `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` : undefined;
      return { body, etag, headers: { ...shared, ...headers, ...(etag && { etag }) } };
    };
    return {
      compressed: siblings.map(({ coding, content: packed }) => ({
        accepted: accepted[coding],
        variant: variant(packed, { 'content-encoding': coding }),
      })),
      plain: variant(content, {}),
    };
  }
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
