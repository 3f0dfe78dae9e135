import { createHash } from 'node:crypto';
import {
  addressOf,
  type BuiltFile,
  type BuiltSite,
  type Coding,
  type Redirects,
  readBuiltSite,
} from '../release/hosting/built-site.ts';
import { type HeaderRules, headersFor } from '../release/hosting/headers-file.ts';

/** A file in one content encoding, ready to send. */
export interface Variant {
  body: Buffer;
  /** Undefined on the 404 page, which is not the content of the requested path. */
  etag: string | undefined;
  headers: Record<string, string>;
}

interface Resource {
  compressed: { coding: Coding; variant: Variant }[];
  plain: Variant;
}

/** Everything read from one build. */
interface LoadedBuild {
  resources: ReadonlyMap<string, Resource>;
  notFound: Resource;
  rules: HeaderRules;
  redirects: Redirects;
}

/**
 * The built site in memory: a table from path to content. A request can only name an entry, never a file on disk, and needs no disk access. Callers
 * ask for each request anew, because the build may change.
 */
export class ServedSite {
  #content: LoadedBuild;

  /**
   * Reads the build's folder.
   * Throws a `SettingError` if it is missing or not a built site.
   */
  static async read(folder: string): Promise<ServedSite> {
    return new ServedSite(await readBuiltSite(folder));
  }

  private constructor(built: BuiltSite) {
    this.#content = prepare(built);
  }

  /** Switches to another build in one step, between two requests. */
  replaceWith(built: BuiltSite): void {
    this.#content = prepare(built);
  }

  /** The `Strict-Transport-Security` value, sent over https only. */
  get strictTransportSecurity(): string | undefined {
    return headersFor(this.#content.rules, '/')['strict-transport-security'];
  }

  /** The response for a path, in the smallest encoding that `Accept-Encoding` allows. */
  find(path: string, acceptEncoding: string | undefined): Variant | undefined {
    const resource =
      this.#content.resources.get(path) ?? this.#content.resources.get(decoded(path));
    return resource && choose(resource, acceptEncoding);
  }

  /** The 404 page. */
  notFound(acceptEncoding: string | undefined): Variant {
    return choose(this.#content.notFound, acceptEncoding);
  }

  /** Redirect target of a path that ends in a slash or `.html`, or of a removed page. Always a path of this site, so never an open redirect. */
  movedTo(path: string): string | undefined {
    const address = addressOf(decoded(path).replace(/\/$/, '').slice(1));
    return this.#content.resources.has(address)
      ? encodeURI(address)
      : this.#content.redirects.get(address);
  }

  /** Response headers for a path, without `Strict-Transport-Security`. */
  headersFor(path: string): Record<string, string> {
    return answerHeaders(this.#content.rules, path);
  }

  /** Whether any page's markup contains this text. */
  mentions(text: string): boolean {
    return [...this.#content.resources.values()].some(
      ({ plain }) =>
        plain.headers['content-type']?.startsWith('text/html') && plain.body.includes(text),
    );
  }
}

function prepare({ files, notFound, rules, redirects }: BuiltSite): LoadedBuild {
  return {
    rules,
    redirects,
    notFound: resource('/404', notFound, rules, { known: false }),
    resources: new Map(
      [...files].map(([path, file]) => [path, resource(path, file, rules, { known: true })]),
    ),
  };
}

/** `known` is false for the 404 page. */
function resource(
  path: string,
  { content, type, siblings }: BuiltFile,
  rules: HeaderRules,
  { known }: { known: boolean },
): Resource {
  const shared = {
    ...(siblings.length > 0 && { vary: 'Accept-Encoding' }),
    ...answerHeaders(rules, path),
    'content-type': type,
  };
  const variant = (body: Buffer, headers: Record<string, string>): Variant => {
    const etag = known
      ? `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      : undefined;
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

/** The smallest accepted encoding; weight 0 means refused (RFC 9110, section 12.5.3). */
function choose({ compressed, plain }: Resource, acceptEncoding = ''): Variant {
  const items = acceptEncoding.split(',').map((item) => item.toLowerCase().split(';'));
  const taken = items.filter(
    ([, ...parameters]) => !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter)),
  );
  const names = taken.map(([name = '']) => name.trim());
  return compressed.find(({ coding }) => names.includes(coding))?.variant ?? plain;
}

/** The decoded path; malformed encoding stays as it is and matches nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
