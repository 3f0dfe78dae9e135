import { createHash } from 'node:crypto';
import { addressOf, type BuiltFile, type BuiltSite, type Coding, type Redirects, readBuiltSite } from '../release/hosting/built-site.ts';
import { type HeaderRules, headersFor } from '../release/hosting/headers-file.ts';

/** A file in one encoding, ready to send. */
export interface Variant {
  body: Buffer;
  /** Missing on the not-found page, which is not the content of the path asked for. */
  etag: string | undefined;
  headers: Record<string, string>;
}

interface Resource {
  compressed: { coding: Coding; variant: Variant }[];
  plain: Variant;
}

/** All that is known of one build. */
interface Content {
  resources: ReadonlyMap<string, Resource>;
  notFound: Resource;
  rules: HeaderRules;
  redirects: Redirects;
}

/**
 * The built site, read into memory: a table from path to content. A request can only ever name an entry of the table,
 * never a place on the disk, and sending it waits for no disk. It costs as much memory as the site is big. Whoever serves it
 * asks it anew for each request and keeps nothing of it.
 */
export class Site {
  #content: Content;

  /**
   * Reads the folder that the build made.
   * Throws a `SettingError` when it is missing or is not a built site.
   */
  static async read(folder: string): Promise<Site> {
    return new Site(await readBuiltSite(folder));
  }

  private constructor(built: BuiltSite) {
    this.#content = prepare(built);
  }

  /** Serves another build from now on: pages, files and headers change in one step, between two requests. */
  replaceWith(built: BuiltSite): void {
    this.#content = prepare(built);
  }

  /** The promise to stay on https, if the site makes it: only for a visitor who is there already. */
  get strictTransportSecurity(): string | undefined {
    return headersFor(this.#content.rules, '/')['strict-transport-security'];
  }

  /** What to send for a path, in the smallest encoding that the `Accept-Encoding` header takes. */
  find(path: string, acceptEncoding: string | undefined): Variant | undefined {
    const resource = this.#content.resources.get(path) ?? this.#content.resources.get(decoded(path));
    return resource && choose(resource, acceptEncoding);
  }

  /** The not-found page. */
  notFound(acceptEncoding: string | undefined): Variant {
    return choose(this.#content.notFound, acceptEncoding);
  }

  /**
   * Where a path that ends in a slash or in `.html` has its content, or what has taken the place of a page that is gone: always a path of
   * this site, so no way out of it.
   */
  movedTo(path: string): string | undefined {
    const address = addressOf(decoded(path).replace(/\/$/, '').slice(1));
    return this.#content.resources.has(address) ? encodeURI(address) : this.#content.redirects.get(address);
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

function prepare({ files, notFound, rules, redirects }: BuiltSite): Content {
  return {
    rules,
    redirects,
    notFound: resource('/404', notFound, rules, { known: false }),
    resources: new Map([...files].map(([path, file]) => [path, resource(path, file, rules, { known: true })])),
  };
}

/** `known` says that the content is that of the path, and not of whatever is missing. */
function resource(path: string, { content, type, siblings }: BuiltFile, rules: HeaderRules, { known }: { known: boolean }): Resource {
  const shared = { ...(siblings.length > 0 && { vary: 'Accept-Encoding' }), ...answerHeaders(rules, path), 'content-type': type };
  const variant = (body: Buffer, headers: Record<string, string>): Variant => {
    const etag = known ? `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` : undefined;
    return { body, etag, headers: { ...shared, ...headers, ...(etag && { etag }) } };
  };
  return {
    compressed: siblings.map(({ coding, content: packed }) => ({
      coding,
      variant: variant(packed, { 'content-encoding': coding }),
    })),
    plain: variant(content, {}),
  };
}

function answerHeaders(rules: HeaderRules, path: string): Record<string, string> {
  const { 'strict-transport-security': _, ...headers } = headersFor(rules, path);
  return headers;
}

/** The smallest of those that whoever asks can unpack; what is refused has the weight 0 (RFC 9110, section 12.5.3). */
function choose({ compressed, plain }: Resource, acceptEncoding = ''): Variant {
  const items = acceptEncoding.split(',').map((item) => item.toLowerCase().split(';'));
  const taken = items.filter(([, ...parameters]) => !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter)));
  const names = taken.map(([name = '']) => name.trim());
  return compressed.find(({ coding }) => names.includes(coding))?.variant ?? plain;
}

/** The path without its percent signs; what is not properly encoded names nothing and stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
